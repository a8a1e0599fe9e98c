import { readFile, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import sharp from 'sharp';
import { guidePictureWidths } from '../../src-shared/guide-pictures.ts';

/** Makes the files that the app ships of a picture: AVIF and WebP in a few widths, and its line of pictures.json. */

export const PICTURES = join(import.meta.dirname, '..', 'pictures');
const FACTS = join(PICTURES, 'pictures.json');
const LANDSCAPE_WIDTHS = [640, 1080, 1600];
const PORTRAIT_WIDTHS = [400, 540, 1080];
/** Largest AVIF of a width, in bytes; quality steps down until it fits. */
const AVIF_CEILING: Record<number, number> = {
  400: 20_000,
  540: 35_000,
  640: 35_000,
  1080: 90_000,
  1600: 130_000,
};
const HIGHEST_QUALITY = 64;
const LOWEST_QUALITY = 40;

/** Flat colours need few bytes. */
const DRAWING_QUALITY = { avif: 44, webp: 50 };

/** A file's path, or its bytes. */
export type Master = string | Buffer;

export type PictureFacts = {
  width: number;
  height: number;
  widths: number[];
  colour: string;
  placeholder: string;
};

const hex = (value: number) => Math.round(value).toString(16).padStart(2, '0');

async function averageColour(master: Master): Promise<string> {
  const { channels } = await sharp(master).stats();
  return `#${channels
    .slice(0, 3)
    .map(channel => hex(channel.mean))
    .join('')}`;
}

async function placeholderOf(master: Master): Promise<string> {
  const tiny = await sharp(master).resize({ width: 12 }).webp({ quality: 20, effort: 6 }).toBuffer();
  return `data:image/webp;base64,${tiny.toString('base64')}`;
}

async function avifWithin(master: Master, width: number): Promise<{ bytes: Buffer; quality: number }> {
  const ceiling = AVIF_CEILING[width] ?? Number.POSITIVE_INFINITY;
  for (let quality = HIGHEST_QUALITY; ; quality -= 6) {
    const bytes = await sharp(master).resize({ width }).avif({ quality, effort: 5 }).toBuffer();
    if (bytes.byteLength <= ceiling || quality - 6 < LOWEST_QUALITY) return { bytes, quality };
  }
}

/** Writes all files of a picture under its stem, and returns what pictures.json says of it. */
export async function writePicture(stem: string, master: Master): Promise<PictureFacts> {
  const { width, height } = await sharp(master).metadata();
  const widths = (height > width ? PORTRAIT_WIDTHS : LANDSCAPE_WIDTHS).filter(wanted => wanted <= width);
  for (const wanted of widths) {
    const avif = await avifWithin(master, wanted);
    const webp = await sharp(master).resize({ width: wanted }).webp({ quality: 76, effort: 6 }).toBuffer();
    await writeFile(join(PICTURES, `${stem}-${wanted}.avif`), avif.bytes);
    await writeFile(join(PICTURES, `${stem}-${wanted}.webp`), webp);
    console.log(
      `${stem} ${wanted}: avif ${avif.bytes.byteLength} (quality ${avif.quality}), webp ${webp.byteLength}`,
    );
  }
  return {
    width,
    height,
    widths,
    colour: await averageColour(master),
    placeholder: await placeholderOf(master),
  };
}

/** Writes the files of a drawing under its stem. It has no line in pictures.json, which the web app loads. */
export async function writeDrawing(stem: string, drawing: Buffer): Promise<void> {
  const sizes = await Promise.all(
    guidePictureWidths.map(async width => {
      const drawn = sharp(drawing).resize({ width });
      const [avif, webp] = await Promise.all([
        drawn.clone().avif({ quality: DRAWING_QUALITY.avif, effort: 5 }).toBuffer(),
        drawn.clone().webp({ quality: DRAWING_QUALITY.webp, effort: 6 }).toBuffer(),
      ]);
      await writeFile(join(PICTURES, `${stem}-${width}.avif`), avif);
      await writeFile(join(PICTURES, `${stem}-${width}.webp`), webp);
      return `${width}: avif ${avif.byteLength}, webp ${webp.byteLength}`;
    }),
  );
  console.log(`${stem} ${sizes.join('; ')}`);
}

/** Adds pictures to pictures.json, or replaces their lines. */
export async function addFacts(added: Readonly<Record<string, PictureFacts>>): Promise<void> {
  const exists = await stat(FACTS).catch(() => null);
  const before = exists ? (JSON.parse(await readFile(FACTS, 'utf8')) as Record<string, PictureFacts>) : {};
  const all = Object.entries({ ...before, ...added }).toSorted(([one], [other]) => (one < other ? -1 : 1));
  await writeFile(FACTS, `${JSON.stringify(Object.fromEntries(all), null, 2)}\n`);
}
