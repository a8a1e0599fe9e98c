import { Button, makeStyles } from '@fluentui/react-components';
import { formatHour } from '#renderer/platform/i18n/format.ts';
import { useText } from '#renderer/platform/i18n/i18n.ts';
import { Modal } from '#renderer/platform/ui/modal.tsx';
import { brand } from '#renderer/platform/ui/theme.ts';
import {
  VISIT_MAX_HOURS,
  VISITORS_LEAVE_BY_HOUR,
  VISITORS_PER_DAY,
  VISITS_FROM_HOUR,
  VISITS_UNTIL_HOUR,
} from '#shared/policies.ts';

const useStyles = makeStyles({
  list: {
    display: 'grid',
    gap: '12px',
    margin: 0,
    paddingInlineStart: '22px',
    lineHeight: 1.5,
    '& li::marker': { color: brand.brass },
  },
});

export function PolicyDialog({ onClose }: { onClose: () => void }) {
  const t = useText('visitors');
  const styles = useStyles();
  return (
    <Modal
      open
      size="small"
      title={t('policy.title')}
      onClose={onClose}
      actions={
        <Button appearance="primary" size="large" onClick={onClose}>
          {t('policy.close')}
        </Button>
      }
    >
      <ul className={styles.list}>
        <li>{t('policy.people', { count: VISITORS_PER_DAY })}</li>
        <li>{t('policy.stay', { hours: VISIT_MAX_HOURS })}</li>
        <li>
          {t('policy.entry', { from: formatHour(VISITS_FROM_HOUR), until: formatHour(VISITS_UNTIL_HOUR) })}
        </li>
        <li>{t('policy.leave', { until: formatHour(VISITORS_LEAVE_BY_HOUR) })}</li>
        <li>{t('policy.document')}</li>
      </ul>
    </Modal>
  );
}
