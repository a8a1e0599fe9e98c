import { mkdtemp, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { eq } from 'drizzle-orm';
import { beforeAll, beforeEach, expect, test } from 'vitest';
import { importFile, runBookingsImport } from '#gateway/domain/booking/partner/import-command.ts';
import { loadCatalogue } from '#gateway/store/catalogue-store.ts';
import { bookings } from '#gateway/store/schema/bookings.ts';
import { partnerBookings } from '#gateway/store/schema/exchange.ts';
import { removeFolder } from '../remove-folder.ts';
import type { TestGateway } from './harness.ts';
import { freshDay, HOTEL, sharedHotel } from './small-hotel.ts';

let gateway: TestGateway;
beforeAll(async () => {
  gateway = await sharedHotel();
});
beforeEach(async () => {
  await freshDay(gateway);
});

const HEAD =
  'channel,reference,checkinDate,checkoutDate,language,lastName,email,roomTypeId,adults,childrenAges,hasPet,hasCrib,bedType,total';
const line = (reference: string, change: Record<string, string> = {}) => {
  const cells: Record<string, string> = {
    channel: 'old-system',
    reference,
    checkinDate: '2026-12-05',
    checkoutDate: '2026-12-07',
    language: '',
    lastName: 'de Sá',
    email: '',
    roomTypeId: 'queen',
    adults: '2',
    childrenAges: '',
    hasPet: '',
    hasCrib: 'no',
    bedType: '',
    total: '1035,50',
    ...change,
  };
  return HEAD.split(',')
    .map(name => `"${cells[name]}"`)
    .join(',');
};

async function bring(lines: readonly string[], isCheck = false) {
  const { store, clock } = gateway.app;
  const catalogue = await loadCatalogue(store.db, HOTEL);
  if (!catalogue) throw new Error('the hotel is there');
  const file = { name: 'bookings.csv', text: [HEAD, ...lines].join('\n') };
  return importFile(store, { catalogue, file, isCheck, now: clock.now() });
}

const count = () => gateway.app.store.db.$count(bookings);

test('a file makes its bookings once: again it changes nothing, and a changed line changes its booking (CHN-03)', async () => {
  const lines = [
    line('A1'),
    line('A2', { roomTypeId: 'family', childrenAges: '4', adults: '1' }),
    line('A2'),
  ];
  expect((await bring(lines)).counts).toEqual({ CREATED: 2, CHANGED: 0, UNCHANGED: 0 });
  expect((await bring(lines)).counts).toEqual({ CREATED: 0, CHANGED: 0, UNCHANGED: 2 });
  const { db } = gateway.app.store;
  const [made] = await db
    .select({ booking: bookings, enteredBy: partnerBookings.enteredBy })
    .from(partnerBookings)
    .innerJoin(bookings, eq(bookings.id, partnerBookings.bookingId))
    .where(eq(partnerBookings.reference, 'A2'));
  expect(made).toMatchObject({
    enteredBy: 'FILE',
    booking: {
      channel: 'PARTNER',
      status: 'CONFIRMED',
      holderLastName: 'de Sá',
      language: 'pt',
      chargedCents: 207_100,
    },
  });
  const changed = await bring([line('A1', { lastName: 'Melo' }), ...lines.slice(1)]);
  expect(changed.counts).toEqual({ CREATED: 0, CHANGED: 1, UNCHANGED: 1 });
});

test('--check tries everything and changes nothing (CHN-03)', async () => {
  const before = await count();
  expect((await bring([line('B1'), line('B2')], true)).counts.CREATED).toBe(2);
  expect(await count()).toBe(before);
  const full = await bring([line('B1'), line('B2'), line('B3'), line('B4')], true);
  expect(full.problems).toEqual([
    {
      file: 'bookings.csv',
      line: 5,
      message: expect.stringContaining(
        'ROOM_UNAVAILABLE {"missing":[{"roomTypeId":"queen","wanted":1,"free":0}]}',
      ),
    },
  ]);
});

test('a file with a line that is wrong names each such line, and nothing of it is stored (CHN-03)', async () => {
  const before = await count();
  const unreadable = await bring([
    line('C1'),
    line('C2', { total: 'ten', adults: '-1' }),
    line('C3', { channel: 'Old System' }),
    line('C1', { lastName: 'Other' }),
    line('C4', { checkinDate: '2026-02-30' }),
  ]);
  expect(unreadable.problems.map(({ line: at, message }) => `${at} ${message.split(':')[0]}`)).toEqual([
    '3 adults',
    '3 total',
    '4 channel',
    '5 lastName',
    '6 checkinDate',
  ]);
  const unbookable = await bring([line('D1'), line('D2', { checkinDate: '2026-11-01' })]);
  expect(unbookable.problems).toMatchObject([
    { line: 3, message: expect.stringContaining('DATES_NOT_BOOKABLE') },
  ]);
  expect(await count()).toBe(before);
});

test('the command says what is missing, and changes nothing (CHN-03)', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'bookings-'));
  try {
    await writeFile(join(folder, 'file.csv'), HEAD);
    const run = async (...args: string[]) => {
      const printed: string[] = [];
      const environment = { PERNOITE_DATA: join(folder, 'data'), LOG_LEVEL: 'silent' };
      const code = await runBookingsImport({
        args,
        environment,
        from: folder,
        print: text => printed.push(text),
      });
      return { code, text: printed.join('\n') };
    };
    expect(await run()).toMatchObject({ code: 2, text: expect.stringContaining('Usage') });
    expect(await run('file.csv')).toMatchObject({ code: 2 });
    expect(await run('none.csv', '--hotel', 'X')).toMatchObject({
      code: 1,
      text: expect.stringContaining('cannot be read'),
    });
    expect(await run('file.csv', '--hotel', 'X', '--check')).toMatchObject({
      code: 1,
      text: expect.stringContaining('There is no hotel X'),
    });
  } finally {
    await removeFolder(folder);
  }
});
