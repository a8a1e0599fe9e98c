import { makeStyles } from '@fluentui/react-components';
import { NextStepLine } from '#renderer/guest/features/shared/guest-booking/components/next-step-line.tsx';
import { formatStayDayAndTime } from '#renderer/guest/features/shared/guest-booking/stay-times.ts';
import { formatDay, formatMoney } from '#renderer/platform/i18n/format.ts';
import { useText } from '#renderer/platform/i18n/i18n.ts';
import { Bill, BillLine, BillResult } from '#renderer/platform/ui/bill.tsx';
import { Masked } from '#renderer/platform/ui/masked.tsx';
import { Money } from '#renderer/platform/ui/money.tsx';
import { brand } from '#renderer/platform/ui/theme.ts';
import type { BookingDetails, DetailedAccommodation } from '#shared/contract/guest/booking-details.ts';
import type { EarlyCheckoutSimulation } from '#shared/contract/guest/early-departure.ts';
import { fromReais } from '#shared/money.ts';
import { shortRoomNumber } from '../departure.ts';

const useStyles = makeStyles({
  box: { display: 'grid', gap: '18px' },
  masked: { alignItems: 'center' },
  text: { margin: 0, color: brand.inkSoft, lineHeight: 1.5 },
});

type DepartureOutcomeProps = {
  booking: BookingDetails;
  room: DetailedAccommodation;
  simulation: EarlyCheckoutSimulation;
};

export function DepartureOutcome({ booking, room, simulation }: DepartureOutcomeProps) {
  const t = useText('early-departure');
  const styles = useStyles();
  const { timezone } = booking.building;
  return (
    <div className={styles.box}>
      <Bill>
        {room.room !== null && (
          <BillLine label={t('outcome.room')} className={styles.masked}>
            <Masked what={t('guest-booking:roomMasked')}>{shortRoomNumber(room.room.suiteNumber)}</Masked>
          </BillLine>
        )}
        <BillLine label={t('outcome.booked')}>{formatStayDayAndTime(room.checkoutDate, timezone)}</BillLine>
        <BillLine label={t('outcome.nights')}>{simulation.remaining_nights}</BillLine>
      </Bill>
      {!booking.isOta && simulation.creditOption === 'CREDIT' && (
        <DepartureCredits booking={booking} simulation={simulation} />
      )}
      {!booking.isOta && simulation.creditOption === 'NONE' && (
        <p className={styles.text}>{t('outcome.nothing')}</p>
      )}
    </div>
  );
}

function DepartureCredits({ booking, simulation }: Omit<DepartureOutcomeProps, 'room'>) {
  const t = useText('early-departure');
  const styles = useStyles();
  const { timezone } = booking.building;
  const { new_credit, previous_balance, credit_due_date, next_step } = simulation;
  // If there is a next step, it says until when the credits are valid.
  const until = next_step === null ? credit_due_date : null;
  const facts = [
    ...(until === null ? [] : [t('outcome.until', { date: formatDay(new Date(until), timezone) })]),
    ...(previous_balance === null ? [t('outcome.toHolder')] : []),
  ];
  return (
    <>
      <Bill>
        {previous_balance !== null && (
          <BillLine label={t('outcome.balance')} className={styles.masked}>
            <Masked what={t('outcome.balance')}>{formatMoney(fromReais(previous_balance))}</Masked>
          </BillLine>
        )}
        <BillResult label={t('outcome.credit')}>
          <Money cents={fromReais(new_credit)} />
        </BillResult>
      </Bill>
      {facts.length > 0 && <p className={styles.text}>{facts.join(' ')}</p>}
      {next_step !== null && (
        <NextStepLine
          credit={new_credit}
          creditDueDate={credit_due_date}
          nextStep={next_step}
          timeZone={timezone}
        />
      )}
    </>
  );
}
