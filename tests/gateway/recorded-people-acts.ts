import { settleDue } from '#gateway/domain/booking/settlement.ts';
import { newDesk } from './desk.ts';
import { newKey, newManager } from './drawer-desk.ts';
import type { FreshHotel } from './fresh-hotel.ts';
import { familyRoom } from './registered-stay.ts';
import { storedGuests } from './room-forms.ts';
import { FIRST_EVENING, queenRoom, type Stay, scenario } from './scenario.ts';
import { HOTEL } from './small-hotel.ts';

type Prepare = () => Promise<() => Promise<unknown>>;

const inBooking = ({ bookingId }: Stay) => ({ hotelId: HOTEL, bookingId });
const inRoom = (stay: Stay) => ({ ...inBooking(stay), accommodationId: String(stay.accommodationId) });
const reason = 'GUEST_REQUESTED';

/** What each call on the end of a stay, its minors and its room needs to be done. */
export function recordedPeopleActs(hotel: FreshHotel): Record<string, Prepare> {
  const booked = () => scenario(hotel).longStay({ rooms: [queenRoom] });
  const livedIn = () => scenario(hotel).longStay({ rooms: [queenRoom], arrivedAt: FIRST_EVENING });
  /** A guest in the room, and an order to move them: now, or from a day on. */
  const movable = async (day: string | null) => {
    const desk = await newDesk(hotel.gateway);
    const stay = await livedIn();
    const rooms = { fromRoomId: stay.room, toRoomId: '103' };
    const order = { ...inRoom(stay), ...rooms, key: newKey(), day, reason: 'ROOM_DEFECT' };
    return { desk, stay, move: () => desk.calls.roomMoves.move(order) };
  };
  const registered = async () => {
    const desk = await newDesk(hotel.gateway);
    const { bookingId } = await familyRoom(hotel);
    const guests = await storedGuests(hotel.gateway, bookingId);
    const named = { hotelId: HOTEL, bookingId, roomGuestId: guests.find(({ isMinor }) => isMinor)?.id };
    const register = () =>
      desk.calls.minors.register({
        ...named,
        documentKind: 'BIRTH_CERTIFICATE',
        documentNumber: '123456 01 55 2019 1 00012 034 0001234 11',
        birthDate: '2019-03-09',
        relation: 'PARENT',
        responsibleId: guests.find(({ isMain }) => isMain)?.id,
        further: [],
      });
    return { register, find: () => desk.calls.minors.find(named) };
  };
  return {
    'endings.cancel': async () => {
      const { endings } = (await newManager(hotel.gateway)).calls;
      const named = inBooking(await booked());
      const { cancel } = await endings.find(named);
      return () => endings.cancel({ ...named, reason, creditCents: cancel?.creditCents });
    },
    'endings.conclude': async () => {
      const { endings } = (await newManager(hotel.gateway)).calls;
      const stay = await livedIn();
      const [room] = (await endings.find(inBooking(stay))).rooms;
      const { creditCents, overstayCents } = room?.conclude ?? {};
      return () => endings.conclude({ ...inRoom(stay), reason, creditCents, overstayCents });
    },
    'endings.undoCheckIn': async () => {
      const { endings } = (await newManager(hotel.gateway)).calls;
      const stay = await livedIn();
      return () => endings.undoCheckIn({ ...inRoom(stay), reason });
    },
    'endings.undoNoShow': async () => {
      const { endings } = (await newManager(hotel.gateway)).calls;
      const stay = await booked();
      hotel.gateway.clock.moveTo(new Date('2026-12-11T12:30:00-03:00'));
      await settleDue(hotel.gateway.app);
      return () => endings.undoNoShow({ ...inBooking(stay), reason });
    },
    'minors.find': async () => {
      const { register, find } = await registered();
      await register();
      return find;
    },
    'minors.register': async () => (await registered()).register,
    'roomMoves.move': async () => (await movable(null)).move,
    'roomMoves.cancel': async () => {
      const { desk, stay, move } = await movable('2026-12-12');
      await move();
      return () => desk.calls.roomMoves.cancel(inRoom(stay));
    },
  };
}
