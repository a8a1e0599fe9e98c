import { formatHour } from '#renderer/platform/i18n/format.ts';
import { useText } from '#renderer/platform/i18n/i18n.ts';
import { RulesDialog } from '#renderer/platform/ui/rules-dialog.tsx';
import {
  CREDIT_MONTHS,
  FREE_CANCELLATION_HOURS,
  NO_SHOW_CREDIT_MONTHS,
  NO_SHOW_HOUR,
  STANDARD_CHECKIN_HOUR,
  STANDARD_CHECKOUT_HOUR,
} from '#shared/policies.ts';

type CancellationPolicyProps = { open: boolean; isOta: boolean; onClose: () => void };

export function CancellationPolicy({ open, isOta, onClose }: CancellationPolicyProps) {
  const t = useText('booking-details');
  const rules = [
    t('cancellation.free', { hours: FREE_CANCELLATION_HOURS }),
    t('cancellation.late', {
      checkin: formatHour(STANDARD_CHECKIN_HOUR),
      checkout: formatHour(STANDARD_CHECKOUT_HOUR),
    }),
    t('cancellation.noShow', { hour: formatHour(NO_SHOW_HOUR), months: NO_SHOW_CREDIT_MONTHS }),
    t('cancellation.early'),
    t('cancellation.unpaid'),
    t('cancellation.months', { months: CREDIT_MONTHS }),
    t('cancellation.exact'),
  ];
  return (
    <RulesDialog
      open={open}
      title={t('cancellation.title')}
      close={t('cancellation.close')}
      rules={isOta ? [t('cancellation.partner')] : rules}
      onClose={onClose}
    />
  );
}
