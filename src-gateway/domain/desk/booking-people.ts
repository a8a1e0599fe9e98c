import { guestsOf } from '#gateway/domain/booking/view/guest-view.ts';
import { toIdentity } from '#gateway/domain/guest/identity-verification/to-identity.ts';
import type { BookingView } from '#gateway/store/booking-view-store.ts';
import type { DeskPersonRow } from '#gateway/store/desk-booking-store.ts';
import type { DeskPerson } from '#shared/contract/staff/desk-booking.ts';

/** Room by room, in the guest app's order: the main guest, adults, minors. */
export function toDeskPeople(view: BookingView, people: readonly DeskPersonRow[]): DeskPerson[] {
  const byId = new Map(people.map(person => [person.row.id, person]));
  return view.rooms.flatMap(({ room }) =>
    guestsOf(view, room).flatMap(({ id }) => {
      const person = byId.get(id);
      return person ? [toPerson(view, person)] : [];
    }),
  );
}

function toPerson({ booking }: BookingView, person: DeskPersonRow): DeskPerson {
  const { row, account, registration } = person;
  return {
    roomGuestId: row.id,
    accommodationId: row.accommodationId,
    name: row.name,
    socialName: row.socialName,
    email: row.email,
    phone: account && `+${account.phoneCode} ${account.phone}`,
    dateOfBirth: account && account.dateOfBirth,
    isHolder: row.guestId !== null && row.guestId === booking.guestId,
    isMain: row.isMain,
    isMinor: row.isMinor,
    minorRegisteredAt: person.minorRegisteredAt?.toISOString() ?? null,
    isSpecialCareRequired: row.isSpecialCareRequired,
    invitation: row.invitation,
    checkedInAt: row.checkedInAt?.toISOString() ?? null,
    identity: identityOfPerson(person),
    hasAddress: person.hasAddress,
    hasTrip: person.hasTrip,
    registration: registration && {
      state: registration.state,
      reason: registration.reason,
      updatedAt: registration.updatedAt.toISOString(),
    },
    rejectedInside:
      row.accessSuspendedAt !== null ? 'NO_CODE' : row.rejectedAfterCodeAt !== null ? 'AFTER_CODE' : null,
  };
}

function identityOfPerson({ account, validation }: DeskPersonRow): DeskPerson['identity'] {
  if (!account) return null;
  if (!validation) return { status: 'PENDING', reasons: [] };
  const { status, reasons } = toIdentity(validation, account);
  return { status, reasons };
}
