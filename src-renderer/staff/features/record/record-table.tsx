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
import { formatClock, formatDay } from '#renderer/platform/i18n/format.ts';
import { useText } from '#renderer/platform/i18n/i18n.ts';
import { from } from '#renderer/platform/ui/theme.ts';
import type { RecordEntryView } from '#shared/contract/staff/record.ts';
import type { StaffPerson } from '#shared/contract/staff/staff-accounts.ts';
import { useDataTable } from '../shared/look/data-table.ts';
import { actText, detailsText } from '../shared/record/entry-details.ts';

const useStyles = makeStyles({
  at: { [from.medium]: { width: '168px' } },
  person: { [from.medium]: { width: '22%' } },
  booking: { [from.medium]: { width: '128px' } },
  device: { [from.medium]: { width: '14%' } },
  locator: { fontWeight: 600, marginInlineStart: '-8px', paddingInline: '8px', letterSpacing: '0.02em' },
});

type RecordTableProps = {
  entries: readonly RecordEntryView[];
  people: readonly StaffPerson[];
  timeZone: string;
  /** Shows the acts on one booking. */
  onBooking: (bookingId: string) => void;
};

export function RecordTable({ entries, people, timeZone, onBooking }: RecordTableProps) {
  const styles = useStyles();
  const table = useDataTable();
  const t = useText('staff/record');
  const head = (name: 'at' | 'person' | 'what' | 'booking' | 'device', className?: string) => (
    <TableHeaderCell className={mergeClasses(table.headCell, className)}>{t(name)}</TableHeaderCell>
  );
  const names = new Map([
    ...entries.flatMap(({ staffId, staffName }) =>
      staffId === null || staffName === null ? [] : [[staffId, staffName] as const],
    ),
    ...people.map(({ staffId, name }) => [staffId, name] as const),
  ]);
  return (
    <div className={table.card}>
      <Table aria-label={t('title')}>
        <TableHeader className={table.head}>
          <TableRow className={table.headRow}>
            {head('at', styles.at)}
            {head('person', styles.person)}
            {head('what')}
            {head('booking', styles.booking)}
            {head('device', styles.device)}
          </TableRow>
        </TableHeader>
        <TableBody>
          {entries.map(entry => (
            <Entry key={entry.id} entry={entry} names={names} timeZone={timeZone} onBooking={onBooking} />
          ))}
        </TableBody>
      </Table>
    </div>
  );
}

type EntryProps = {
  entry: RecordEntryView;
  names: ReadonlyMap<string, string>;
  timeZone: string;
  onBooking: (bookingId: string) => void;
};

function Entry({ entry, names, timeZone, onBooking }: EntryProps) {
  const styles = useStyles();
  const table = useDataTable();
  const t = useText('staff/record');
  const at = new Date(entry.at);
  const details = detailsText(entry, names);
  const { bookingId } = entry;
  return (
    <TableRow className={table.row}>
      <TableCell className={mergeClasses(table.cell, table.figures)}>
        <span className={table.fact}>{formatClock(at, timeZone)}</span>
        <span className={table.more}>{formatDay(at, timeZone, 'weekday')}</span>
      </TableCell>
      <TableCell className={table.cell}>{entry.staffName ?? t('unknown')}</TableCell>
      <TableCell className={table.cell}>
        <span className={table.fact}>{actText(entry.act)}</span>
        {details !== '' && <span className={table.more}>{details}</span>}
      </TableCell>
      <TableCell className={table.cell}>
        {bookingId !== null && (
          <Button
            className={styles.locator}
            appearance="subtle"
            aria-label={t('onlyBooking', { locator: entry.locator ?? '' })}
            onClick={() => onBooking(bookingId)}
          >
            {entry.locator ?? bookingId.slice(0, 8)}
          </Button>
        )}
      </TableCell>
      <TableCell className={table.cell}>{entry.device ?? t('browser')}</TableCell>
    </TableRow>
  );
}
