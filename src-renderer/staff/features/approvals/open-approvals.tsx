import { makeStyles } from '@fluentui/react-components';
import { useText } from '#renderer/platform/i18n/i18n.ts';
import type { Hotel } from '../shared/hotel/current-hotel.ts';
import { Card } from '../shared/look/card.tsx';
import { ApprovalList } from './approval-list.tsx';
import { useApprovals } from './queries.ts';

const useStyles = makeStyles({ card: { marginBlockStart: '16px' } });

/** Nothing where nothing waits. */
export function OpenApprovals({ hotel }: { hotel: Hotel }) {
  const styles = useStyles();
  const t = useText('staff/approvals');
  const open = useApprovals(hotel.hotelId);
  if (!open.data?.length) return null;
  return (
    <Card title={t('waiting')} className={styles.card}>
      <ApprovalList hotel={hotel} approvals={open.data} />
    </Card>
  );
}
