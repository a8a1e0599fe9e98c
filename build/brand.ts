/**
 * Renders the icons that need pixels (home screens, old browsers) from the tiles in resources/brand.
 *
 *   node build/brand.ts
 *
 * The results are committed; run this only when a tile changes.
 */
import { join } from 'node:path';
import sharp from 'sharp';

const BRAND = join(import.meta.dirname, '..', 'resources', 'brand');

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
