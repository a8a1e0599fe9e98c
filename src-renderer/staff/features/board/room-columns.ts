import { makeStyles } from '@fluentui/react-components';
import { from } from '#renderer/platform/ui/theme.ts';

/** Widths of the columns, of heads and cells alike. */
export const useRoomColumns = makeStyles({
  hour: { [from.medium]: { width: '104px' } },
  guest: { [from.medium]: { width: '148px' } },
  todo: {},
  room: { [from.medium]: { width: '16%' } },
  party: { [from.medium]: { width: '21%' } },
  due: { [from.medium]: { width: '120px', textAlign: 'end' } },
  dueHead: { '& > *': { justifyContent: 'flex-end' } },
});
