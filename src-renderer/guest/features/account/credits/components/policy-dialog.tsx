import { webConfig } from '#renderer/platform/host/config.ts';
import { useText } from '#renderer/platform/i18n/i18n.ts';
import { RulesDialog } from '#renderer/platform/ui/rules-dialog.tsx';
import { CREDIT_MONTHS, CREDIT_REFUND_SHARE, NO_SHOW_CREDIT_MONTHS } from '#shared/policies.ts';

export type Policy = 'usage' | 'reimbursement';

const lines = {
  usage: ['pays', 'part', 'first', 'months', 'gone'],
  reimbursement: ['share', 'which', 'how', 'when'],
} as const;

export function PolicyDialog({ policy, onClose }: { policy: Policy; onClose: () => void }) {
  const t = useText('credits');
  const figures = {
    months: CREDIT_MONTHS,
    noShowMonths: NO_SHOW_CREDIT_MONTHS,
    share: CREDIT_REFUND_SHARE / 100,
    kept: 100 - CREDIT_REFUND_SHARE / 100,
    email: webConfig().links.creditsEmail,
  };
  const rules =
    policy === 'usage'
      ? lines.usage.map(line => t(`policies.usage.${line}`, figures))
      : lines.reimbursement.map(line => t(`policies.reimbursement.${line}`, figures));
  return (
    <RulesDialog
      title={t(`policies.${policy}.title`)}
      close={t('policies.close')}
      rules={rules}
      onClose={onClose}
    />
  );
}
