import { makeStyles } from '@fluentui/react-components';
import { from } from '#renderer/platform/ui/theme.ts';

const phone = '@media (max-width: 767px)';
const second = { [phone]: { gridColumn: 2 } };

/** Widths of the columns, of heads and cells alike; on a phone the hour stands beside the other facts. */
export const useRoomColumns = makeStyles({
  hour: { [from.medium]: { width: '104px' }, [phone]: { gridRow: '1 / span 5' } },
  guest: { ...second, [from.medium]: { width: '148px' } },
  todo: { ...second },
  room: { ...second, [from.medium]: { width: '16%' } },
  party: { ...second, [from.medium]: { width: '21%' } },
  due: { ...second, [from.medium]: { width: '120px', textAlign: 'end' } },
  body: { [phone]: { display: 'block' } },
  row: { [phone]: { gridTemplateColumns: '64px minmax(0, 1fr)' } },
  dueHead: { '& > *': { justifyContent: 'flex-end' } },
});
