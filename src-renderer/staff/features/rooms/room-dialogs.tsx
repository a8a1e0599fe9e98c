import type { HotelRoom, RoomClosure } from '#shared/contract/staff/rooms.ts';
import { CloseDialog } from './close-dialog.tsx';
import { FaultDialog } from './fault-dialog.tsx';
import { ReleaseDialog } from './release-dialog.tsx';
import { ReopenDialog } from './reopen-dialog.tsx';

/** What is open over the list. */
export type RoomAct =
  | { name: 'close' | 'fault' | 'release'; room: HotelRoom }
  | { name: 'reopen'; room: HotelRoom; closure: RoomClosure };

type RoomDialogProps = { hotelId: string; today: string; act: RoomAct; onClose: () => void };

export function RoomDialog({ hotelId, today, act, onClose }: RoomDialogProps) {
  const shared = { hotelId, room: act.room, onClose };
  switch (act.name) {
    case 'close':
      return <CloseDialog {...shared} today={today} />;
    case 'reopen':
      return <ReopenDialog {...shared} closure={act.closure} />;
    case 'fault':
      return <FaultDialog {...shared} />;
    case 'release':
      return <ReleaseDialog {...shared} />;
  }
}
