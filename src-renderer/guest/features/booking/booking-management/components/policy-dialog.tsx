import { formatHour } from '#renderer/platform/i18n/format.ts';
import { useText } from '#renderer/platform/i18n/i18n.ts';
import { RulesDialog } from '#renderer/platform/ui/rules-dialog.tsx';
import {
  CREDIT_MONTHS,
  EARLIEST_HOUR,
  FREE_CANCELLATION_HOURS,
  HOURS_ON_SALE_DAYS,
  LATEST_HOUR,
  STANDARD_CHECKIN_HOUR,
} from '#shared/policies.ts';

export type Policy = 'hours' | 'earlyDeparture';

const lines = {
  hours: ['sale', 'arrival', 'departure', 'perRoom', 'transfer', 'refund'],
  earlyDeparture: ['used', 'back', 'notBack', 'holder', 'before', 'final', 'partner'],
} as const;

type PolicyDialogProps = { policy: Policy; onClose: () => void };

export function PolicyDialog({ policy, onClose }: PolicyDialogProps) {
  const t = useText('booking-management');
  const figures = {
    count: HOURS_ON_SALE_DAYS,
    earliest: formatHour(EARLIEST_HOUR),
    latest: formatHour(LATEST_HOUR),
    nightUsedFrom: formatHour(STANDARD_CHECKIN_HOUR),
    freeHours: FREE_CANCELLATION_HOURS,
    months: CREDIT_MONTHS,
  };
  const rules =
    policy === 'hours'
      ? lines.hours.map(line => t(`policies.hours.${line}`, figures))
      : lines.earlyDeparture.map(line => t(`policies.earlyDeparture.${line}`, figures));
  return (
    <RulesDialog
      title={t(`policies.${policy}.title`)}
      close={t('policies.close')}
      rules={rules}
      onClose={onClose}
    />
  );
}
