import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { PageFiles } from '../frame-pages/page-files.ts';

export const cardPageFiles = {
  folder: 'card-page',
  sources: join(import.meta.dirname, 'page'),
  scripts: ['card-fields', 'card-keys'],
  styles: 'card-page.css',
} as const satisfies PageFiles;

export const CARD_FONT = 'figtree.woff2';

export const cardFontSource = () =>
  fileURLToPath(import.meta.resolve('@fontsource-variable/figtree/files/figtree-latin-wght-normal.woff2'));

export function cardFont(): Promise<Buffer> {
  const ready = join(import.meta.dirname, cardPageFiles.folder, CARD_FONT);
  return readFile(existsSync(ready) ? ready : cardFontSource());
}
