import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { resourcesFolder } from '#gateway/platform/resources-folder.ts';

const FOLDER = join(resourcesFolder, 'fonts');

const files = {
  text: 'figtree-400.woff',
  strong: 'figtree-600.woff',
  display: 'fraunces-600.woff',
  /** Letters of other Latin alphabets, for names. */
  textMore: 'figtree-ext-400.woff',
  strongMore: 'figtree-ext-600.woff',
} as const;

export type FontName = keyof typeof files;
export type BillFonts = Record<FontName, Buffer>;

/** The brand's fonts as a PDF embeds them, limited to the letters that it uses (SIL Open Font License). */
export async function readBillFonts(): Promise<BillFonts> {
  const read = (name: FontName) => readFile(join(FOLDER, files[name]));
  const [text, strong, display, textMore, strongMore] = await Promise.all([
    read('text'),
    read('strong'),
    read('display'),
    read('textMore'),
    read('strongMore'),
  ]);
  return { text, strong, display, textMore, strongMore };
}
