import { Button, makeStyles } from '@fluentui/react-components';
import { formatClock, formatDay } from '#renderer/platform/i18n/format.ts';
import { useText } from '#renderer/platform/i18n/i18n.ts';
import { from } from '#renderer/platform/ui/theme.ts';
import type { RecordEntryView } from '#shared/contract/staff/record.ts';
import type { StaffPerson } from '#shared/contract/staff/staff-accounts.ts';
import { FactCell, ListCell, ListRow, ListTable } from '../shared/look/list-table.tsx';
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
  const t = useText('staff/record');
  const names = new Map([
    ...entries.flatMap(({ staffId, staffName }) =>
      staffId === null || staffName === null ? [] : [[staffId, staffName] as const],
    ),
    ...people.map(({ staffId, name }) => [staffId, name] as const),
  ]);
  return (
    <ListTable
      label={t('title')}
      columns={[
        { name: t('at'), className: styles.at },
        { name: t('person'), className: styles.person },
        { name: t('what') },
        { name: t('booking'), className: styles.booking },
        { name: t('device'), className: styles.device },
      ]}
    >
      {entries.map(entry => (
        <Entry key={entry.id} entry={entry} names={names} timeZone={timeZone} onBooking={onBooking} />
      ))}
    </ListTable>
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
  const t = useText('staff/record');
  const at = new Date(entry.at);
  const { bookingId } = entry;
  return (
    <ListRow>
      <FactCell kind="figures" fact={formatClock(at, timeZone)} more={formatDay(at, timeZone, 'weekday')} />
      <ListCell>{entry.staffName ?? t('unknown')}</ListCell>
      <FactCell fact={actText(entry.act)} more={detailsText(entry, names)} />
      <ListCell>
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
      </ListCell>
      <ListCell>{entry.device ?? t('browser')}</ListCell>
    </ListRow>
  );
}
