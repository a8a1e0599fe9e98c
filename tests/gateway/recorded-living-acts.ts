import { randomUUID } from 'node:crypto';
import { writeScenario } from '#gateway/sandbox/registrations/sandbox-registration-service.ts';
import { spaces } from '#gateway/store/schema/living.ts';
import { newDesk } from './desk.ts';
import { newKey } from './drawer-desk.ts';
import type { FreshHotel } from './fresh-hotel.ts';
import {
  ARRIVAL,
  confirmCheckIn,
  deliver,
  familyRoom,
  fillIn,
  forgetStays,
  nowAs,
  registrationOf,
} from './registered-stay.ts';
import { FIRST_EVENING, queenRoom, scenario } from './scenario.ts';
import { HOTEL } from './small-hotel.ts';
import { order, space } from './spaces-hotel.ts';
import { visitorFor } from './visitor-form.ts';

type Prepare = () => Promise<() => Promise<unknown>>;

/** What each call on visitors, spaces, registrations, messages, notes and registration cards needs to be done. */
export function recordedLivingActs(hotel: FreshHotel): Record<string, Prepare> {
  const expected = async () => {
    const home = await scenario(hotel).longStay({ rooms: [queenRoom], arrivedAt: FIRST_EVENING });
    await home.client.visitors.create(visitorFor(home));
    hotel.gateway.clock.moveTo(new Date('2026-12-11T09:50:00-03:00'));
    const { calls } = await newDesk(hotel.gateway);
    const { visitors } = await calls.visitors.list({ hotelId: HOTEL });
    const id = idOf(visitors.find(({ bookingId }) => bookingId === home.bookingId));
    return { calls: calls.visitors, visitor: { hotelId: HOTEL, id } };
  };
  const reserved = async () => {
    const spaceId = `space-${randomUUID()}`;
    const name = { en: 'Rooftop', pt: 'Terraço' };
    await hotel.db.insert(spaces).values({ ...space, id: spaceId, name });
    const { client } = await scenario(hotel).residence();
    const { reserveId: id } = await client.spaces.reserve(order('14:00', '16:00', '2026-12-02', spaceId));
    return { calls: (await newDesk(hotel.gateway)).calls.spaces, reservation: { hotelId: HOTEL, id } };
  };
  const refused = async () => {
    await forgetStays(hotel);
    await writeScenario(hotel.db, { isDown: false, rejectNext: 'a reason' });
    const { holder, bookingId } = await familyRoom(hotel);
    hotel.gateway.clock.moveTo(new Date(ARRIVAL));
    const guest = await nowAs(hotel, holder);
    await fillIn(hotel, guest, bookingId);
    await confirmCheckIn(guest, bookingId);
    await deliver(hotel);
    const { id } = await registrationOf(hotel, holder);
    const { calls } = await newDesk(hotel.gateway);
    return { calls: calls.registrations, registration: { hotelId: HOTEL, id } };
  };
  const asked = async () => {
    const { client, bookingId } = await scenario(hotel).paidStay();
    const headers = { 'x-idempotency-key': `new_message_${randomUUID()}` };
    await client.chat.leaveMessage({ headers, body: { text: 'a question' } });
    const { calls } = await newDesk(hotel.gateway);
    const { items } = await calls.inbox.list({ hotelId: HOTEL, state: 'OPEN' });
    const id = idOf(items.find(item => item.bookingId === bookingId));
    return { calls: calls.inbox, message: { hotelId: HOTEL, id } };
  };
  const toWrite = async () => {
    const { calls } = await newDesk(hotel.gateway);
    const note = { hotelId: HOTEL, key: newKey(), text: 'a note' };
    return { calls: calls.notes, write: () => calls.notes.write(note) };
  };
  const written = async () => {
    const { calls, write } = await toWrite();
    return { calls, note: { hotelId: HOTEL, id: (await write()).id } };
  };
  return {
    'visitors.list': async () => {
      await expected();
      // Whoever has the list open already opens it no second time.
      const { calls } = await newDesk(hotel.gateway);
      return () => calls.visitors.list({ hotelId: HOTEL });
    },
    'visitors.arrive': async () => {
      const { calls, visitor } = await expected();
      return () => calls.arrive(visitor);
    },
    'visitors.leave': async () => {
      const { calls, visitor } = await expected();
      await calls.arrive(visitor);
      return () => calls.leave(visitor);
    },
    'visitors.undo': async () => {
      const { calls, visitor } = await expected();
      await calls.arrive(visitor);
      return () => calls.undo({ ...visitor, step: 'ARRIVED' });
    },
    'spaces.list': async () => {
      const { calls } = await reserved();
      return () => calls.list({ hotelId: HOTEL, day: '2026-12-02' });
    },
    'spaces.cancel': async () => {
      const { calls, reservation } = await reserved();
      return () => calls.cancel({ ...reservation, message: 'a reason' });
    },
    'registrations.list': async () => {
      const { calls } = await refused();
      return () => calls.list({ hotelId: HOTEL, state: 'REFUSED' });
    },
    'registrations.sendAgain': async () => {
      const { calls, registration } = await refused();
      return () => calls.sendAgain(registration);
    },
    'inbox.list': async () => {
      await asked();
      const { calls } = await newDesk(hotel.gateway);
      return () => calls.inbox.list({ hotelId: HOTEL, state: 'OPEN' });
    },
    'inbox.reply': async () => {
      const { calls, message } = await asked();
      return () => calls.reply({ ...message, text: 'a reply' });
    },
    'inbox.close': async () => {
      const { calls, message } = await asked();
      return () => calls.close(message);
    },
    'inbox.reopen': async () => {
      const { calls, message } = await asked();
      await calls.close(message);
      return () => calls.reopen(message);
    },
    'notes.write': async () => (await toWrite()).write,
    'notes.finish': async () => {
      const { calls, note } = await written();
      return () => calls.finish(note);
    },
    'notes.reopen': async () => {
      const { calls, note } = await written();
      await calls.finish(note);
      return () => calls.reopen(note);
    },
    'registrationCards.print': async () => {
      const { bookingId } = await scenario(hotel).paidStay();
      const { calls } = await newDesk(hotel.gateway);
      return () => calls.registrationCards.print({ hotelId: HOTEL, bookingId });
    },
  };
}

function idOf(found: { id: string } | undefined): string {
  if (!found) throw new Error('the desk does not list what a guest has made');
  return found.id;
}
