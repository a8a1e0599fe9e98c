import { LineIcon } from '#renderer/platform/ui/line-icon.tsx';
import { ClockIcon, KeyIcon } from '#renderer/platform/ui/stay-icons.tsx';
import type { RoomAct } from '../room-actions.ts';

/** In order: a rising sun, one that stays up, an open door, and a returned key. */
export const actIcons: Record<RoomAct, () => React.JSX.Element> = {
  arriveEarlier: () => (
    <LineIcon>
      <path d="M2.5 16h15M5.5 16a4.5 4.5 0 0 1 9 0M10 8.5V3m-2.5 2.3L10 3l2.5 2.3M3.6 10l1.2 1M16.4 10l-1.2 1" />
    </LineIcon>
  ),
  leaveLater: ClockIcon,
  leaveEarly: () => (
    <LineIcon>
      <path d="M4 17V4.5A1.5 1.5 0 0 1 5.5 3h5M4 17h6.5M8 10h9m-3.2-3.2L17 10l-3.2 3.2" />
    </LineIcon>
  ),
  checkOut: () => (
    <LineIcon>
      <path d="M4 17V4.5A1.5 1.5 0 0 1 5.5 3h5M4 17h6.5M8.5 10.2l2.6 2.6 5.4-5.6" />
    </LineIcon>
  ),
  giveUp: KeyIcon,
};
