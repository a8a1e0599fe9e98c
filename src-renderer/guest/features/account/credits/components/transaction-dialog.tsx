import { Button, makeStyles } from '@fluentui/react-components';
import type { ReactNode } from 'react';
import { serverNow } from '#renderer/platform/gateway/server-clock.ts';
import { formatDate, formatDay, formatMoney } from '#renderer/platform/i18n/format.ts';
import { useText } from '#renderer/platform/i18n/i18n.ts';
import { paths } from '#renderer/platform/paths.ts';
import { Bill, BillLine } from '#renderer/platform/ui/bill.tsx';
import { Masked } from '#renderer/platform/ui/masked.tsx';
import { Modal } from '#renderer/platform/ui/modal.tsx';
import { TextLink } from '#renderer/platform/ui/text-link.tsx';
import { brand } from '#renderer/platform/ui/theme.ts';
import type { CreditTransaction } from '#shared/contract/guest/personal-info.ts';
import { BRAND_TIME_ZONE } from '#shared/hotel-time.ts';
import { type Cents, fromReais } from '#shared/money.ts';
import { isExpired, refundOffer } from '#shared/rules/credits.ts';
import { RefundOffer } from './refund-offer.tsx';

const useStyles = makeStyles({
  body: { display: 'grid', gap: '20px' },
  text: { margin: 0 },
  bill: {
    '& > div': { alignItems: 'center' },
    '& dt': { color: brand.inkSoft },
    '& dd': { textAlign: 'end', fontWeight: 600 },
  },
});

type TransactionDialogProps = {
  transaction: CreditTransaction;
  isShown: boolean;
  onClose: () => void;
};

export function TransactionDialog({ transaction, isShown, onClose }: TransactionDialogProps) {
  const t = useText('credits');
  const styles = useStyles();
  const { type, origin, value, remaining, created_at, dueDate, reason, booking } = transaction;
  const zone = booking?.building.timezone ?? BRAND_TIME_ZONE;
  const now = serverNow();
  const day = (instant: string) => formatDay(new Date(instant), zone);
  const money = (cents: Cents): ReactNode => (
    <Masked what={t('details.amount')}>{isShown ? formatMoney(cents) : t('hiddenAmount')}</Masked>
  );
  const isPaidOut = type === 'WITHDRAWAL' && origin === 'REFUND';
  const offer = refundOffer(transaction, now);
  return (
    <Modal
      open
      title={t(`origins.${origin}`)}
      onClose={onClose}
      actions={
        <Button size="large" appearance="primary" onClick={onClose}>
          {t('general:close')}
        </Button>
      }
    >
      <div className={styles.body}>
        <p className={styles.text}>{t(isPaidOut ? 'what.PAID_OUT' : `what.${origin}`)}</p>
        <Bill className={styles.bill}>
          <BillLine label={t(type === 'DEPOSIT' ? 'details.cameIn' : 'details.wentOut')}>
            {money(fromReais(value))}
          </BillLine>
          {type === 'DEPOSIT' && remaining !== undefined && (
            <BillLine label={t('details.left')}>{money(fromReais(remaining))}</BillLine>
          )}
          <BillLine label={t('details.on')}>{day(created_at)}</BillLine>
          {dueDate !== null && (
            <BillLine label={t(isExpired(transaction, now) ? 'details.expired' : 'details.until')}>
              {day(dueDate)}
            </BillLine>
          )}
          {reason !== null && <BillLine label={t('details.reason')}>{reason}</BillLine>}
          {booking && (
            <>
              <BillLine label={t('details.booking')}>
                {booking.isVisible ? (
                  <TextLink to={`${paths.bookingDetails}/${booking.id}`}>{booking.locator}</TextLink>
                ) : (
                  booking.locator
                )}
              </BillLine>
              <BillLine label={t('details.hotel')}>{booking.building.name}</BillLine>
              <BillLine label={t('details.stay')}>
                {t('details.dates', {
                  from: formatDate(booking.checkinDate, 'medium'),
                  to: formatDate(booking.checkoutDate, 'medium'),
                })}
                {', '}
                {t('details.nights', { count: booking.nights })}
              </BillLine>
            </>
          )}
        </Bill>
        {booking && !booking.isVisible && <p className={styles.text}>{t('details.notListed')}</p>}
        {offer !== null && <RefundOffer amount={isShown ? offer : null} locator={booking?.locator ?? null} />}
      </div>
    </Modal>
  );
}
