import { makeStyles } from '@fluentui/react-components';
import { from } from '#renderer/platform/ui/theme.ts';

/** Widths of the columns, of heads and cells alike. */
export const useRoomColumns = makeStyles({
  hour: { [from.medium]: { width: '112px' } },
  guest: { [from.medium]: { width: '168px' } },
  todo: {},
  room: { [from.medium]: { width: '17%' } },
  party: { [from.medium]: { width: '22%' } },
  due: { [from.medium]: { width: '124px', textAlign: 'end' } },
  dueHead: { '& > *': { justifyContent: 'flex-end' } },
});
