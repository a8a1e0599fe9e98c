/**
 * Renders the icons that need pixels (home screens, old browsers, the packed desktop app) from the tiles in
 * resources/brand.
 *
 *   node resources/source/brand.ts
 *
 * The results are committed; run this only when a tile changes.
 */
import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import sharp from 'sharp';

const BRAND = join(import.meta.dirname, '..', 'brand');

/** Icons for electron-builder; outside of resources/brand, which is served to browsers. */
const DESKTOP = join(BRAND, '..', 'icons');

const icons = [
  { from: 'favicon.svg', to: 'favicon-32.png', size: 32 },
  { from: 'tile.svg', to: 'apple-touch-icon.png', size: 180 },
  { from: 'favicon.svg', to: 'icon-192.png', size: 192 },
  { from: 'favicon.svg', to: 'icon-512.png', size: 512 },
  { from: 'tile-maskable.svg', to: 'icon-maskable-512.png', size: 512 },
];

for (const { from, to, size } of icons) {
  const density = (72 * size) / 64;
  await sharp(join(BRAND, from), { density })
    .resize(size, size)
    .png({ compressionLevel: 9, palette: true, quality: 95 })
    .toFile(join(BRAND, to));
}

const pixels = (size: number): Promise<Buffer> =>
  sharp(join(BRAND, 'favicon.svg'), { density: (72 * size) / 64 })
    .resize(size, size)
    .png({ compressionLevel: 9 })
    .toBuffer();

/** Windows: a table of pictures, then the pictures; a side of 256 is written as 0. */
async function icoOf(sizes: readonly number[]): Promise<Buffer> {
  const pictures = await Promise.all(sizes.map(pixels));
  const head = Buffer.alloc(6 + 16 * sizes.length);
  head.writeUInt16LE(1, 2);
  head.writeUInt16LE(sizes.length, 4);
  let offset = head.length;
  for (const [place, picture] of pictures.entries()) {
    const at = 6 + 16 * place;
    const side = (sizes[place] ?? 0) % 256;
    head.writeUInt8(side, at);
    head.writeUInt8(side, at + 1);
    head.writeUInt16LE(1, at + 4);
    head.writeUInt16LE(32, at + 6);
    head.writeUInt32LE(picture.length, at + 8);
    head.writeUInt32LE(offset, at + 12);
    offset += picture.length;
  }
  return Buffer.concat([head, ...pictures]);
}

/** macOS: named pictures one after the other, each with its length. */
async function icnsOf(sizes: Readonly<Record<string, number>>): Promise<Buffer> {
  const chunks = await Promise.all(
    Object.entries(sizes).map(async ([name, size]) => {
      const picture = await pixels(size);
      const head = Buffer.alloc(8);
      head.write(name, 0, 'latin1');
      head.writeUInt32BE(picture.length + 8, 4);
      return Buffer.concat([head, picture]);
    }),
  );
  const head = Buffer.alloc(8);
  head.write('icns', 0, 'latin1');
  head.writeUInt32BE(8 + chunks.reduce((sum, chunk) => sum + chunk.length, 0), 4);
  return Buffer.concat([head, ...chunks]);
}

await mkdir(DESKTOP, { recursive: true });
await writeFile(join(DESKTOP, 'icon.ico'), await icoOf([16, 24, 32, 48, 64, 128, 256]));
await writeFile(
  join(DESKTOP, 'icon.icns'),
  await icnsOf({ ic11: 32, ic12: 64, ic07: 128, ic08: 256, ic09: 512, ic10: 1024 }),
);
// Linux takes the size from the name.
for (const size of [32, 64, 128, 256, 512]) {
  await writeFile(join(DESKTOP, `${size}x${size}.png`), await pixels(size));
}
