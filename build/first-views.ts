import { mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { build, minify, type Plugin } from 'vite';
import searchEn from '../locales/en/booking-search.json' with { type: 'json' };
import generalEn from '../locales/en/general.json' with { type: 'json' };
import searchPt from '../locales/pt/booking-search.json' with { type: 'json' };
import generalPt from '../locales/pt/general.json' with { type: 'json' };
import type { FirstTouchTexts } from '../src-renderer/guest/app/first-touch/first-touch.ts';
import { addressNames } from '../src-renderer/guest/features/shared/booking-funnel/state/search-address.ts';
import { KNOWN_DEVICE, SESSION_MARKER } from '../src-renderer/platform/host/session-marker.ts';
import { SAVED_LANGUAGE, startLanguage } from '../src-renderer/platform/i18n/language.ts';
import type { Prerendered, prerender } from '../src-renderer/prerender.tsx';
import { firstViewFile, firstViews as names } from '../src-shared/first-view.ts';
import { scriptJson } from '../src-shared/page-config.ts';
import { HOTEL_CARDS } from '../src-shared/page-hotels.ts';
import { type ChunkTable, chunksWith, readChunkTable } from './chunk-table.ts';
import { type Decision, decide, loadApp } from './first-view-scripts.ts';
import { codeOf, ENTRY, type Landing, landings, textsOf } from './landings.ts';
import { rendererPlugins } from './renderer-plugins.ts';

const ROOT = join(import.meta.dirname, '..');
const NONCE = '__CSP_NONCE__';
const CODE = /^\s*<(?:script type="module"|link rel="modulepreload")[^>]*>(?:<\/script>)?\n/gm;
const ENTRY_FILE = /<script type="module"[^>]* src="\/([^"]+)"/;
const languages = ['en', 'pt'] as const;
type Language = (typeof languages)[number];
const searchTexts = { en: searchEn, pt: searchPt };
const generalTexts = { en: generalEn, pt: generalPt };

/**
 * Writes the landing pages' first view into HTML of their own, so that a guest on a slow line sees the screen before any
 * code has arrived (docs/decisions/0026-first-view-from-html.md). The screens are rendered under Node from the same
 * sources; the app replaces them when it has loaded (src-renderer/guest/app/first-view.ts).
 */
export function firstViews(outDir: string): Plugin {
  return {
    name: 'pernoite:first-views',
    apply: 'build',
    closeBundle: {
      sequential: true,
      async handler() {
        const folder = join(outDir, '..', '.first-views');
        try {
          const bundle = await bundleOfScreens(folder);
          const touch = await bundleOfFirstTouch();
          const page = await readFile(join(outDir, 'index.html'), 'utf8');
          const chunks = readChunkTable(outDir);
          for (const language of languages) {
            // A module for each language: the texts are the module's.
            const screens: { prerender: typeof prerender } = await import(`${bundle}?${language}`);
            const views = await screens.prerender({
              language,
              namespaces: [...new Set(landings.flatMap(({ texts }) => texts))],
              paths: landings.map(({ path }) => path),
              nonce: NONCE,
            });
            for (const [index, landing] of landings.entries()) {
              const view = views[index];
              if (view === undefined) throw new Error(`${landing.path} was not rendered`);
              const file = join(outDir, firstViewFile(nameOf(landing), language));
              await mkdir(dirname(file), { recursive: true });
              await writeFile(file, await firstViewPage({ page, chunks, landing, language, view, touch }));
            }
          }
        } finally {
          await rm(folder, { recursive: true, force: true });
        }
      },
    },
  };
}

function nameOf({ path }: Landing): string {
  const name = names[path];
  if (name === undefined) throw new Error(`${path} is not in src-shared/first-view.ts`);
  return name;
}

/** The first choice works before the app is there (src-renderer/guest/app/first-touch/first-touch.ts); null where a page has none. */
async function bundleOfFirstTouch(): Promise<string> {
  const built = await build({
    configFile: false,
    root: join(ROOT, 'src-renderer'),
    logLevel: 'warn',
    publicDir: false,
    build: {
      write: false,
      rolldownOptions: {
        input: join(ROOT, 'src-renderer', 'guest', 'app', 'first-touch', 'entry.ts'),
        output: { format: 'iife', codeSplitting: false },
      },
    },
  });
  const [code] = [built].flat().flatMap(output => ('output' in output ? output.output : []));
  if (code?.type !== 'chunk') throw new Error('the first touch was not bundled');
  return code.code;
}

function textsOfFirstTouch(language: Language): FirstTouchTexts {
  const { calendar } = language === 'pt' ? searchTexts.pt : searchTexts.en;
  const { title, previous, next, pickStart, pickEnd } = calendar;
  return {
    title,
    previous,
    next,
    pickStart,
    pickEnd,
    close: language === 'pt' ? generalTexts.pt.close : generalTexts.en.close,
  };
}

async function bundleOfScreens(folder: string): Promise<string> {
  await build({
    configFile: false,
    root: join(ROOT, 'src-renderer'),
    logLevel: 'warn',
    publicDir: false,
    plugins: rendererPlugins(),
    ssr: { noExternal: true, target: 'node' },
    build: {
      ssr: join(ROOT, 'src-renderer', 'prerender.tsx'),
      outDir: folder,
      emptyOutDir: true,
      minify: false,
      rolldownOptions: { output: { codeSplitting: false, entryFileNames: 'screens.mjs' } },
    },
  });
  return pathToFileURL(join(folder, 'screens.mjs')).href;
}

type Parts = {
  page: string;
  chunks: ChunkTable;
  landing: Landing;
  language: Language;
  view: Prerendered;
  /** Code of the first choice. */
  touch: string;
};

async function firstViewPage({ page, chunks, landing, language, view, touch }: Parts): Promise<string> {
  const entry = ENTRY_FILE.exec(page)?.[1];
  const [, title, body = ''] = /^<title>([^<]*)<\/title>([\s\S]*)$/.exec(view.html) ?? [];
  if (entry === undefined || title === undefined)
    throw new Error(`${landing.path} lacks an entry or a title`);
  const styled = inStyleElement(body);
  const first = { ...styled, ...withoutCards(styled.html) };
  const decision: Omit<Decision, 'startLanguage'> = {
    language,
    savedLanguage: SAVED_LANGUAGE,
    session: SESSION_MARKER,
    // The form of a search is the same for everybody.
    knownDevice: landing.path === '/login' ? KNOWN_DEVICE : SESSION_MARKER,
    elsewhere: ['mode', 'customToken', ...addressNames],
    unless: landing.unless ?? [],
  };
  const head = await script(
    `(${decide.toString()})({ ...${JSON.stringify(decision)}, startLanguage: ${startLanguage.toString()} })`,
  );
  const end = await script(
    `(${loadApp.toString()})(${JSON.stringify({ entry, ...filesOf(chunks, landing) })})`,
  );
  const early = first.html.includes('data-first-touch-area')
    ? await script(`globalThis.pernoiteFirstTouch=${JSON.stringify(textsOfFirstTouch(language))};${touch}`)
    : '';
  return page
    .replace(/<html lang="[^"]*"/, `<html lang="${language === 'pt' ? 'pt-BR' : 'en'}"`)
    .replace(/<title>[^<]*<\/title>/, `<title>${title}</title>`)
    .replace(CODE, '')
    .replace('</head>', `${first.cards}${view.styles}${first.style}${head}\n  </head>`)
    .replace(
      '<div id="root">',
      `<div id="root"><div class="first-view" inert aria-hidden="true">${first.html}</div>`,
    )
    .replace('</body>', () => `${early}${end}\n  </body>`);
}

/** The page's policy allows no style attribute: each becomes a rule. */
function inStyleElement(html: string): { html: string; style: string } {
  const rules: string[] = [];
  const without = html.replace(/ style="([^"]*)"/g, (_, rule: string) => {
    const known = rules.indexOf(rule);
    return ` data-style="${known >= 0 ? known : rules.push(rule) - 1}"`;
  });
  const lines = rules.map((rule, index) => `.first-view [data-style="${index}"]{${rule}}`);
  return { html: without, style: `<style nonce="${NONCE}">${lines.join('')}</style>` };
}

const HOTEL_CARD = /<li[^>]*\bdata-hotel-card="([^"]*)"[\s\S]*?<\/li>/g;

/** The cards of the hotels as data, by their picture: the gateway writes those of its own hotels where they stood. */
function withoutCards(html: string): { html: string; cards: string } {
  const cards: Record<string, string> = {};
  const without = html.replace(HOTEL_CARD, (card, stem: string) => {
    const isFirst = Object.keys(cards).length === 0;
    cards[stem] = card;
    return isFirst ? HOTEL_CARDS : '';
  });
  return {
    html: without,
    cards: `<script type="application/json" id="pernoite-hotel-cards">${scriptJson(cards)}</script>`,
  };
}

/** The page's policy names a script by its hash, and knows it by its element without attributes (web-app/web-page.ts). */
async function script(source: string): Promise<string> {
  const { code } = await minify('first-view.js', source);
  return `<script>${code.replaceAll('</', '<\\/')}</script>`;
}

/** What the entry requests by itself once it runs: its own chunks first, then the landing's. */
function filesOf(chunks: ChunkTable, landing: Landing) {
  const known = chunksWith(chunks, [ENTRY]);
  const less = (sources: string[]) => [...chunksWith(chunks, sources)].filter(file => !known.has(file));
  return {
    files: [...known],
    screen: less(codeOf(landing)),
    texts: { en: less(textsOf(landing, 'en')), pt: less(textsOf(landing, 'pt')) },
  };
}
