import { makeStyles } from '@fluentui/react-components';
import { useText } from '#renderer/platform/i18n/i18n.ts';
import { LoadError } from '#renderer/platform/ui/load-error.tsx';
import { Modal } from '#renderer/platform/ui/modal.tsx';
import { Skeleton } from '#renderer/platform/ui/skeleton.tsx';
import { brand } from '#renderer/platform/ui/theme.ts';
import type { Hotel } from '../shared/hotel/current-hotel.ts';
import { ApprovalList } from './approval-list.tsx';
import { AskForm } from './ask-form.tsx';
import { useMoneyOptions } from './queries.ts';

const useStyles = makeStyles({
  body: { display: 'grid', gap: '16px', alignContent: 'start', gridTemplateColumns: 'minmax(0, 1fr)' },
  text: { margin: 0, color: brand.inkSoft },
});

type MoneyPanelProps = { hotel: Hotel; bookingId: string; onClose: () => void };

/** Money that goes back, is given or is waived for a booking (DRW-02). */
export function MoneyPanel({ hotel, bookingId, onClose }: MoneyPanelProps) {
  const styles = useStyles();
  const t = useText('staff/approvals');
  const options = useMoneyOptions(hotel.hotelId, bookingId);
  return (
    <Modal open size="panel" title={t('title')} onClose={onClose}>
      <div className={styles.body}>
        <p className={styles.text}>{t('note')}</p>
        {options.isPending && <Skeleton height="220px" />}
        {options.data === undefined && options.isError && (
          <LoadError error={options.error} onRetry={() => void options.refetch()} />
        )}
        {options.data && (
          <>
            <ApprovalList hotel={hotel} approvals={options.data.approvals} />
            <AskForm hotel={hotel} options={options.data} />
          </>
        )}
      </div>
    </Modal>
  );
}
