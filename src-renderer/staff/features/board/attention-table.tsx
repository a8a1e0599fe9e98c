import { makeStyles, mergeClasses, TableCell, TableRow } from '@fluentui/react-components';
import { Link } from 'react-router';
import { formatInstant } from '#renderer/platform/i18n/format.ts';
import { useText } from '#renderer/platform/i18n/i18n.ts';
import { Money } from '#renderer/platform/ui/money.tsx';
import { from } from '#renderer/platform/ui/theme.ts';
import type { AttentionItem, DeviceAttention } from '#shared/contract/staff/board.ts';
import { useDataTable } from '../shared/look/data-table.ts';
import { ListTable } from '../shared/look/list-table.tsx';
import { State } from '../shared/look/state-arch.tsx';
import { staffPaths } from '../shared/paths/staff-paths.ts';
import { attentionPath } from './attention-path.ts';
import { DeviceState } from './device-state.tsx';
import { EmptyList } from './empty-list.tsx';
import { useRowLink } from './row-link.ts';
import { attentionState } from './row-phrase.ts';
import { rowSigns } from './row-signs.tsx';

const useStyles = makeStyles({
  guest: { [from.medium]: { width: '24%' } },
  since: { [from.medium]: { width: '20%' } },
  amount: { [from.medium]: { width: '140px', textAlign: 'end' } },
});

/** Everything open at the hotel that nobody else will close, the most urgent first. */
type AttentionTableProps = {
  devices: readonly DeviceAttention[];
  items: readonly AttentionItem[];
  timeZone: string;
};

export function AttentionTable({ devices, items, timeZone }: AttentionTableProps) {
  const styles = useStyles();
  const t = useText('staff/board');
  if (items.length + devices.length === 0) return <EmptyList list="attention" />;
  return (
    <ListTable
      label={t('lists.attention')}
      columns={[
        { name: t('attention.what') },
        { name: t('columns.guest'), className: styles.guest },
        { name: t('attention.since'), className: styles.since },
        { name: t('attention.amount'), className: styles.amount, isAtEnd: true },
      ]}
    >
      {devices.map(device => (
        <DeviceRow key={device.deviceId} device={device} timeZone={timeZone} />
      ))}
      {items.map(item => (
        <AttentionRow key={toKey(item)} item={item} timeZone={timeZone} />
      ))}
    </ListTable>
  );
}

function DeviceRow({ device, timeZone }: { device: DeviceAttention; timeZone: string }) {
  const styles = useStyles();
  const table = useDataTable();
  const link = useRowLink();
  const t = useText('staff/board');
  const id = `device-${device.deviceId}`;
  return (
    <TableRow className={mergeClasses(table.row, link.row)}>
      <TableCell className={table.cell} id={id}>
        <DeviceState device={device} />
      </TableCell>
      <TableCell className={mergeClasses(table.cell, styles.guest)}>
        <Link
          className={mergeClasses(table.fact, link.link)}
          to={staffPaths.devices}
          data-row={id}
          aria-describedby={id}
        >
          {t('attention.kiosk')}
        </Link>
        <span className={table.more}>{device.deviceId}</span>
      </TableCell>
      <TableCell className={mergeClasses(table.cell, table.figures, styles.since)}>
        {formatInstant(new Date(device.since), timeZone)}
      </TableCell>
      <TableCell className={mergeClasses(table.cell, styles.amount)} />
    </TableRow>
  );
}

export const toKey = ({ kind, bookingId, accommodationId }: AttentionItem) =>
  `${kind} ${bookingId} ${accommodationId}`;

function AttentionRow({ item, timeZone }: { item: AttentionItem; timeZone: string }) {
  const styles = useStyles();
  const table = useDataTable();
  const link = useRowLink();
  const t = useText('staff/board');
  const { kind, sign } = attentionState(item.kind);
  const { number, amountCents } = item;
  return (
    <TableRow className={mergeClasses(table.row, link.row)}>
      <TableCell className={table.cell} id={toKey(item).replaceAll(' ', '-')}>
        <State
          kind={kind}
          icon={rowSigns[sign]}
          word={t(`attention.${item.kind}`)}
          note={number === null ? t('attention.booking') : t('attention.room', { number })}
        />
      </TableCell>
      <TableCell className={mergeClasses(table.cell, styles.guest)}>
        <Link
          className={mergeClasses(table.fact, link.link)}
          to={attentionPath(item)}
          data-row={toKey(item)}
          aria-describedby={toKey(item).replaceAll(' ', '-')}
        >
          {item.guest ?? t('nobody')}
        </Link>
        <span className={table.more}>{item.locator}</span>
      </TableCell>
      <TableCell className={mergeClasses(table.cell, table.figures, styles.since)}>
        {formatInstant(new Date(item.since), timeZone)}
      </TableCell>
      <TableCell className={mergeClasses(table.cell, table.figures, styles.amount)}>
        {amountCents !== null && <Money cents={amountCents} className={table.fact} />}
      </TableCell>
    </TableRow>
  );
}
