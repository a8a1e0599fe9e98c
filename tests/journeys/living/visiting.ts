import type { APIRequestContext } from '@playwright/test';
import type { NewVisitor, VisitableRoom, Visitor } from '#shared/contract/visitors.ts';
import { dateAt } from '#shared/hotel-time.ts';
import { visitDays } from '#shared/rules/visit-slots.ts';
import { CPF } from '#tests/personal-data.ts';
import { callOf, getFor } from '../booking/guest-calls.ts';
import { livedIn } from '../check-out/lived-in.ts';
import type { NewGuest, TestApi } from '../test-api.ts';

const HOUR_MS = 3_600_000;

type Means = { request: APIRequestContext; testApi: TestApi };

export const visitorsOf = async (request: APIRequestContext, guest: NewGuest): Promise<Visitor[]> =>
  (await getFor(request, guest, 'visitor-invitations')).json();

/** A guest who lives in a room for three nights, an hour before the booked arrival. */
export async function atHome({ request, testApi }: Means, language: 'en' | 'pt' = 'en'): Promise<NewGuest> {
  const guest = await testApi.newGuest({ language });
  await livedIn({ request, testApi }, guest, 1, 3);
  return guest;
}

/** The number of the guest's room, which is told from the arrival on (BKG-14): as an hour later says. */
export async function toldRoom({ request, testApi }: Means, guest: NewGuest): Promise<string> {
  await testApi.moveClock(2 * HOUR_MS);
  const rooms: VisitableRoom[] = await (
    await getFor(request, guest, 'visitor-invitations/availability')
  ).json();
  await testApi.moveClock(-2 * HOUR_MS);
  const [room] = rooms;
  if (typeof room?.room !== 'string') throw new Error('the guest is told no number');
  return room.room;
}

/** On another device the guest invited somebody for the day after the arrival, from 10:00 to 13:00. */
export async function invitedElsewhere(
  request: APIRequestContext,
  guest: NewGuest,
  wishes: Partial<NewVisitor> = {},
): Promise<Visitor> {
  const rooms: VisitableRoom[] = await (
    await getFor(request, guest, 'visitor-invitations/availability')
  ).json();
  const [room] = rooms;
  if (!room) throw new Error('the guest lives nowhere');
  const arrival = new Date(room.checkInDate);
  const stay = { arrival, departure: new Date(room.checkOutDate), timeZone: room.buildingTimezone };
  const [, tomorrow] = visitDays(stay, [], arrival);
  const made = await callOf(
    request,
    guest,
    'visitor-invitations',
  )({
    bookingId: room.bookingId,
    room: room.room,
    fullName: 'Zoé d’Ávila Prado',
    nickname: 'Zoé',
    documentType: 'CPF',
    document: CPF,
    visitorType: 'GUEST',
    visitDate: tomorrow?.date ?? dateAt(arrival, room.buildingTimezone),
    startTime: '10:00',
    endTime: '13:00',
    ...wishes,
  });
  return made as Visitor;
}
