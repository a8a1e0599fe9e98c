import { Button, makeStyles } from '@fluentui/react-components';
import { webConfig } from '#renderer/gateway/config.ts';
import { useText } from '#renderer/i18n/i18n.ts';
import { Modal } from '#renderer/ui/modal.tsx';
import { CREDIT_MONTHS, CREDIT_REFUND_SHARE, NO_SHOW_CREDIT_MONTHS } from '#shared/policies.ts';

const useStyles = makeStyles({
  list: { display: 'grid', gap: '12px', margin: 0, paddingInlineStart: '20px' },
});

export type Policy = 'usage' | 'reimbursement';

const lines = {
  usage: ['pays', 'part', 'first', 'months', 'gone'],
  reimbursement: ['share', 'which', 'how', 'when'],
} as const;

/** What credits can be used for, and how they become money again (CRE-04, LIM-03, LIM-07). */
export function PolicyDialog({ policy, onClose }: { policy: Policy; onClose: () => void }) {
  const t = useText('credits');
  const styles = useStyles();
  const figures = {
    months: CREDIT_MONTHS,
    noShowMonths: NO_SHOW_CREDIT_MONTHS,
    share: CREDIT_REFUND_SHARE / 100,
    kept: 100 - CREDIT_REFUND_SHARE / 100,
    email: webConfig().links.creditsEmail,
  };
  return (
    <Modal
      open
      title={t(`policies.${policy}.title`)}
      onClose={onClose}
      actions={
        <Button size="large" appearance="primary" onClick={onClose}>
          {t('policies.close')}
        </Button>
      }
    >
      <ul className={styles.list}>
        {policy === 'usage'
          ? lines.usage.map(line => <li key={line}>{t(`policies.usage.${line}`, figures)}</li>)
          : lines.reimbursement.map(line => (
              <li key={line}>{t(`policies.reimbursement.${line}`, figures)}</li>
            ))}
      </ul>
    </Modal>
  );
}
