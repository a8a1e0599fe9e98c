import { eq } from 'drizzle-orm';
import fc from 'fast-check';
import { describe, expect, test, vi } from 'vitest';
import { setFlag } from '#gateway/domain/hotel/flags.ts';
import { newInvitationCode } from '#gateway/domain/stay/visitors/invitation-code.ts';
import { accommodations } from '#gateway/store/schema/bookings.ts';
import { hotels } from '#gateway/store/schema/hotels.ts';
import { CPF } from '#tests/personal-data.ts';
import { hostileText } from '../hostile-text.ts';
import { clientAt } from './checking-in.ts';
import { openOwnHotel } from './fresh-hotel.ts';
import { noLimits } from './harness.ts';
import { INPUT_RUNS } from './runs.ts';
import { FIRST_EVENING, queenRoom, scenario } from './scenario.ts';
import { codeOf, HOTEL } from './small-hotel.ts';
import { visitorFor } from './visitor-form.ts';

const hotel = openOwnHotel();
const anybody = () => hotel.gateway.client().visitors;
const open = (code: string) => anybody().findPublic({ code });

async function invited() {
  const home = await scenario(hotel).longStay({ rooms: [queenRoom], arrivedAt: FIRST_EVENING });
  return { home, code: (await home.client.visitors.create(visitorFor(home))).invitationCode };
}

describe('the page of an invitation', () => {
  test('shows visit and hotel to whoever has the code, and nothing of the host (APS-28, VIS-21, VIS-22, PD-12)', async () => {
    const address = ['Alameda Lorena, 1480', 'São Paulo – SP'];
    const location = { latitude: -23.5, longitude: -46.6 };
    await hotel.db
      .update(hotels)
      .set({ address, ...location, map: 'map-jardins' })
      .where(eq(hotels.id, HOTEL));
    const { code } = await invited();
    const shown = {
      invitationCode: code,
      fullName: 'Zoé d’Ávila',
      document: '•••.•••.••7-25',
      visitDate: '2026-12-11',
      startTime: '10:00',
      endTime: '14:00',
      buildingCode: HOTEL,
      buildingName: 'Pernoite Jardins',
      buildingTimezone: 'America/Sao_Paulo',
      address,
      location,
      mapUrl: '/pictures/map-jardins-1600.webp',
      invitationUrl: `${hotel.gateway.app.publicUrl}/invite/${code}`,
    };
    expect(await open(code)).toEqual(shown);
    expect(await open(code.toLowerCase())).toEqual(shown);
  });

  test('is over with the end of the visit, and with the room (VIS-25)', async () => {
    const { code, home } = await invited();
    hotel.gateway.clock.moveTo(new Date('2026-12-11T13:59:00-03:00'));
    expect(await open(code)).toMatchObject({ invitationCode: code });
    hotel.gateway.clock.moveTo(new Date('2026-12-11T14:00:00-03:00'));
    expect(await codeOf(open(code))).toBe('INVITATION_NOT_FOUND');
    hotel.gateway.clock.moveTo(new Date('2026-12-11T09:00:00-03:00'));
    expect(await open(code)).toMatchObject({ invitationCode: code });
    await hotel.db
      .update(accommodations)
      .set({ leftAt: hotel.gateway.clock.now() })
      .where(eq(accommodations.id, home.accommodationId));
    expect(await codeOf(open(code))).toBe('INVITATION_NOT_FOUND');
  });

  test('has one response for unknown, deleted and expired codes and for what is no code (VIS-25)', async () => {
    const { code: expired } = await invited();
    const client = await clientAt(hotel, hotel.guest, '2026-12-11T15:00:00-03:00');
    const [home] = await client.visitors.availability({});
    if (!home) throw new Error('nobody lives here');
    const tomorrow = visitorFor(home, { visitDate: '2026-12-12' });
    const { invitationCode: deleted } = await client.visitors.create(tomorrow);
    await client.visitors.remove({ id: deleted });
    const responses = await Promise.all(
      [expired, deleted, newInvitationCode(), 'x', `${expired}0`].map(async code => {
        const path = `/api/visitor-invitations/public/${code}`;
        const { status, body, headers } = await hotel.gateway.raw('GET', path);
        return { status, body, names: [...headers.keys()].toSorted() };
      }),
    );
    expect(responses[0]).toMatchObject({ status: 404, body: { code: 'INVITATION_NOT_FOUND' } });
    for (const response of responses) expect(response).toEqual(responses[0]);
  });

  test('is there while the production features are on (VIS-21)', async () => {
    const { code } = await invited();
    await setFlag(hotel.gateway.app, 'IS_PRD_FEATURES_ENABLED', false);
    expect(await codeOf(open(code))).toBe('INVITATION_NOT_FOUND');
    await setFlag(hotel.gateway.app, 'IS_PRD_FEATURES_ENABLED', true);
    expect(await open(code)).toMatchObject({ invitationCode: code });
  });

  test('is found by no text that is not its code (VIS-25)', async () => {
    await invited();
    await fc.assert(
      fc.asyncProperty(hostileText, async text => {
        const code = await codeOf(open(text));
        expect(['INVITATION_NOT_FOUND', 'BAD_REQUEST', 'NOT_FOUND']).toContain(code);
      }),
      { numRuns: INPUT_RUNS },
    );
  });
});

test('code and document of a visitor are in no log and no metric (APS-28)', async () => {
  const { app, metrics } = hotel.gateway;
  const logged = vi.spyOn(app.log, 'info');
  const { code, home } = await invited();
  await open(code);
  await home.client.visitors.find({ id: code });
  await home.client.visitors.remove({ id: code });
  expect(await codeOf(open(code))).toBe('INVITATION_NOT_FOUND');
  const lines = JSON.stringify(logged.mock.calls);
  expect(lines).toContain('findPublicInvitation');
  expect(lines).not.toContain(code);
  expect(lines).not.toContain(CPF);
  const figures = await metrics();
  expect(figures).toContain('findPublicInvitation');
  expect(figures).not.toContain(code);
});

test('codes are 16 letters and digits that nobody guesses: no two alike, every sign as likely (APS-28)', () => {
  const codes = Array.from({ length: 5_000 }, newInvitationCode);
  expect(new Set(codes).size).toBe(5_000);
  const counts = new Map<string, number>();
  for (const sign of codes.join('')) counts.set(sign, (counts.get(sign) ?? 0) + 1);
  expect(counts.size).toBe(32);
  for (const count of counts.values()) expect(Math.abs(count - 2_500)).toBeLessThan(400);
});

describe('with limits', () => {
  const visitorPagesPerClient = { points: 3, seconds: 600 };
  const visitorsPerGuest = { points: 2, seconds: 600 };
  const strict = openOwnHotel({ limits: { ...noLimits, visitorPagesPerClient, visitorsPerGuest } });

  test('an address opens so many invitations, with and without a right code, and a guest makes so many (APS-25, APS-28)', async () => {
    const home = await scenario(strict).longStay({ rooms: [queenRoom], arrivedAt: FIRST_EVENING });
    const { invitationCode } = await home.client.visitors.create(visitorFor(home));
    const page = (code: string) => codeOf(strict.gateway.client().visitors.findPublic({ code }));
    expect(await page('x')).toBe('INVITATION_NOT_FOUND');
    expect(await page(newInvitationCode())).toBe('INVITATION_NOT_FOUND');
    expect(await page(invitationCode)).toMatchObject({ invitationCode });
    expect(await page(invitationCode)).toBe('TOO_MANY_REQUESTS');
    const second = visitorFor(home, { visitDate: '2026-12-12' });
    await home.client.visitors.create(second);
    expect(await codeOf(home.client.visitors.create(second))).toBe('TOO_MANY_REQUESTS');
  });
});
