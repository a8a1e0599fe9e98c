import { Button, makeStyles } from '@fluentui/react-components';
import { formatMoney } from '#renderer/platform/i18n/format.ts';
import { useText } from '#renderer/platform/i18n/i18n.ts';
import { Money } from '#renderer/platform/ui/money.tsx';
import { brand } from '#renderer/platform/ui/theme.ts';
import { findSlots, type StayHours } from '../hour-choice.ts';
import { type Offer, shownPrice } from '../offers.ts';

const useStyles = makeStyles({
  price: { display: 'grid', gap: '2px' },
  amount: { fontFamily: brand.fontDisplay, fontSize: '1.75rem', lineHeight: 1.15 },
  details: { justifySelf: 'start', padding: 0, minWidth: 0, minHeight: '32px', fontWeight: 600 },
  line: { margin: 0, color: brand.inkSoft, fontSize: '0.9375rem', lineHeight: 1.45 },
});

type RoomPriceProps = { offer: Offer; hours: StayHours; onDetails: () => void };

export function RoomPrice({ offer, hours, onDetails }: RoomPriceProps) {
  const styles = useStyles();
  const t = useText('booking-results');
  const slots = findSlots(offer, hours);
  const price = shownPrice(offer, slots ? [slots.checkin, slots.checkout] : []);
  return (
    <div className={styles.price}>
      <Money cents={price.total} className={styles.amount} />
      <p className={styles.line}>
        {t('booking-funnel:party.nights', { count: offer.nights.length })}
        {offer.nights.length > 1 && (
          <>
            {' · '}
            {t(price.sameEachNight ? 'card.perNight' : 'card.perNightAverage', {
              price: formatMoney(price.perNight),
            })}
          </>
        )}
      </p>
      <p className={styles.line}>{t('card.tax', { tax: formatMoney(price.taxValue) })}</p>
      <Button
        appearance="transparent"
        className={styles.details}
        aria-label={t('card.detailsOf', { name: offer.details.name })}
        onClick={onDetails}
      >
        {t('card.details')}
      </Button>
    </div>
  );
}
