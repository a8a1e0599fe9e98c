import { existsSync, readdirSync } from 'node:fs';
import { mkdtemp, rm, symlink, unlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { z } from 'zod';
import { csvRows } from '#gateway/domain/hotel/import/csv-rows.ts';
import { appPictures, nightPriceRow } from '#gateway/domain/hotel/import/file-schemas.ts';
import { guidePictures } from '#gateway/domain/hotel/import/guide-picture-names.ts';
import { jsonRows } from '#gateway/domain/hotel/import/json-rows.ts';
import { problemLine, problemList } from '#gateway/domain/hotel/import/problems.ts';
import { readHotelFolder } from '#gateway/domain/hotel/import/read-hotel-folder.ts';
import { readDemoHotels } from '#gateway/sandbox/seed/hotels.ts';
import masters from '../../resources/pictures/pictures.json' with { type: 'json' };
import {
  closedWeek,
  deck,
  type FolderFiles,
  loft,
  praiaFiles,
  praiaHotel,
  seaRoom,
  writeHotelFolder,
} from './hotel-folder.ts';
import { openFolder } from './imported-hotel.ts';

const PICTURES = join(import.meta.dirname, '..', '..', 'resources', 'pictures');

const folder = openFolder();

async function problemsIn(path = folder.path): Promise<string[]> {
  const { problems } = await readHotelFolder(path);
  return problems.map(problemLine).toSorted();
}
async function problemsOf(files: FolderFiles): Promise<string[]> {
  await writeHotelFolder(folder.path, files);
  return problemsIn();
}

const types = (...changed: object[]) => ({
  'room-types.json': JSON.stringify(changed.length === 1 ? [...changed, loft] : changed, null, 1),
});
const hotelsOf = (...listed: object[]) => ({ 'hotels.json': JSON.stringify(listed, null, 1) });
const beforeName = (added: string) => ({
  'hotels.json': praiaFiles['hotels.json'].replace('"name"', `${added},\n"name"`),
});
const csvWith = (name: keyof typeof praiaFiles, line: string) => ({ [name]: `${praiaFiles[name]}${line}\n` });

describe('a folder of hotel data', () => {
  test('that is right has no problem, with a byte order mark and Windows line ends too (OPS-02)', async () => {
    expect(await problemsOf({})).toEqual([]);
    const windows = Object.fromEntries(
      Object.entries(praiaFiles).map(([name, text]) => [name, `\uFEFF${text.replaceAll('\n', '\r\n')}`]),
    );
    expect(await problemsOf(windows)).toEqual([]);
  });

  test('of the demonstration has no problem (OPS-02)', async () => {
    const { data } = await readDemoHotels();
    expect([data.hotels.length, data.roomTypes.length, data.rooms.length]).toEqual([3, 15, 180]);
    const perHotel = Map.groupBy(data.spaces, space => space.hotelId);
    expect([...perHotel.values()].map(list => list.length)).toEqual([4, 3, 2]);
  });

  test('with a network, hours or a phone that cannot be has each named, and never the password itself (HLP-07, OPS-02)', async () => {
    const password = 'maré-alta';
    const problems = await problemsOf(
      hotelsOf({
        ...praiaHotel,
        wifi: { name: 'é'.repeat(17), password },
        breakfast: { from: '10:30', until: '06:30' },
        emergency: { phone: 'ask' },
      }),
    );
    expect(problems.map(line => line.replace(/:\d+:/, ':')).toSorted()).toEqual([
      'hotels.json: breakfast: must end after it begins',
      'hotels.json: emergency.phone: must be a phone number such as +55 48 3200-0000',
      'hotels.json: wifi.name: must have at most 32 bytes: an accented letter has two',
      'hotels.json: wifi.password: must be 8 to 63 letters, digits and signs without accents',
    ]);
    expect(problems.join()).not.toContain(password);
  });

  test('with one fault of every kind has each named with its file and line (OPS-02)', async () => {
    const problems = await problemsOf({
      ...hotelsOf(
        { ...praiaHotel, timeZone: 'America/Atlantis', taxPercent: 4.255 },
        { ...praiaHotel, id: 'VAZIO' },
      ),
      ...types(
        { ...seaRoom, hotel: 'NOWHERE', name: { en: 'Sea Room' }, colour: 'blue' },
        {
          ...loft,
          maxGuests: 9,
          amenities: ['WIFI', 'HELIPAD'],
          pictures: ['../../etc/passwd.png', 'gone.png'],
        },
        {
          ...loft,
          id: 'praia-attic',
          pictures: ['missing.png'],
          characteristics: { en: ['a', 'b'], pt: ['a'] },
        },
      ),
      'rooms.csv':
        'hotel,number,roomType\nPRAIA,11,praia-sea\nPRAIA,11,praia-loft\nPRAIA,12,praia-cellar\nPRAIA,1/2,praia-sea\nELSEWHERE,13,praia-sea\nPRAIA,14\n',
      'night-prices.csv':
        'roomType,sunday,monday,tuesday,wednesday,thursday,friday,saturday\npraia-sea,300,310,320,"330,50",340.005,0,-1\npraia-loft,600,610,620,630,640,750,760\n',
      'hour-prices.csv':
        'roomType,direction,hour,price\npraia-sea,checkin,15,33.35\npraia-sea,sideways,14,1\npraia-loft,checkout,13,1\npraia-loft,checkout,13,2\n',
      'seasons.csv':
        'hotel,firstDate,lastDate,percent\nPRAIA,2026-12-20,2027-01-05,120.5\nPRAIA,2027-01-05,2027-01-09,110\nPRAIA,2026-02-30,2026-03-01,0\nPRAIA,2026-06-02,2026-06-01,100\n',
      'room.csv': 'a typing error',
    });
    expect(problems).toEqual([
      'hotels.json:6: timeZone: must be a time zone such as America/Sao_Paulo',
      'hotels.json:7: taxPercent: must have at most two decimals',
      'hour-prices.csv:2: hour: must be 10 to 14 for checkin',
      'hour-prices.csv:3: direction: must be checkin or checkout',
      'hour-prices.csv:5: praia-loft checkout 13 is given twice, first in line 4',
      'night-prices.csv:2: friday: must be more than 0',
      'night-prices.csv:2: saturday: must be an amount in reais such as 289.90',
      'night-prices.csv:2: thursday: must be an amount in reais such as 289.90',
      'night-prices.csv:2: wednesday: must be an amount in reais such as 289.90',
      'room-types.json:111: pictures/missing.png: the file is missing',
      'room-types.json:38: "colour" is not known here',
      'room-types.json:59: maxGuests: must be 1 to 3',
      'room-types.json:5: name.pt: must be a text',
      'room-types.json:69: amenities.1: must be one of WIFI, BALCONY, AIRCONDITIONING, DESKTOP, MINIBAR, HAIRDRYER, SAFE, BATHTUB, LAUNDRY, GYM, TV, PHONE, POOL',
      'room-types.json:72: pictures.0: must be the name of a .jpg, .png or .webp file in the folder pictures, without a path',
      'room-types.json:78: praia-attic has no line in night-prices.csv',
      'room-types.json:78: praia-attic has no room in rooms.csv',
      'room-types.json:89: characteristics: must have as many texts in en as in pt',
      'room.csv: is not known; the files are hotels.json, room-types.json, rooms.csv, night-prices.csv, hour-prices.csv, seasons.csv, spaces.json, guide.json, minibars.json, room-options.json, quiz-options.json, pictures',
      'rooms.csv:3: room 11 of PRAIA is given twice, first in line 2',
      'rooms.csv:4: praia-cellar is not in room-types.json',
      'rooms.csv:5: number: must be 1 to 12 letters, digits or dots',
      'rooms.csv:6: ELSEWHERE is not in hotels.json',
      'rooms.csv:7: has 2 values for 3 columns',
      'seasons.csv:3: shares a date with the season of line 2',
      'seasons.csv:4: firstDate: must be a date such as 2026-12-24',
      'seasons.csv:4: percent: must be a number from 1 to 999.99 such as 120',
      'seasons.csv:5: lastDate: is before firstDate',
    ]);
  });

  test('may name the lock of each room, each once (LCK-01, OPS-02)', async () => {
    const rooms = (...lines: string[]) => ({
      'rooms.csv': ['hotel,number,roomType,lock', ...lines].join('\n'),
    });
    const loftRoom = 'PRAIA,21,praia-loft,';
    expect(await problemsOf(rooms('PRAIA,11,praia-sea,3827194', loftRoom))).toEqual([]);
    expect(
      await problemsOf(rooms('PRAIA,11,praia-sea,3827194', 'PRAIA,12,praia-sea,3827194', loftRoom)),
    ).toEqual(['rooms.csv:3: lock 3827194 is given twice, first in line 2']);
    expect(await problemsOf(rooms('PRAIA,11,praia-sea,door 11', loftRoom))).toEqual([
      'rooms.csv:2: lock: must be the number of a lock, or nothing',
    ]);
  });

  test('may have shared spaces, and has each fault of them named with its line (SPC-03, OPS-02)', async () => {
    expect(await problemsOf({ 'spaces.json': JSON.stringify([deck]) })).toEqual([]);
    const open = { from: '08:00', until: '10:00' };
    const spaces = [
      deck,
      { ...deck, hotel: 'SERRA' },
      { ...deck, id: 'other', hotel: 'SERRA', instructions: { en: ['a', 'b'], pt: ['a'] } },
      { ...deck, id: 'Deck 2', capacity: 0, usagePercent: 101, stayHours: 1.25, colour: 'blue' },
      { ...deck, id: 'short', week: { ...deck.week, friday: open }, stayHours: 3 },
      { ...deck, id: 'shut', week: closedWeek, picture: 'deck.png' },
      { ...deck, id: 'odd', week: { ...deck.week, friday: { from: '8:00', until: '24:00' } } },
      { ...deck, id: 'days', closedDates: ['2026-02-30', '2026-12-25', '2026-12-25'] },
    ].map(space => JSON.stringify(space));
    expect(await problemsOf({ 'spaces.json': `[${spaces.join(',\n')}]` })).toEqual([
      'spaces.json:2: praia-deck is given twice, first in line 1',
      'spaces.json:3: SERRA is not in hotels.json',
      'spaces.json:3: instructions: must have as many texts in en as in pt',
      'spaces.json:4: "colour" is not known here',
      'spaces.json:4: capacity: must be 1 to 500',
      'spaces.json:4: id: must be 1 to 64 small letters, digits or -, and begin with a letter',
      'spaces.json:4: stayHours: must be whole or half hours',
      'spaces.json:4: usagePercent: must be 1 to 100',
      'spaces.json:5: week.friday: must be open for at least one stay of 3 h',
      'spaces.json:6: week: must be open on one day at least',
      'spaces.json:7: week.friday.from: must be a time from 00:00 to 23:59 such as 08:00',
      'spaces.json:7: week.friday.until: must be a time from 00:00 to 23:59 such as 08:00',
      'spaces.json:8: closedDates.0: must be a date such as 2026-12-24',
      'spaces.json:8: closedDates: must not name anything twice',
    ]);
    expect(await problemsOf({ 'spaces.json': JSON.stringify([{ ...deck, picture: 'deck.png' }]) })).toEqual([
      'spaces.json:1: pictures/deck.png: the file is missing',
    ]);
  });

  test.each<[RegExp, FolderFiles]>([
    [/^rooms\.csv: is not UTF-8/, { 'rooms.csv': Buffer.from([0x68, 0xe9, 0x0a]) }],
    [/^rooms\.csv: is not text/, { 'rooms.csv': 'hotel\0' }],
    [/^rooms\.csv:\d+: is not CSV/, csvWith('rooms.csv', 'PRAIA,"13,praia-sea')],
    [/^rooms\.csv:1: the first line must name/, { 'rooms.csv': 'hotel;number;roomType\n' }],
    [/^hotels\.json:\d: is not JSON here/, { 'hotels.json': '[\n {"id": "PRAIA",\n' }],
    [/^hotels\.json:2: is not JSON here/, { 'hotels.json': '[\n // none\n]' }],
    [/^hotels\.json:1: must be a list/, { 'hotels.json': '{}' }],
    [/^hotels\.json: is nested more than/, { 'hotels.json': '['.repeat(100_000) }],
    [/^hotels\.json:6: "city" is given twice/, beforeName('"city": "X"')],
    [/^hotels\.json:4: "__proto__"/, beforeName('"__proto__": {}')],
    [/^rooms\.csv: is larger than 4096 KiB/, { 'rooms.csv': Buffer.alloc(5 * 1024 * 1024, 'a') }],
    [/^room-types\.json:\d+: name\.pt: must be a text/, types({ ...seaRoom, name: { en: 'Sea' } })],
    [/^room-types\.json:6: name\.en: must not be empty/, types({ ...seaRoom, name: { en: ' ', pt: 'Mar' } })],
    [/name\.en: must not hold line breaks/, types({ ...seaRoom, name: { en: 'a\nb', pt: 'Mar' } })],
    [
      /^room-types\.json:\d+: pictures\/sea\.png: is not a JPEG, PNG or WebP/,
      { 'pictures/sea.png': '<svg onload="alert(1)"/>' },
    ],
    [
      /^room-types\.json:\d+: praia-attic has no room in rooms\.csv/,
      types(seaRoom, loft, { ...loft, id: 'praia-attic' }),
    ],
    [/^room-types\.json:4: NOWHERE is not in hotels\.json/, types({ ...seaRoom, hotel: 'NOWHERE' })],
    [
      /^hotels\.json:23: VAZIO has no room type in room-types\.json/,
      hotelsOf(praiaHotel, { ...praiaHotel, id: 'VAZIO' }),
    ],
    [
      /^rooms\.csv:5: praia-sea is a room type of PRAIA, not of SERRA/,
      {
        ...hotelsOf(praiaHotel, { ...praiaHotel, id: 'SERRA' }),
        ...csvWith('rooms.csv', 'SERRA,1,praia-sea'),
      },
    ],
  ])('with a fault has it named: %s (OPS-02)', async (expected, files) => {
    expect(await problemsOf(files)).toContainEqual(expect.stringMatching(expected));
  });

  const outside = ['../sea.png', '/etc/passwd.png', 'a/b.png', '..\\sea.png'];
  test.each([...outside, '.png', 'sea.svg', 'sea.png\u0000.jpg', 'con aux.png'])(
    'cannot name the picture %j (OPS-02)',
    async name => {
      const problems = await problemsOf(types({ ...seaRoom, pictures: [name] }));
      expect(problems).toEqual([
        expect.stringMatching(/^room-types\.json:\d+: pictures\.0: must be the name of a/),
      ]);
    },
  );

  test('is not left through a link, as a picture, a file or a folder (OPS-02)', async () => {
    await writeHotelFolder(folder.path);
    const outside = await mkdtemp(join(tmpdir(), 'pernoite-outside-'));
    try {
      await writeFile(join(outside, 'secret.csv'), praiaFiles['rooms.csv']);
      for (const name of ['rooms.csv', 'pictures/sea.png']) {
        await unlink(join(folder.path, name));
        await symlink(join(outside, 'secret.csv'), join(folder.path, name));
      }
      expect(await problemsIn()).toEqual([
        expect.stringMatching(/^room-types\.json:\d+: pictures\/sea\.png: is a link/),
        'rooms.csv: is a link; put the file itself here',
      ]);
      await rm(join(folder.path, 'pictures'), { recursive: true });
      await symlink(outside, join(folder.path, 'pictures'));
      expect(await problemsIn()).toContain('pictures: the folder is missing, or is a link');
    } finally {
      await rm(outside, { recursive: true });
    }
  });

  test('that is missing, or lacks a file, has that named (OPS-02)', async () => {
    const nothing = await problemsIn(join(folder.path, 'nothing'));
    expect(nothing).toContainEqual(expect.stringContaining('is not a folder that can be read'));
    await writeHotelFolder(folder.path);
    await unlink(join(folder.path, 'night-prices.csv'));
    expect(await problemsIn()).toEqual(['night-prices.csv: the file is missing']);
  });

  test('may name every picture of the guest app, and no other, without an ending (OPS-02)', () => {
    expect([...appPictures].toSorted()).toEqual(Object.keys(masters).toSorted());
    const drawn = readdirSync(PICTURES).flatMap(file => /^(guide-.+)-640\.webp$/.exec(file)?.[1] ?? []);
    expect([...guidePictures].toSorted()).toEqual(drawn.toSorted());
  });
});

describe('what is written', () => {
  const quoted = (cell: string) => `"${cell.replaceAll('"', '""')}"`;

  test('as CSV is read as it was, whatever it contains, each row with its line (OPS-02)', () => {
    const cell = fc
      .string({ unit: 'grapheme', minLength: 1 })
      .map(text => text.trim())
      .filter(text => text !== '' && !/[\r\n]/.test(text));
    const schema = z.object({ left: z.string(), right: z.string() });
    fc.assert(
      fc.property(
        fc.array(fc.tuple(cell, cell)),
        fc.constantFrom('\n', '\r\n'),
        fc.constantFrom('', '\uFEFF'),
        (rows, end, mark) => {
          const { problems, report } = problemList();
          const text = mark + ['right,left', ...rows.map(row => row.map(quoted).join(','))].join(end);
          const read = csvRows('x.csv', text, schema, report);
          expect(problems).toEqual([]);
          expect(read.rows).toEqual(
            rows.map(([right, left], index) => ({ value: { left, right }, line: index + 2 })),
          );
        },
      ),
    );
  });

  test('as an amount of reais is read to the cent (OPS-02)', () => {
    const price = nightPriceRow.shape.sunday;
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 99_999_999 }), cents => {
        const text = `${Math.floor(cents / 100)}.${String(cents % 100).padStart(2, '0')}`;
        expect(price.parse(text)).toBe(cents);
      }),
    );
    const texts = ['1,50', '1.505', '-1', '1e3', '0x10', ' 1', '1.', '.5', '1 000', 'R$ 5', ''];
    for (const wrong of [...texts, '0', '0.00', '9999999'])
      expect(price.safeParse(wrong).success, wrong).toBe(false);
  });

  test('as JSON has the line of what does not fit, also when it is deep inside (OPS-02)', () => {
    const { problems, report } = problemList();
    const schema = z.strictObject({ id: z.string(), list: z.array(z.strictObject({ amount: z.int() })) });
    const text = '[\n {\n  "id": "a",\n  "list": [\n   {"amount": 1},\n   {"amount": "two"}\n  ]\n }\n]';
    const { rows, ids } = jsonRows('x.json', text, schema, report);
    expect([rows, [...(ids ?? [])], problems.map(({ line }) => line)]).toEqual([[], ['a'], [6]]);
  });
});

test('each hotel of the demonstration has its own address, position and map, in its own city (VIS-23, VIS-24, PD-70)', async () => {
  const { hotels } = (await readDemoHotels()).data;
  const addresses = hotels.map(({ id, address, map, latitude }) => ({
    id,
    city: /, (\D+) – /.exec(address[1] ?? '')?.[1],
    map,
    latitude: Math.round(latitude ?? 0),
  }));
  expect(addresses).toEqual([
    { id: 'JARDINS', city: 'São Paulo', map: 'map-jardins', latitude: -24 },
    { id: 'NILO', city: 'Porto Alegre', map: 'map-nilo', latitude: -30 },
    { id: 'MARISTA', city: 'Goiânia', map: 'map-marista', latitude: -17 },
  ]);
  for (const { map } of addresses)
    for (const width of [640, 1080, 1600])
      for (const type of ['avif', 'webp'])
        expect(existsSync(join(PICTURES, `${map}-${width}.${type}`)), `${map} ${width} ${type}`).toBe(true);
});
