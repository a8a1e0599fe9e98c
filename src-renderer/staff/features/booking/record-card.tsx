import { makeStyles, mergeClasses } from '@fluentui/react-components';
import { formatClock, formatDay } from '#renderer/platform/i18n/format.ts';
import { useText } from '#renderer/platform/i18n/i18n.ts';
import type { DeskBooking } from '#shared/contract/staff/desk-booking.ts';
import { Card } from '../shared/look/card.tsx';
import { shortName } from '../shared/look/short-name.ts';
import { actText, detailsText } from '../shared/record/entry-details.ts';
import { useCardRows } from './card-rows.ts';

const useStyles = makeStyles({
  row: {
    display: 'grid',
    gridTemplateColumns: '76px minmax(0, 1fr)',
    gap: '12px',
    paddingBlock: '4px',
    lineHeight: '17px',
  },
  time: { display: 'grid', textAlign: 'end', whiteSpace: 'nowrap' },
  what: { display: 'grid', overflowWrap: 'anywhere' },
});

type RecordCardProps = { title: string; entries: DeskBooking['record']; timeZone: string };

/** Acts of staff on this booking, the newest first. */
export function RecordCard({ title, entries, timeZone }: RecordCardProps) {
  const styles = useStyles();
  const rows = useCardRows();
  const t = useText('staff/booking');
  const names = new Map(
    entries.flatMap(({ staffId, staffName }) =>
      staffId === null || staffName === null ? [] : [[staffId, staffName] as const],
    ),
  );
  return (
    <Card title={title}>
      {entries.length === 0 ? (
        <p className={rows.none}>{t('record.none')}</p>
      ) : (
        <ul className={rows.list}>
          {entries.map((entry, at) => {
            const details = detailsText(entry, names);
            const moment = new Date(entry.at);
            return (
              // Two entries of one moment differ by their place alone, and the newest stand first.
              <li key={`${entry.at} ${entries.length - at}`} className={styles.row}>
                <span className={mergeClasses(styles.time, rows.figures)}>
                  <span>{formatClock(moment, timeZone)}</span>
                  <span className={rows.more}>{formatDay(moment, timeZone, 'short')}</span>
                </span>
                <span className={styles.what}>
                  <span>
                    {entry.staffName === null ? t('record.nobody') : shortName(entry.staffName)}:{' '}
                    {actText(entry.act)}
                  </span>
                  {details !== '' && <span className={rows.more}>{details}</span>}
                </span>
              </li>
            );
          })}
        </ul>
      )}
    </Card>
  );
}
