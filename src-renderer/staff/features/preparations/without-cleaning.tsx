import { makeStyles } from '@fluentui/react-components';
import { formatList } from '#renderer/platform/i18n/format.ts';
import { useText } from '#renderer/platform/i18n/i18n.ts';
import { brand } from '#renderer/platform/ui/theme.ts';
import type { DeclinedRoom } from '#shared/contract/staff/preparations.ts';
import { Card } from '../shared/look/card.tsx';

const useStyles = makeStyles({
  rooms: { margin: 0, fontSize: '1.125rem', fontWeight: 600 },
  note: { margin: 0, color: brand.inkSoft },
});

/** Rooms that nobody cleans today, because their guests said so (HSK-06). */
export function WithoutCleaning({ rooms }: { rooms: readonly DeclinedRoom[] }) {
  const styles = useStyles();
  const t = useText('staff/preparations');
  if (rooms.length === 0) return null;
  return (
    <Card title={t('withoutCleaning.title')}>
      <p className={styles.rooms}>{formatList(rooms.map(({ number }) => number))}</p>
      <p className={styles.note}>{t('withoutCleaning.note')}</p>
    </Card>
  );
}
