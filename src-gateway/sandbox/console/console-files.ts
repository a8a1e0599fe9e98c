import type { PageFiles } from '#gateway/server/frame-pages/page-files.ts';

export const consoleFiles = {
  folder: 'console',
  sources: import.meta.dirname,
  scripts: [],
  styles: 'console.css',
} as const satisfies PageFiles;
