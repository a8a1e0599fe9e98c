import { makeStyles, useArrowNavigationGroup } from '@fluentui/react-components';
import { serverNow } from '#renderer/platform/gateway/server-clock.ts';
import type { Board } from '#shared/contract/staff/board.ts';
import { hourAt } from '#shared/hotel-time.ts';
import type { Hotel } from '../shared/hotel/current-hotel.ts';
import { AttentionPanel } from './attention-panel.tsx';
import { AttentionTable } from './attention-table.tsx';
import { RoomTable } from './room-table.tsx';
import { type BoardList, toGroups } from './row-groups.ts';

const withPanel = '@media (min-width: 1360px)';

const useStyles = makeStyles({
  columns: {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    alignItems: 'start',
    gap: '16px',
    [withPanel]: { gridTemplateColumns: 'minmax(0, 1fr) 296px' },
  },
  panel: { display: 'none', [withPanel]: { display: 'block' } },
});

type BoardListsProps = { board: Board; list: BoardList; hotel: Hotel; attentionAddress: string };

/** The chosen list, and attention beside it where the window has the room. Arrows lead from row to row. */
export function BoardLists({ board, list, hotel, attentionAddress }: BoardListsProps) {
  const styles = useStyles();
  const rows = useArrowNavigationGroup({ axis: 'vertical', memorizeCurrent: true });
  const now = serverNow();
  if (list === 'attention')
    return (
      <div {...rows}>
        <AttentionTable devices={board.devices} items={board.attention} timeZone={hotel.timeZone} />
      </div>
    );
  const hasAttention = board.attention.length + board.devices.length > 0;
  const groups = toGroups(board, list, hourAt(now, hotel.timeZone));
  return (
    <div className={hasAttention ? styles.columns : ''}>
      <div {...rows}>
        <RoomTable
          key={`${board.day} ${list}`}
          groups={groups}
          list={list}
          day={board.day}
          hotel={hotel}
          now={now}
        />
      </div>
      {hasAttention && (
        <div className={styles.panel}>
          <AttentionPanel devices={board.devices} items={board.attention} all={attentionAddress} />
        </div>
      )}
    </div>
  );
}
