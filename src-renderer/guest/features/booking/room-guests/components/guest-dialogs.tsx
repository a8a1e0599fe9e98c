import type { BookingDetails } from '#shared/contract/guest/booking-details.ts';
import { planRemoval } from '../places.ts';
import type { GuestEditing } from '../use-room-guests.ts';
import { GuestDialog } from './guest-dialog.tsx';
import { RemoveDialog } from './remove-dialog.tsx';
import { WithoutMainDialog } from './without-main-dialog.tsx';

type GuestDialogsProps = {
  booking: Pick<BookingDetails, 'accommodations' | 'isLoggedUserHolder'>;
  guests: GuestEditing;
};

export function GuestDialogs({ booking, guests }: GuestDialogsProps) {
  const { flow, round, close } = guests;
  if (flow.step === 'closed') return null;
  const { accommodationId } = flow;
  const room = booking.accommodations.find(one => one.accommodationId === accommodationId);
  if (!room) return null;
  switch (flow.step) {
    case 'adding':
    case 'editing':
      return (
        <GuestDialog
          key={round}
          typing={flow}
          room={room}
          onSave={form => guests.save(flow, form)}
          onClose={close}
        />
      );
    case 'removing':
      return (
        <RemoveDialog
          key={round}
          guest={flow.guest}
          removal={planRemoval(flow.guest, room.guests, booking)}
          leaves={flow.guest.isLoggedUser && !booking.isLoggedUserHolder}
          onRemove={heir => guests.remove(flow, heir)}
          onClose={close}
        />
      );
    case 'withoutMain':
      return (
        <WithoutMainDialog
          heirs={room.guests.filter(guest => !guest.isMinor)}
          onName={guest => guests.nameMain(accommodationId, guest)}
          onClose={close}
        />
      );
    default:
      return flow satisfies never;
  }
}
