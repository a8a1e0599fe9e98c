import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { resourcesFolder } from '#gateway/platform/resources-folder.ts';
import { AppError } from '#shared/errors.ts';
import type { HttpResponse } from '../http/http-route.ts';

const FONT = join(resourcesFolder, 'fonts', 'fraunces-display.woff2');

/** The brand's heading font. If the resources are not beside the gateway, headings fall back to a serif. */
export async function displayFont(): Promise<HttpResponse> {
  try {
    return {
      status: 200,
      headers: { 'content-type': 'font/woff2', 'cache-control': 'public, max-age=86400' },
      body: await readFile(FONT),
    };
  } catch {
    throw new AppError('NOT_FOUND', 'there is no such file');
  }
}
