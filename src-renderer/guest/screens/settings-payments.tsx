import { makeStyles } from '@fluentui/react-components';
import { useText } from '#renderer/platform/i18n/i18n.ts';
import { paths } from '#renderer/platform/paths.ts';
import { ButtonLink } from '#renderer/platform/ui/button-link.tsx';
import { Picture } from '#renderer/platform/ui/picture.tsx';
import { ScreenTitle } from '#renderer/platform/ui/screen-title.tsx';
import { brand, from } from '#renderer/platform/ui/theme.ts';

const useStyles = makeStyles({
  card: {
    display: 'grid',
    overflow: 'hidden',
    borderRadius: '28px',
    backgroundColor: brand.brassWash,
    [from.small]: { gridTemplateColumns: 'minmax(0, 1fr) 38%' },
  },
  picture: { height: '150px', order: -1, [from.small]: { height: '100%', order: 0 } },
  texts: { display: 'grid', gap: '12px', justifyItems: 'start', padding: '28px' },
  kicker: { margin: 0, color: brand.brassInk, fontWeight: 600 },
  text: { margin: 0 },
});

export function Component() {
  const styles = useStyles();
  const t = useText('settings');
  return (
    <>
      <ScreenTitle title={t('payments.title')} lead={t('payments.lead')} page={t('places.payments')} />
      <section className={styles.card} aria-label={t('payments.kicker')}>
        <div className={styles.texts}>
          <p className={styles.kicker}>{t('payments.kicker')}</p>
          <p className={styles.text}>{t('payments.text')}</p>
          <ButtonLink to={paths.cards}>{t('payments.cards')}</ButtonLink>
        </div>
        <Picture
          className={styles.picture}
          stem="detail-breakfast"
          alt=""
          sizes="(min-width: 640px) 260px, 100vw"
          ratio="auto"
        />
      </section>
    </>
  );
}
