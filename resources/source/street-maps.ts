/**
 * Draws the sketch maps of the streets around the demonstration's hotels, in the brand's colours and letters, and makes
 * their pictures. They are drawn by hand for this project: streets are the lines of street-map-data.ts, north is up.
 *
 *   node resources/source/street-maps.ts
 *
 * The results are committed; run this when a map changes, and after pictures.ts.
 */
import { readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import process from 'node:process';
import { inflateSync } from 'node:zlib';
import sharp, { type OverlayOptions } from 'sharp';
import { addFacts, writePicture } from './picture-files.ts';
import {
  MAP_HEIGHT,
  MAP_WIDTH,
  type Point,
  type Street,
  type StreetMap,
  streetMaps,
} from './street-map-data.ts';

const FONT = join(import.meta.dirname, '..', 'fonts', 'figtree-600.woff');
/** The font without its compression: what draws the letters does not read WOFF. */
const PLAIN_FONT = join(tmpdir(), `pernoite-map-letters-${process.pid}.ttf`);
const colours = {
  block: '#efe2cd',
  edge: '#e0cdb0',
  street: '#fffaf1',
  avenue: '#fbe9c6',
  park: '#cfdcc3',
  streetName: '#6b5342',
  parkName: '#4c6547',
  hotel: '#7d3a1e',
};
const WIDTH = { street: 46, avenue: 66 };
const EDGE = 5;
const LETTERS = { street: 32, avenue: 38, park: 34, hotel: 46 };

const widthOf = ({ isAvenue }: Street) => (isAvenue ? WIDTH.avenue : WIDTH.street);

function line({ from, to }: Street, width: number, colour: string): string {
  return `<path d="M${from.join(' ')}L${to.join(' ')}" stroke="${colour}" stroke-width="${width}"/>`;
}

/** The mark of the brand where the hotel is: an arch in an arch under a sun. */
function mark([x, y]: Point): string {
  return `<g transform="translate(${x - 64} ${y - 128}) scale(2)"><circle cx="32" cy="66" r="9" fill="#1d120c" opacity=".16"/><path fill="#fffaf1" d="M9 65V36a23 23 0 0 1 46 0v29z"/><path fill="#C4633A" d="M13 61V36a19 19 0 0 1 38 0v25z"/><path fill="#F2E4CF" d="M19.3 61V36a12.7 12.7 0 0 1 25.4 0v25z"/><path fill="#6F8C68" d="M25.5 61V36a6.5 6.5 0 0 1 13 0v25z"/><circle fill="#D8A63C" cx="46" cy="10" r="7"/></g>`;
}

/** Streets, parks and the mark, without letters. */
function drawing({ streets, parks, hotel }: StreetMap): string {
  const avenuesLast = streets.toSorted((one, other) => widthOf(one) - widthOf(other));
  const parts = [
    `<path d="M0 0h${MAP_WIDTH}v${MAP_HEIGHT}H0z" fill="${colours.block}"/>`,
    ...parks.map(({ corners }) => `<path d="M${corners.join('L')}z" fill="${colours.park}"/>`),
    ...avenuesLast.map(street => line(street, widthOf(street) + 2 * EDGE, colours.edge)),
    ...avenuesLast.map(street =>
      line(street, widthOf(street), street.isAvenue ? colours.avenue : colours.street),
    ),
    mark(hotel.at),
  ];
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${MAP_WIDTH} ${MAP_HEIGHT}" width="${MAP_WIDTH}" height="${MAP_HEIGHT}" fill="none">${parts.join('')}</svg>`;
}

type Label = { text: string; at: Point; size: number; colour: string; angle?: number; onCard?: boolean };

/** A text as a picture, turned about its middle. */
async function lettering({ text, size, colour, angle = 0, onCard = false }: Label): Promise<Buffer> {
  const letters = await sharp({
    text: {
      text: `<span foreground="${colour}">${text}</span>`,
      // The comma ends the name of the family; without it "SemiBold" is read as a weight.
      font: `Figtree SemiBold, ${size}`,
      fontfile: PLAIN_FONT,
      dpi: 72,
      rgba: true,
    },
  })
    .png()
    .toBuffer({ resolveWithObject: true });
  const { width, height } = letters.info;
  if (!onCard) return sharp(letters.data).rotate(angle, { background: '#0000' }).png().toBuffer();
  const [wide, high] = [width + 48, height + 36];
  const card = `<svg xmlns="http://www.w3.org/2000/svg" width="${wide}" height="${high}"><rect width="${wide}" height="${high}" rx="${high / 2}" fill="#fffaf1"/></svg>`;
  return sharp(Buffer.from(card))
    .composite([{ input: letters.data }])
    .png()
    .toBuffer();
}

const along = ({ from, to, at }: Street): Point => [
  from[0] + (to[0] - from[0]) * at,
  from[1] + (to[1] - from[1]) * at,
];

/** Read from left to right, or upwards where a street is steep. */
function angleOf({ from, to }: Street): number {
  const angle = (Math.atan2(to[1] - from[1], to[0] - from[0]) * 180) / Math.PI;
  return angle > 90 ? angle - 180 : angle <= -90 ? angle + 180 : angle;
}

function labelsOf({ streets, parks, hotel }: StreetMap): Label[] {
  return [
    ...streets.map(street => ({
      text: street.name,
      at: along(street),
      size: street.isAvenue ? LETTERS.avenue : LETTERS.street,
      colour: colours.streetName,
      angle: angleOf(street),
    })),
    ...parks.map(park => ({
      text: park.name,
      at: park.at,
      size: LETTERS.park,
      colour: colours.parkName,
    })),
    {
      text: hotel.name,
      at: [hotel.at[0], hotel.at[1] + 54],
      size: LETTERS.hotel,
      colour: colours.hotel,
      onCard: true,
    },
  ];
}

async function placed(label: Label): Promise<OverlayOptions> {
  const input = await lettering(label);
  const { width, height } = await sharp(input).metadata();
  return {
    input,
    left: Math.round(label.at[0] - width / 2),
    top: Math.round(label.at[1] - height / 2),
  };
}

/** The tables of a WOFF file as a TrueType file has them: https://www.w3.org/TR/WOFF/. */
function toTrueType(woff: Buffer): Buffer {
  const count = woff.readUInt16BE(12);
  const header = Buffer.alloc(12 + 16 * count);
  woff.copy(header, 0, 4, 8);
  header.writeUInt16BE(count, 4);
  const tables: Buffer[] = [];
  let offset = header.length;
  for (let index = 0; index < count; index += 1) {
    const entry = woff.subarray(44 + 20 * index, 64 + 20 * index);
    const [start, packed, length] = [4, 8, 12].map(at => entry.readUInt32BE(at));
    if (start === undefined || packed === undefined || length === undefined) throw new Error('not a font');
    const stored = woff.subarray(start, start + packed);
    const table = packed < length ? inflateSync(stored) : stored;
    const at = 12 + 16 * index;
    entry.copy(header, at, 0, 4);
    entry.copy(header, at + 4, 16, 20);
    header.writeUInt32BE(offset, at + 8);
    header.writeUInt32BE(length, at + 12);
    const padded = Buffer.concat([table, Buffer.alloc((4 - (length % 4)) % 4)]);
    tables.push(padded);
    offset += padded.length;
  }
  return Buffer.concat([header, ...tables]);
}

await writeFile(PLAIN_FONT, toTrueType(await readFile(FONT)));
try {
  for (const map of streetMaps) {
    const labels = await Promise.all(labelsOf(map).map(placed));
    const base = sharp(Buffer.from(drawing(map)));
    const drawn = await base.composite(labels).png().toBuffer();
    await addFacts({ [map.stem]: await writePicture(map.stem, drawn) });
  }
} finally {
  await rm(PLAIN_FONT, { force: true });
}
