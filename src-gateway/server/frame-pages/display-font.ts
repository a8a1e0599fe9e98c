import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { resourcesFolder } from '#gateway/platform/resources-folder.ts';
import { AppError } from '#shared/errors.ts';

const FONT = join(resourcesFolder, 'fonts', 'fraunces-display.woff2');

/** The brand's heading font. Where the resources are not beside the gateway, headings fall back to a serif. */
export async function displayFont(): Promise<Buffer> {
  try {
    return await readFile(FONT);
  } catch {
    throw new AppError('NOT_FOUND', 'there is no such file');
  }
}
