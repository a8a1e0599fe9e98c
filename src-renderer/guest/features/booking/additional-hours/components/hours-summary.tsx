import { makeStyles } from '@fluentui/react-components';
import { eachInstallment } from '#renderer/guest/features/shared/card-form/installments.ts';
import { formatStayDayAndTime } from '#renderer/guest/features/shared/guest-booking/stay-times.ts';
import { formatMoney } from '#renderer/platform/i18n/format.ts';
import { useText } from '#renderer/platform/i18n/i18n.ts';
import { Bill, BillLine, BillResult } from '#renderer/platform/ui/bill.tsx';
import { Money } from '#renderer/platform/ui/money.tsx';
import { Notice } from '#renderer/platform/ui/notice.tsx';
import { brand } from '#renderer/platform/ui/theme.ts';
import type { HourSlot, HoursAvailability, HoursType } from '#shared/contract/guest/additional-hours.ts';
import { fromReais } from '#shared/money.ts';
import { FREE_CANCELLATION_HOURS } from '#shared/policies.ts';
import { type HoursMeans, slotTotal } from '../means.ts';

const useStyles = makeStyles({
  text: { margin: 0, color: brand.inkSoft, lineHeight: 1.5 },
  plan: { margin: '-8px 0 0', textAlign: 'right', color: brand.inkSoft, fontSize: '0.875rem' },
});

type CancellationTermsProps = { hours: HoursAvailability; slot: HourSlot; isPaid: boolean };

/** An earlier arrival ends free cancellation earlier (LIM-04, BEY-17). */
function CancellationTerms({ hours, slot, isPaid }: CancellationTermsProps) {
  const t = useText('additional-hours');
  const styles = useStyles();
  const moment = (iso: string | null) => iso && formatStayDayAndTime(iso, hours.buildingTimezone);
  const [before, until] = [moment(hours.freeCancellationUntil), moment(slot.freeCancellationUntil)];
  if (before && before !== until)
    return (
      <Notice intent="info">
        {until
          ? t('summary.freeSooner', { moment: until, before })
          : t('summary.freeNoMore', { before, hours: FREE_CANCELLATION_HOURS })}
      </Notice>
    );
  if (!isPaid) return null;
  return (
    <p className={styles.text}>
      {until ? t('summary.refundable', { moment: until }) : t('summary.notRefundable')}
    </p>
  );
}

type HoursSummaryProps = {
  type: HoursType;
  hours: HoursAvailability;
  slot: HourSlot | null;
  means: HoursMeans;
};

export function HoursSummary({ type, hours, slot, means }: HoursSummaryProps) {
  const t = useText('additional-hours');
  const styles = useStyles();
  const zone = hours.buildingTimezone;
  const amount = (label: string, reais: number) => (
    <BillLine label={label}>
      <Money cents={fromReais(reais)} />
    </BillLine>
  );
  const total = slot ? slotTotal(slot) : 0;
  return (
    <div aria-live="polite" style={{ display: 'grid', gap: '16px' }}>
      <Bill>
        <BillLine label={t(`summary.${type}.now`)}>{formatStayDayAndTime(hours.currentTime, zone)}</BillLine>
        {slot && (
          <BillLine label={t(`summary.${type}.then`)}>
            <strong>{formatStayDayAndTime(slot.time, zone)}</strong>
          </BillLine>
        )}
      </Bill>
      {slot && (
        <Bill>
          {amount(t('summary.price'), slot.price)}
          {amount(t('summary.tax'), slot.taxValue)}
          <BillResult label={t('summary.total')}>
            <Money cents={total} />
          </BillResult>
        </Bill>
      )}
      {means.with === 'card' && means.installments > 1 && (
        <p className={styles.plan}>
          {t('card-form:installment', {
            times: means.installments,
            amount: formatMoney(eachInstallment(total, means.installments)),
          })}
        </p>
      )}
      {slot && <CancellationTerms hours={hours} slot={slot} isPaid={total > 0} />}
    </div>
  );
}
