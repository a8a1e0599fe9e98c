import { makeStyles } from '@fluentui/react-components';
import { CrownIcon } from '#renderer/guest/features/shared/guest-booking/components/booking-icons.tsx';
import { useText } from '#renderer/platform/i18n/i18n.ts';
import { Heading } from '#renderer/platform/ui/heading.tsx';
import { Picture } from '#renderer/platform/ui/picture.tsx';
import { brand, from, systemEdge } from '#renderer/platform/ui/theme.ts';

const useStyles = makeStyles({
  note: {
    ...systemEdge,
    display: 'grid',
    overflow: 'hidden',
    borderRadius: '20px',
    backgroundColor: brand.brassWash,
    color: brand.brassInk,
    // Between a phone and a wide screen it is below the rooms, and as wide as they are.
    [from.medium]: { gridTemplateColumns: '2fr 3fr', alignItems: 'stretch' },
    [from.large]: { gridTemplateColumns: 'minmax(0, 1fr)' },
  },
  // As high as the text beside it.
  picture: {
    minHeight: '200px',
    '& img': { position: 'absolute', inset: 0 },
    [from.medium]: { minHeight: 'auto' },
    [from.large]: { minHeight: '228px' },
  },
  text: { display: 'grid', alignContent: 'center', gap: '12px', padding: '24px 28px 28px' },
  title: { display: 'flex', alignItems: 'center', gap: '10px' },
  heading: { color: 'inherit' },
  list: { display: 'grid', gap: '8px', margin: 0, paddingInlineStart: '20px', lineHeight: 1.5 },
});

export function MainGuestNote() {
  const t = useText('room-guests');
  const styles = useStyles();
  return (
    <section className={styles.note} aria-labelledby="main-guest-note">
      <Picture
        className={styles.picture}
        stem="detail-breakfast"
        alt=""
        sizes="(min-width: 1024px) 380px, 100vw"
        ratio="auto"
      />
      <div className={styles.text}>
        <div className={styles.title}>
          <CrownIcon />
          <Heading level={2} size="small" id="main-guest-note" className={styles.heading}>
            {t('note.title')}
          </Heading>
        </div>
        <ul className={styles.list}>
          <li>{t('note.data')}</li>
          <li>{t('note.guests')}</li>
          <li>{t('note.owns')}</li>
        </ul>
      </div>
    </section>
  );
}
