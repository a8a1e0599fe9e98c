/**
 * Turns the master pictures into what the app ships: AVIF and WebP in a few widths, and pictures.json, which tells
 * a screen the size, the ground colour and a tiny blurred placeholder of each before a byte of it has arrived.
 *
 *   node build/pictures.ts <folder of masters>
 *
 * The results are committed; run this only when a master changes.
 */
import { mkdir, readdir, rm, stat, writeFile } from 'node:fs/promises';
import { join, parse } from 'node:path';
import process from 'node:process';
import sharp from 'sharp';

const OUTPUT = join(import.meta.dirname, '..', 'resources', 'pictures');
const LANDSCAPE_WIDTHS = [640, 1080, 1600];
const PORTRAIT_WIDTHS = [540, 1080];
/** Largest AVIF of a width, in bytes; quality steps down until it fits. */
const AVIF_CEILING: Record<number, number> = { 540: 35_000, 640: 35_000, 1080: 90_000, 1600: 130_000 };
const HIGHEST_QUALITY = 64;
const LOWEST_QUALITY = 40;

type PictureFacts = {
  width: number;
  height: number;
  widths: number[];
  colour: string;
  placeholder: string;
};

const hex = (value: number) => Math.round(value).toString(16).padStart(2, '0');

async function averageColour(master: string): Promise<string> {
  const { channels } = await sharp(master).stats();
  return `#${channels
    .slice(0, 3)
    .map(channel => hex(channel.mean))
    .join('')}`;
}

async function placeholderOf(master: string): Promise<string> {
  const tiny = await sharp(master).resize({ width: 12 }).webp({ quality: 20, effort: 6 }).toBuffer();
  return `data:image/webp;base64,${tiny.toString('base64')}`;
}

async function avifWithin(master: string, width: number): Promise<{ bytes: Buffer; quality: number }> {
  const ceiling = AVIF_CEILING[width] ?? Number.POSITIVE_INFINITY;
  for (let quality = HIGHEST_QUALITY; ; quality -= 6) {
    const bytes = await sharp(master).resize({ width }).avif({ quality, effort: 5 }).toBuffer();
    if (bytes.byteLength <= ceiling || quality - 6 < LOWEST_QUALITY) return { bytes, quality };
  }
}

async function writePicture(master: string): Promise<[string, PictureFacts]> {
  const stem = parse(master).name;
  const { width, height } = await sharp(master).metadata();
  const widths = (height > width ? PORTRAIT_WIDTHS : LANDSCAPE_WIDTHS).filter(wanted => wanted <= width);
  for (const wanted of widths) {
    const avif = await avifWithin(master, wanted);
    const webp = await sharp(master).resize({ width: wanted }).webp({ quality: 76, effort: 6 }).toBuffer();
    await writeFile(join(OUTPUT, `${stem}-${wanted}.avif`), avif.bytes);
    await writeFile(join(OUTPUT, `${stem}-${wanted}.webp`), webp);
    console.log(
      `${stem} ${wanted}: avif ${avif.bytes.byteLength} (quality ${avif.quality}), webp ${webp.byteLength}`,
    );
  }
  const facts = {
    width,
    height,
    widths,
    colour: await averageColour(master),
    placeholder: await placeholderOf(master),
  };
  return [stem, facts];
}

const source = process.argv[2];
if (source === undefined || !(await stat(source).catch(() => null))?.isDirectory()) {
  console.error('Say where the master pictures are: node build/pictures.ts <folder>');
  process.exit(1);
}
const masters = (await readdir(source)).filter(file => /\.(webp|png|jpe?g)$/.test(file)).sort();
if (masters.length === 0) {
  console.error(`No pictures (webp, png, jpg) in ${source}`);
  process.exit(1);
}
await rm(OUTPUT, { recursive: true, force: true });
await mkdir(OUTPUT, { recursive: true });
const facts: [string, PictureFacts][] = [];
for (const file of masters) facts.push(await writePicture(join(source, file)));
await writeFile(join(OUTPUT, 'pictures.json'), `${JSON.stringify(Object.fromEntries(facts), null, 2)}\n`);
