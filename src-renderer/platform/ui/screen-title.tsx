import { makeStyles } from '@fluentui/react-components';
import { Heading } from './heading.tsx';
import { brand, from } from './theme.ts';

const useStyles = makeStyles({
  box: { display: 'grid', gap: '8px', marginBottom: '24px', [from.medium]: { marginBottom: '36px' } },
  lead: { margin: 0, maxWidth: '60ch', color: brand.inkSoft, fontSize: '1.0625rem', lineHeight: 1.5 },
});

export function ScreenTitle({ title, lead, page }: { title: string; lead: string; page: string }) {
  const styles = useStyles();
  return (
    <header className={styles.box}>
      <title>{`${page} · Pernoite`}</title>
      <Heading level={1}>{title}</Heading>
      <p className={styles.lead}>{lead}</p>
    </header>
  );
}
