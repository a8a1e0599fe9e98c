import { makeStyles } from '@fluentui/react-components';
import { useText } from '#renderer/platform/i18n/i18n.ts';
import { Heading } from '#renderer/platform/ui/heading.tsx';
import { brand, from } from '#renderer/platform/ui/theme.ts';

const useStyles = makeStyles({
  box: {
    display: 'grid',
    gap: '6px',
    padding: '20px',
    borderRadius: '20px',
    border: `1px dashed ${brand.hairline}`,
    [from.medium]: { padding: '24px 32px' },
  },
  soft: { margin: 0, color: brand.inkSoft },
});

export function LimitedRoom({ type, number, total }: { type: string; number: number; total: number }) {
  const t = useText('room-guests');
  const styles = useStyles();
  return (
    <section className={styles.box}>
      <p className={styles.soft}>{t('room', { number, total })}</p>
      <Heading level={2} size="small">
        {type}
      </Heading>
      <p className={styles.soft}>{t('limited')}</p>
    </section>
  );
}
