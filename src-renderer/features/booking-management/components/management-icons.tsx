import { LineIcon } from '#renderer/ui/line-icon.tsx';
import type { RoomAct } from '../room-actions.ts';

/** A sun that rises, one that stays up, an open door, and a key that goes back. */
export const actIcons: Record<RoomAct, () => React.JSX.Element> = {
  arriveEarlier: () => (
    <LineIcon>
      <path d="M2.5 16h15M5.5 16a4.5 4.5 0 0 1 9 0M10 8.5V3m-2.5 2.3L10 3l2.5 2.3M3.6 10l1.2 1M16.4 10l-1.2 1" />
    </LineIcon>
  ),
  leaveLater: () => (
    <LineIcon>
      <circle cx="10" cy="10" r="7.3" />
      <path d="M10 5.8V10l3 2" />
    </LineIcon>
  ),
  leaveEarly: () => (
    <LineIcon>
      <path d="M4 17V4.5A1.5 1.5 0 0 1 5.5 3h5M4 17h6.5M8 10h9m-3.2-3.2L17 10l-3.2 3.2" />
    </LineIcon>
  ),
  giveUp: () => (
    <LineIcon>
      <circle cx="6.5" cy="13.5" r="3.5" />
      <path d="m9 11 7.5-7.5M13.5 6.5l2.5 2.5" />
    </LineIcon>
  ),
};
