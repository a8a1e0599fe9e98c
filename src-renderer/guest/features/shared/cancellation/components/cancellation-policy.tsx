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
  const t = useText('cancellation');
  const rules = [
    t('policy.free', { hours: FREE_CANCELLATION_HOURS }),
    t('policy.late', {
      checkin: formatHour(STANDARD_CHECKIN_HOUR),
      checkout: formatHour(STANDARD_CHECKOUT_HOUR),
    }),
    t('policy.noShow', { hour: formatHour(NO_SHOW_HOUR), months: NO_SHOW_CREDIT_MONTHS }),
    t('policy.early'),
    t('policy.unpaid'),
    t('policy.months', { months: CREDIT_MONTHS }),
    t('policy.exact'),
  ];
  return (
    <RulesDialog
      open={open}
      title={t('policy.title')}
      close={t('policy.close')}
      rules={isOta ? [t('policy.partner')] : rules}
      onClose={onClose}
    />
  );
}
