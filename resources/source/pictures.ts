/**
 * Turns the master pictures into what the app ships: AVIF and WebP in a few widths, and pictures.json, which tells
 * a screen the size, the ground colour and a tiny blurred placeholder of each before a byte of it has arrived.
 *
 *   node resources/source/pictures.ts <folder of masters>
 *
 * The results are committed; run this only when a master changes. The maps and the city guide are drawn afterwards:
 * street-maps.ts, guide-pictures.ts.
 */
import { mkdir, readdir, rm, stat } from 'node:fs/promises';
import { join, parse } from 'node:path';
import process from 'node:process';
import { addFacts, PICTURES, writePicture } from './picture-files.ts';

const source = process.argv[2];
if (source === undefined || !(await stat(source).catch(() => null))?.isDirectory()) {
  console.error('Say where the master pictures are: node resources/source/pictures.ts <folder>');
  process.exit(1);
}
const masters = (await readdir(source)).filter(file => /\.(webp|png|jpe?g)$/.test(file)).sort();
if (masters.length === 0) {
  console.error(`No pictures (webp, png, jpg) in ${source}`);
  process.exit(1);
}
await rm(PICTURES, { recursive: true, force: true });
await mkdir(PICTURES, { recursive: true });
for (const file of masters) {
  const { name } = parse(file);
  await addFacts({ [name]: await writePicture(name, join(source, file)) });
}
