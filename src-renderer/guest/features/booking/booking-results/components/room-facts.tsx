import { makeStyles, mergeClasses } from '@fluentui/react-components';
import { useText } from '#renderer/platform/i18n/i18n.ts';
import { CheckIcon, PersonIcon } from '#renderer/platform/ui/icons.tsx';
import { brand } from '#renderer/platform/ui/theme.ts';
import type { Offer } from '../offers.ts';
import { BedIcon, SizeIcon } from './room-icons.tsx';

/** A card holds what differs, and no more than this of it. */
const MOST_DIFFERENCES = 2;

const useStyles = makeStyles({
  facts: {
    display: 'flex',
    flexWrap: 'wrap',
    gap: '4px 18px',
    margin: 0,
    padding: 0,
    listStyleType: 'none',
    color: brand.ink,
    fontSize: '0.9375rem',
  },
  fact: {
    display: 'inline-flex',
    alignItems: 'center',
    gap: '8px',
    '& svg': { color: brand.brassInk, flexShrink: 0 },
  },
  special: { '& svg': { color: brand.sage, flexShrink: 0 } },
});

type RoomFactsProps = { offer: Offer; special: Offer['details']['amenities'] };

export function RoomFacts({ offer, special }: RoomFactsProps) {
  const styles = useStyles();
  const t = useText('booking-results');
  const { details } = offer;
  const differences = [
    ...special.map(amenity => t(`amenities.${amenity}`)),
    ...details.characteristics,
  ].slice(0, MOST_DIFFERENCES);
  return (
    <>
      <ul className={styles.facts}>
        <li className={styles.fact}>
          <BedIcon />
          {details.beds.map(bed => t(`beds.${bed.kind}`, { count: bed.amount })).join(', ')}
        </li>
        <li className={styles.fact}>
          <SizeIcon />
          {t('card.size', { size: details.size })}
        </li>
        <li className={styles.fact}>
          <PersonIcon />
          {t('card.guests', { count: details.maxGuests })}
        </li>
      </ul>
      {differences.length > 0 && (
        <ul className={styles.facts} aria-label={t('card.special')}>
          {differences.map(difference => (
            <li key={difference} className={mergeClasses(styles.fact, styles.special)}>
              <CheckIcon />
              {difference}
            </li>
          ))}
        </ul>
      )}
    </>
  );
}
