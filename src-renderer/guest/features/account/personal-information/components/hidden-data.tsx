import { Button, makeStyles } from '@fluentui/react-components';
import { type Part, parts } from '#renderer/platform/guest-forms/personal-info-values.ts';
import { useText } from '#renderer/platform/i18n/i18n.ts';
import { Heading } from '#renderer/platform/ui/heading.tsx';
import { EyeIcon } from '#renderer/platform/ui/icons.tsx';
import { brand } from '#renderer/platform/ui/theme.ts';

const useStyles = makeStyles({
  card: {
    display: 'grid',
    gap: '24px',
    justifyItems: 'start',
    padding: '36px',
    borderRadius: '28px',
    border: `1px solid ${brand.hairline}`,
    backgroundColor: brand.surface,
  },
  text: { margin: 0, color: brand.inkSoft },
  list: {
    display: 'grid',
    gridTemplateColumns: 'auto minmax(0, 1fr)',
    gap: '12px 32px',
    margin: 0,
  },
  pair: { display: 'contents' },
  name: { color: brand.inkSoft },
  dots: { margin: 0, letterSpacing: '0.12em' },
});

const BULLETS = '••••••';
const shown: readonly ('email' | Part)[] = [
  'fullName',
  'email',
  ...parts.filter(part => part !== 'fullName'),
];

export function HiddenData({ onShow }: { onShow: () => void }) {
  const styles = useStyles();
  const t = useText('personal-information');
  return (
    <section className={styles.card} aria-labelledby="hidden-data">
      <Heading level={2} size="small" id="hidden-data">
        {t('hidden.title')}
      </Heading>
      <p className={styles.text}>{t('hidden.text')}</p>
      <dl className={styles.list} aria-hidden="true">
        {shown.map(part => (
          <div key={part} className={styles.pair}>
            <dt className={styles.name}>{t(`parts.${part}`)}</dt>
            <dd className={styles.dots}>{BULLETS}</dd>
          </div>
        ))}
      </dl>
      <Button appearance="primary" size="large" icon={<EyeIcon />} onClick={onShow}>
        {t('hidden.show')}
      </Button>
    </section>
  );
}
