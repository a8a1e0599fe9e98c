import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import sharp from 'sharp';

export const praiaHotel = {
  id: 'PRAIA',
  name: 'Pernoite Praia',
  city: 'Florianópolis',
  timeZone: 'America/Sao_Paulo',
  taxPercent: 4.25,
  address: ['Rua das Gaivotas, 12', 'Ingleses, Florianópolis – SC', '88058-500'],
  coordinates: { latitude: -27.4353, longitude: -48.3958 },
  note: { en: 'Two dunes from the water', pt: 'A duas dunas da água' },
  picture: 'hotel.jpg',
};

const texts = {
  name: { en: 'Sea Room', pt: 'Quarto do Mar' },
  description: { en: 'A room with a "view".', pt: 'Um quarto com "vista".' },
  characteristics: { en: ['Quiet'], pt: ['Silencioso'] },
};

export const seaRoom = {
  id: 'praia-sea',
  hotel: 'PRAIA',
  ...texts,
  maxGuests: 2,
  size: 24,
  beds: [{ kind: 'QUEEN', amount: 1 }],
  amenities: ['WIFI', 'BALCONY'],
  pictures: ['sea.png', 'room-twin'],
  bedChoice: false,
  isTopSuite: false,
};

export const loft = { ...seaRoom, id: 'praia-loft', maxGuests: 3, pictures: ['sea.png'] };

const daytime = { from: '08:00', until: '20:00' };
export const deck = {
  id: 'praia-deck',
  hotel: 'PRAIA',
  name: { en: 'Deck', pt: 'Deck' },
  description: { en: 'Boards above the sand.', pt: 'Tábuas sobre a areia.' },
  instructions: { en: ['No shoes.'], pt: ['Sem sapatos.'] },
  capacity: 5,
  usagePercent: 50,
  stayHours: 2,
  week: {
    sunday: daytime,
    monday: null,
    tuesday: daytime,
    wednesday: daytime,
    thursday: daytime,
    friday: daytime,
    saturday: daytime,
  },
};

/** A minibar for a day at the beach; a brand with it alone has it as the standard one. */
export const beachMinibar = {
  id: 'beach',
  key: 'BEACH',
  isDefault: true,
  name: { en: 'Beach day', pt: 'Dia de praia' },
  description: { en: 'Salt and sun.', pt: 'Sal e sol.' },
  items: [
    { id: 'water', key: 'MINERAL_WATER', name: { en: 'Water', pt: 'Água' }, defaultQuantity: 8 },
    {
      id: 'nuts',
      key: 'BARU_NUTS',
      name: { en: 'Baru nuts', pt: 'Castanha de baru' },
      defaultQuantity: 2,
      maxQuantity: 3,
    },
  ],
};

export const closedWeek = Object.fromEntries(Object.keys(deck.week).map(day => [day, null]));

/** JSON with one property on a line, so that a test can name lines. */
const json = (value: unknown) => `${JSON.stringify(value, null, 1)}\n`;

export const praiaFiles = {
  'hotels.json': json([praiaHotel]),
  'room-types.json': json([seaRoom, loft]),
  'rooms.csv': 'hotel,number,roomType\nPRAIA,11,praia-sea\nPRAIA,12,praia-sea\nPRAIA,21,praia-loft\n',
  'night-prices.csv':
    'roomType,sunday,monday,tuesday,wednesday,thursday,friday,saturday\npraia-sea,300,310,320,330,340.00,450.5,460.75\npraia-loft,600,610,620,630,640,750,760\n',
  'hour-prices.csv':
    'roomType,direction,hour,price\npraia-sea,checkin,14,33.35\npraia-sea,checkout,13,41.15\n',
  'seasons.csv': 'hotel,firstDate,lastDate,percent\nPRAIA,2026-12-20,2027-01-05,120.5\n',
};

const toSerra = (text: string) => text.replaceAll('PRAIA', 'SERRA').replaceAll('praia-', 'serra-');
export const serraFiles = Object.fromEntries(
  Object.entries(praiaFiles).map(([name, text]) => [name, toSerra(text)]),
);

export type FolderFiles = Record<string, string | Buffer>;

export const jpeg = (width = 1_200, colour = '#c86b4a') =>
  sharp({ create: { width, height: 800, channels: 3, background: colour } })
    .jpeg()
    .toBuffer();
export const png = () =>
  sharp({ create: { width: 1_700, height: 900, channels: 3, background: '#7a9a8b' } })
    .png()
    .toBuffer();

export async function writeHotelFolder(folder: string, other: FolderFiles = {}): Promise<void> {
  await mkdir(join(folder, 'pictures'), { recursive: true });
  const pictures = { 'pictures/hotel.jpg': await jpeg(), 'pictures/sea.png': await png() };
  for (const [name, content] of Object.entries({ ...praiaFiles, ...pictures, ...other }))
    await writeFile(join(folder, name), content);
}
