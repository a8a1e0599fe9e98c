import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Plugin } from 'vite';

const MODULE = 'virtual:pernoite-pictures';
const FILE = join(import.meta.dirname, '..', 'resources', 'pictures', 'pictures.json');

type Picture = { width: number; height: number; widths: number[]; colour: string };

/** What the renderer needs of pictures.json: a fifth of its size. */
export function pictureFacts(): Plugin {
  return {
    name: 'pernoite:picture-facts',
    resolveId: id => (id === MODULE ? `\0${MODULE}` : undefined),
    load(id) {
      if (id !== `\0${MODULE}`) return undefined;
      const pictures = JSON.parse(readFileSync(FILE, 'utf8')) as Record<string, Picture>;
      const facts = Object.fromEntries(
        Object.entries(pictures).map(([stem, { width, height, colour, widths }]) => [
          stem,
          [width, height, colour, widths],
        ]),
      );
      return `export default ${JSON.stringify(facts)}`;
    },
  };
}
