import { makeStyles } from '@fluentui/react-components';
import { useText } from '#renderer/platform/i18n/i18n.ts';
import { brand, from } from '#renderer/platform/ui/theme.ts';
import type { HourQuestion, StayHours } from '../hour-choice.ts';
import type { Offer } from '../offers.ts';
import { HourPickers } from './hour-pickers.tsx';
import { AmenityIcon } from './room-icons.tsx';

const useStyles = makeStyles({
  text: { margin: 0, maxWidth: '68ch', lineHeight: 1.5, color: brand.inkSoft },
  amenities: {
    display: 'flex',
    flexWrap: 'wrap',
    gap: '6px 16px',
    margin: 0,
    padding: 0,
    listStyleType: 'none',
    fontSize: '0.9375rem',
    color: brand.inkSoft,
    '& svg': { color: brand.sage },
  },
  amenity: { display: 'inline-flex', alignItems: 'center', gap: '8px', '& svg': { flexShrink: 0 } },
  title: { margin: '0 0 6px', fontSize: '0.9375rem', fontWeight: 600 },
  list: {
    margin: 0,
    paddingInlineStart: '1.1em',
    lineHeight: 1.6,
    color: brand.inkSoft,
    [from.small]: { columns: 2 },
  },
  hours: { maxWidth: '520px' },
});

type RoomDetailsProps = {
  offer: Offer;
  /** Null where no hour is left to choose. */
  hours: { hours: StayHours; question: HourQuestion; onHours: (hours: StayHours) => void } | null;
};

/** What a guest reads or changes before choosing: the other hours, and all that the room has. */
export function RoomDetails({ offer, hours }: RoomDetailsProps) {
  const styles = useStyles();
  const t = useText('booking-results');
  const { amenities, characteristics, description } = offer.details;
  return (
    <>
      {hours && (
        <div className={styles.hours}>
          <HourPickers offer={offer} hours={hours.hours} question={hours.question} onChange={hours.onHours} />
        </div>
      )}
      <p className={styles.text}>{description}</p>
      <ul className={styles.amenities} aria-label={t('card.amenities')}>
        {amenities.map(amenity => (
          <li key={amenity} className={styles.amenity}>
            <AmenityIcon amenity={amenity} />
            {t(`amenities.${amenity}`)}
          </li>
        ))}
      </ul>
      {characteristics.length > 0 && (
        <div>
          <p className={styles.title}>{t('card.characteristics')}</p>
          <ul className={styles.list}>
            {characteristics.map(characteristic => (
              <li key={characteristic}>{characteristic}</li>
            ))}
          </ul>
        </div>
      )}
    </>
  );
}
