import { makeStyles, mergeClasses } from '@fluentui/react-components';
import { useText } from '#renderer/platform/i18n/i18n.ts';
import { Heading } from '#renderer/platform/ui/heading.tsx';
import { Picture } from '#renderer/platform/ui/picture.tsx';
import { anyHotelStem } from '#renderer/platform/ui/picture-stem.ts';
import { brand, from } from '#renderer/platform/ui/theme.ts';
import type { Hotel } from '#shared/contract/guest/hotels.ts';
import { buildingFacts } from '../building-facts.ts';
import type { Booked } from '../confirmed-event.ts';
import { CopyCode } from './copy-code.tsx';

const useStyles = makeStyles({
  hero: {
    display: 'grid',
    gap: '24px',
    alignItems: 'center',
    [from.medium]: { gridTemplateColumns: 'minmax(0, 1fr) minmax(240px, 340px)', gap: '48px' },
  },
  text: { display: 'grid', gap: '16px', order: 2, [from.medium]: { order: 1 } },
  picture: {
    order: 1,
    borderRadius: brand.arch,
    width: '100%',
    maxWidth: '300px',
    justifySelf: 'center',
    [from.medium]: { order: 2, maxWidth: 'none' },
    '@media print': { display: 'none' },
  },
  lead: { margin: 0, color: brand.inkSoft, fontSize: '1.0625rem', lineHeight: 1.5, overflowWrap: 'anywhere' },
});

type ConfirmationHeroProps = {
  booking: Booked['booking'];
  hotel: Hotel;
  email: string | null;
  canCopy: boolean;
};

export function ConfirmationHero({ booking, hotel, email, canCopy }: ConfirmationHeroProps) {
  const t = useText('booking-confirmation');
  const styles = useStyles();
  const isPending = booking.status === 'PENDING';
  const { picture } = buildingFacts(hotel);
  const lead = () => {
    if (email === null) return isPending ? t('leadPendingNoEmail') : t('leadConfirmedNoEmail');
    return t(isPending ? 'leadPending' : 'leadConfirmed', { email });
  };
  return (
    <div className={styles.hero}>
      <div className={styles.text}>
        <Heading level={1}>{t(isPending ? 'titlePending' : 'titleConfirmed')}</Heading>
        <p className={styles.lead}>{lead()}</p>
        <CopyCode code={booking.locator} canCopy={canCopy} />
      </div>
      <Picture
        className={mergeClasses(styles.picture, 'decoration')}
        stem={picture ?? anyHotelStem}
        alt={picture === null ? '' : t('hotelPicture', { hotel: hotel.name })}
        ratio="4 / 5"
        sizes="(min-width: 768px) 340px, 300px"
        eager
      />
    </div>
  );
}
