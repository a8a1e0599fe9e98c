/**
 * What a guest's browser fetches in JavaScript until a landing route is idle, from the manifest of the web build:
 * `node build/first-load.ts`. Bytes are brotli at its highest, as they are served.
 */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync, constants } from 'node:zlib';
import { heroPicture } from '../src-renderer/features/booking-search/hero.ts';
import { loginPicture } from '../src-renderer/ui/door-picture.ts';

type Chunk = { file: string; imports?: string[]; isEntry?: boolean };
type Manifest = Record<string, Chunk>;

/** What a route asks for by itself once it stands, beside its screen: flags, the wire, texts. */
export type Landing = {
  path: string;
  screen: string;
  later: string[];
  texts: string[];
  /** The one picture of its first view; not asked for when the tab's session storage holds one of `unless`. */
  picture?: { stem: string; sizes: string; unless: readonly string[] };
};

export const landings: Landing[] = [
  {
    path: '/login',
    screen: 'screens/login.tsx',
    later: ['features/feature-flags/open-feature.ts'],
    texts: ['general', 'shell', 'session'],
    picture: loginPicture,
  },
  {
    path: '/booking/step-1',
    screen: 'screens/booking-step-1.tsx',
    later: [
      'app/with-queries.tsx',
      'screens/booking.tsx',
      'state/booking-funnel/funnel-keeping.ts',
      'features/feature-flags/open-feature.ts',
      'gateway/link.ts',
    ],
    texts: ['general', 'shell', 'booking-funnel', 'booking-search'],
    picture: heroPicture,
  },
];

/** First-load budget of both landing routes, in KiB (design.md section 5). */
export const FIRST_LOAD_BUDGET_KIB = 165;

export type Sized = { file: string; bytes: number };

function sizeOf(file: string): number {
  return brotliCompressSync(readFileSync(file), {
    params: { [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY },
  }).byteLength;
}

/** Every file of a landing with its size; `language` picks the texts. Throws when the manifest misses one. */
export function firstLoad(outDir: string, landing: Landing, language: 'en' | 'pt'): Sized[] {
  const manifest = JSON.parse(readFileSync(join(outDir, '.vite', 'manifest.json'), 'utf8')) as Manifest;
  const wanted = [
    'index.html',
    landing.screen,
    ...landing.later,
    ...landing.texts.map(name => `../locales/${language}/${name}.json`),
  ];
  const files = new Set<string>();
  const visit = (name: string) => {
    const chunk = manifest[name];
    if (!chunk) throw new Error(`the build has no ${name}`);
    if (files.has(chunk.file)) return;
    files.add(chunk.file);
    for (const imported of chunk.imports ?? []) visit(imported);
  };
  for (const name of wanted) visit(name);
  return [...files].map(file => ({ file, bytes: sizeOf(join(outDir, file)) }));
}

if (import.meta.main) {
  const outDir = process.argv[2] ?? join(import.meta.dirname, '..', 'out', 'web');
  let over = false;
  for (const landing of landings) {
    const sized = firstLoad(outDir, landing, 'pt').toSorted((a, b) => b.bytes - a.bytes);
    const total = sized.reduce((sum, { bytes }) => sum + bytes, 0) / 1024;
    over ||= total > FIRST_LOAD_BUDGET_KIB;
    console.log(`${landing.path}  ${total.toFixed(1)} KiB of ${FIRST_LOAD_BUDGET_KIB}`);
    for (const { file, bytes } of sized) console.log(`  ${(bytes / 1024).toFixed(1).padStart(6)}  ${file}`);
  }
  if (over) process.exitCode = 1;
}
