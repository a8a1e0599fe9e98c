import { formatDateRange } from '#renderer/platform/i18n/format.ts';
import { useText } from '#renderer/platform/i18n/i18n.ts';
import type { SearchHit } from '#shared/contract/staff/search.ts';
import { useSearchStyles } from './search-styles.ts';

export function Hit({ hit }: { hit: SearchHit }) {
  const styles = useSearchStyles();
  const t = useText('staff/search');
  const rooms = t('rooms', { count: hit.rooms.length, rooms: hit.rooms.join(', ') });
  const parts = [
    t(`status.${hit.status}`),
    formatDateRange(hit.checkinDate, hit.checkoutDate),
    ...(hit.isOfPartner ? [t('partner')] : []),
  ];
  return (
    <span className={styles.hit}>
      <span className={styles.guest}>{hit.guest ?? t('nobody')}</span>
      <span className={styles.rooms}>{hit.rooms.length > 0 && rooms}</span>
      <span className={styles.more}>{hit.locator}</span>
      <span className={styles.more}>{parts.join(' · ')}</span>
    </span>
  );
}
