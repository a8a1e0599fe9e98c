import { Button, makeStyles } from '@fluentui/react-components';
import { formatHour } from '#renderer/i18n/format.ts';
import { useText } from '#renderer/i18n/i18n.ts';
import { Modal } from '#renderer/ui/modal.tsx';
import {
  CREDIT_MONTHS,
  FREE_CANCELLATION_HOURS,
  NO_SHOW_CREDIT_MONTHS,
  NO_SHOW_HOUR,
  STANDARD_CHECKIN_HOUR,
  STANDARD_CHECKOUT_HOUR,
} from '#shared/policies.ts';

const useStyles = makeStyles({
  list: { display: 'grid', gap: '12px', margin: 0, paddingInlineStart: '20px', lineHeight: 1.5 },
  text: { margin: 0, lineHeight: 1.5 },
});

type CancellationPolicyProps = { open: boolean; isOta: boolean; onClose: () => void };

function Rules() {
  const t = useText('booking-details');
  const styles = useStyles();
  return (
    <ul className={styles.list}>
      <li>{t('cancellation.free', { hours: FREE_CANCELLATION_HOURS })}</li>
      <li>
        {t('cancellation.late', {
          checkin: formatHour(STANDARD_CHECKIN_HOUR),
          checkout: formatHour(STANDARD_CHECKOUT_HOUR),
        })}
      </li>
      <li>{t('cancellation.noShow', { hour: formatHour(NO_SHOW_HOUR), months: NO_SHOW_CREDIT_MONTHS })}</li>
      <li>{t('cancellation.early')}</li>
      <li>{t('cancellation.unpaid')}</li>
      <li>{t('cancellation.months', { months: CREDIT_MONTHS })}</li>
      <li>{t('cancellation.exact')}</li>
    </ul>
  );
}

/** What a cancellation, a no-show and an early departure return (BKG-33, PD-55, PD-56); figures by PD-50. */
export function CancellationPolicy({ open, isOta, onClose }: CancellationPolicyProps) {
  const t = useText('booking-details');
  const styles = useStyles();
  return (
    <Modal
      open={open}
      title={t('cancellation.title')}
      onClose={onClose}
      actions={
        <Button size="large" appearance="primary" onClick={onClose}>
          {t('cancellation.close')}
        </Button>
      }
    >
      {isOta ? <p className={styles.text}>{t('cancellation.partner')}</p> : <Rules />}
    </Modal>
  );
}
