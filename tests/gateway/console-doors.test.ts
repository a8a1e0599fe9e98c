import { and, eq, isNotNull } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { programDueLocks } from '#gateway/domain/booking/doors/lock-worker.ts';
import { findSandboxLock } from '#gateway/store/sandbox-lock-store.ts';
import { accommodations, bookings } from '#gateway/store/schema/bookings.ts';
import { guests } from '#gateway/store/schema/guests.ts';
import { formEnd, sendForm } from './console-form.ts';
import { startTestGateway, type TestGateway } from './harness.ts';

let gateway: TestGateway;
let room: { id: number; roomId: string; doorCode: string | null };
beforeAll(async () => {
  gateway = await startTestGateway();
  const [found] = await db()
    .select({ id: accommodations.id, roomId: accommodations.roomId, doorCode: accommodations.doorCode })
    .from(accommodations)
    .innerJoin(bookings, eq(bookings.id, accommodations.bookingId))
    .innerJoin(guests, eq(guests.id, bookings.guestId))
    .where(and(eq(guests.email, 'rafael@pernoite.test'), isNotNull(accommodations.checkedInAt)));
  if (!found) throw new Error('Rafael does not stay anywhere');
  room = found;
});
afterAll(() => gateway.close());

const db = () => gateway.app.store.db;
const page = async (path: string) => (await gateway.raw('GET', `/console/${path}`)).text;
const post = async (path: string, fields: Record<string, string>) => {
  const response = await sendForm(gateway, path, fields);
  return response.status === 303
    ? new URL(response.headers.get('location') ?? '', gateway.url).search
    : response.status;
};
const tried = async (code: string) =>
  formEnd(await sendForm(gateway, 'doors/try', { room: room.roomId, code }));

describe('the console’s doors', () => {
  test('open for the code of the room and for no other (PD-46)', async () => {
    const code = room.doorCode ?? '';
    expect(await tried(code)).toBe('door-opens');
    for (const wrong of ['', '000', code === '000000' ? '000001' : '000000', "' or 1=1"])
      expect(await tried(wrong)).toBe('door-closed');
    expect(await post('doors/try', { room: 'nowhere', code })).toBe(404);
  });

  test('can be made silent for ten minutes, which stops nobody, and respond again (PD-46)', async () => {
    await post('doors/silence', { room: room.roomId });
    const { silentUntil } = (await findSandboxLock(db(), room.roomId)) ?? {};
    const minutes = ((silentUntil?.getTime() ?? 0) - gateway.clock.now().getTime()) / 60_000;
    expect(minutes).toBeGreaterThan(9.5);
    expect(minutes).toBeLessThanOrEqual(10);
    const { client } = await gateway.signedIn('rafael@pernoite.test');
    const [active] = await client.bookings.active({});
    const bookingId = active?.bookingId ?? '';
    const own = { bookingId, accommodationId: String(room.id) };
    const { lockDoorCode } = await client.checkIn.renewDoorCode(own);
    await programDueLocks(gateway.app);
    expect(await page('doors')).toContain('waits for the code');
    expect(await tried(lockDoorCode)).toBe('door-closed');
    await post('doors/wake', { room: room.roomId });
    gateway.clock.moveBy(90_000);
    await programDueLocks(gateway.app);
    expect(await tried(lockDoorCode)).toBe('door-opens');
    gateway.clock.moveBy(-90_000);
  });

  test('never show a code (PD-46)', async () => {
    const text = await page('doors');
    expect(text).toContain('holds the code');
    const codes = await db()
      .select({ code: accommodations.doorCode })
      .from(accommodations)
      .where(isNotNull(accommodations.doorCode));
    expect(codes.length).toBeGreaterThan(0);
    for (const { code } of codes) expect(text).not.toMatch(new RegExp(`(?<!\\d)${code}(?!\\d)`));
  });
});
