import { makeStyles } from '@fluentui/react-components';
import { ReceptionHours } from '#renderer/guest/features/shared/reception/reception-hours.tsx';
import { useText } from '#renderer/platform/i18n/i18n.ts';
import { Notice } from '#renderer/platform/ui/notice.tsx';
import { ScreenTitle } from '#renderer/platform/ui/screen-title.tsx';
import { useCheckInPage } from '../check-in-page.ts';
import { useAwaitedDeposit } from '../queries.ts';

const useStyles = makeStyles({
  text: { display: 'grid', gap: '12px', justifyItems: 'start', '& p': { margin: 0 } },
});

/** In the place of the cards, where the hotel takes none: a deposit at the reception guarantees the stay (PD-205). */
export function GuaranteeAtReception() {
  const t = useText('check-in');
  const styles = useStyles();
  const { booking } = useCheckInPage();
  useAwaitedDeposit(booking.bookingId);
  return (
    <>
      <ScreenTitle
        title={t('paymentCard.reception.title')}
        lead={t('paymentCard.reception.lead')}
        page={t('pageTitle')}
      />
      <Notice intent="info">
        <div className={styles.text}>
          <p>{t('paymentCard.reception.text')}</p>
          <ReceptionHours hotelId={booking.building.hotelId} />
        </div>
      </Notice>
    </>
  );
}
