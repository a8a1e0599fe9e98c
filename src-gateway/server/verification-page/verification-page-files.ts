import { join } from 'node:path';
import type { PageFiles } from '../frame-pages/page-files.ts';

export const verificationPageFiles = {
  folder: 'verification-page',
  sources: join(import.meta.dirname, 'page'),
  scripts: ['verification-page'],
  styles: 'verification.css',
} as const satisfies PageFiles;
