import {
  Button,
  makeStyles,
  mergeClasses,
  Table,
  TableBody,
  TableCell,
  TableHeader,
  TableHeaderCell,
  TableRow,
} from '@fluentui/react-components';
import { useState } from 'react';
import { useText } from '#renderer/platform/i18n/i18n.ts';
import { brand } from '#renderer/platform/ui/theme.ts';
import type { LocalDate } from '#shared/hotel-time.ts';
import type { Hotel } from '../shared/hotel/current-hotel.ts';
import { useDataTable } from '../shared/look/data-table.ts';
import { EmptyList } from './empty-list.tsx';
import { useRoomColumns } from './room-columns.ts';
import { RoomRow } from './room-row.tsx';
import type { Group, RoomList } from './row-groups.ts';

const useStyles = makeStyles({
  group: {
    height: '28px',
    borderBottom: `1px solid ${brand.hairline}`,
    backgroundColor: brand.ground,
    ':hover': { backgroundColor: brand.ground },
  },
  groupCell: { height: '28px', padding: '2px 16px' },
  groupLine: { display: 'flex', alignItems: 'center', gap: '8px' },
  groupName: { fontWeight: 600 },
  rooms: { fontSize: '0.8125rem', color: brand.inkSoft },
  fold: { marginInlineStart: 'auto' },
});

type RoomTableProps = {
  groups: readonly Group[];
  list: RoomList;
  day: LocalDate;
  hotel: Hotel;
  now: Date;
};

export function RoomTable({ groups, list, day, hotel, now }: RoomTableProps) {
  const table = useDataTable();
  const columns = useRoomColumns();
  const t = useText('staff/board');
  // What is done is folded, unless nothing else is there.
  const [showsDone, setShowsDone] = useState(false);
  if (groups.length === 0) return <EmptyList list={list} />;
  const head = (
    name: 'guest' | 'todo' | 'room' | 'party' | 'due' | 'arrives' | 'leaves',
    className: string,
  ) => (
    <TableHeaderCell className={mergeClasses(table.headCell, className)}>
      {t(`columns.${name}`)}
    </TableHeaderCell>
  );
  return (
    <div className={table.card}>
      <Table className={columns.body} aria-label={t(`lists.${list}`)}>
        <TableHeader className={table.head}>
          <TableRow className={table.headRow}>
            {head(list === 'arrivals' ? 'arrives' : 'leaves', columns.hour)}
            {head('guest', columns.guest)}
            {head('todo', columns.todo)}
            {head('room', columns.room)}
            {head('party', columns.party)}
            {head('due', mergeClasses(columns.due, columns.dueHead))}
          </TableRow>
        </TableHeader>
        {groups.map(group => {
          const isFoldable = group.isDone && groups.length > 1;
          const isOpen = !isFoldable || showsDone;
          return (
            <TableBody key={group.name} className={columns.body}>
              <GroupRow
                group={group}
                isOpen={isOpen}
                onFold={isFoldable ? () => setShowsDone(!showsDone) : null}
              />
              {isOpen &&
                group.rows.map(row => (
                  <RoomRow
                    key={row.accommodationId}
                    row={row}
                    list={list}
                    day={day}
                    hotel={hotel}
                    now={now}
                  />
                ))}
            </TableBody>
          );
        })}
      </Table>
    </div>
  );
}

type GroupRowProps = { group: Group; isOpen: boolean; onFold: (() => void) | null };

function GroupRow({ group, isOpen, onFold }: GroupRowProps) {
  const styles = useStyles();
  const columns = useRoomColumns();
  const t = useText('staff/board');
  return (
    <TableRow className={mergeClasses(styles.group, columns.body)}>
      <TableCell className={mergeClasses(styles.groupCell, columns.body)} colSpan={6}>
        <span className={styles.groupLine}>
          <span className={styles.groupName}>{t(`groups.${group.name}`)}</span>
          <span className={styles.rooms}>{t('groups.rooms', { count: group.rows.length })}</span>
          {onFold !== null && (
            <Button
              className={styles.fold}
              appearance="subtle"
              size="small"
              aria-expanded={isOpen}
              onClick={onFold}
            >
              {t(isOpen ? 'groups.hide' : 'groups.show')}
            </Button>
          )}
        </span>
      </TableCell>
    </TableRow>
  );
}
