import { makeStyles, mergeClasses, TableCell, TableRow } from '@fluentui/react-components';
import { useId } from 'react';
import { Link } from 'react-router';
import { useText } from '#renderer/platform/i18n/i18n.ts';
import { Money } from '#renderer/platform/ui/money.tsx';
import type { BoardRow } from '#shared/contract/staff/board.ts';
import type { LocalDate } from '#shared/hotel-time.ts';
import type { Hotel } from '../shared/hotel/current-hotel.ts';
import { useDataTable } from '../shared/look/data-table.ts';
import { State } from '../shared/look/state-arch.tsx';
import { staffPaths } from '../shared/paths/staff-paths.ts';
import { partyText, stayText } from './party-text.ts';
import { reasonText } from './phrase-text.ts';
import { HourCell, PartyBefore, RoomReady } from './room-cells.tsx';
import { useRoomColumns } from './room-columns.ts';
import type { RoomList } from './row-groups.ts';
import { useRowLink } from './row-link.ts';
import { rowPhrase } from './row-phrase.ts';
import { rowSigns } from './row-signs.tsx';
import { Was } from './was.tsx';

const useStyles = makeStyles({
  number: { fontVariantNumeric: 'tabular-nums', fontWeight: 600, marginInlineEnd: '6px' },
  cut: { display: 'block', overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' },
});

type RoomRowProps = { row: BoardRow; list: RoomList; day: LocalDate; hotel: Hotel; now: Date };

export function RoomRow({ row, list, day, hotel, now }: RoomRowProps) {
  const styles = useStyles();
  const table = useDataTable();
  const columns = useRoomColumns();
  const link = useRowLink();
  const t = useText('staff/board');
  const id = useId();
  const { before } = row;
  const words = rowPhrase(row, now);
  const cell = (column: string, ...others: string[]) => mergeClasses(table.cell, column, ...others);
  return (
    <TableRow className={mergeClasses(table.row, columns.row, link.row)}>
      <TableCell className={cell(columns.hour, table.figures)} id={`${id}-hour`}>
        <HourCell row={row} list={list} day={day} />
      </TableCell>
      <TableCell className={cell(columns.guest)}>
        <Link
          className={mergeClasses(table.fact, link.link)}
          to={staffPaths.booking(row.bookingId)}
          data-row={row.accommodationId}
          aria-describedby={`${id}-todo ${id}-hour ${id}-room`}
        >
          {row.guest ?? t('nobody')}
        </Link>
        <span className={table.more}>
          {row.locator}
          {row.opened === 'CHANGED' && <Was long={t('changedLong')}>{t('changed')}</Was>}
        </span>
      </TableCell>
      <TableCell className={cell(columns.todo)} id={`${id}-todo`}>
        <State
          kind={words.kind}
          icon={rowSigns[words.sign]}
          word={t(words.word)}
          note={reasonText(words, hotel.timeZone)}
        />
      </TableCell>
      <TableCell className={cell(columns.room)} id={`${id}-room`}>
        <span className={styles.cut}>
          <span className={styles.number}>{row.number}</span>
          {row.roomType}
        </span>
        {before.number === undefined ? (
          <RoomReady row={row} />
        ) : (
          <Was>{t('was', { value: before.number })}</Was>
        )}
      </TableCell>
      <TableCell className={cell(columns.party)}>
        <span className={styles.cut}>{partyText(row)}</span>
        <span className={mergeClasses(table.more, styles.cut)}>
          {stayText(row)}
          <PartyBefore row={row} />
        </span>
      </TableCell>
      <TableCell className={cell(columns.due, table.figures)}>
        {row.dueCents > 0 && <Money cents={row.dueCents} className={table.fact} />}
        {before.dueCents !== undefined && (
          <Was>
            <Money cents={before.dueCents} />
          </Was>
        )}
      </TableCell>
    </TableRow>
  );
}
