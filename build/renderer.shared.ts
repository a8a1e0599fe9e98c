import { cp, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Plugin, UserConfig } from 'vite';
import { defaultWebConfig } from '../src-shared/settings.ts';
import { chunkTable } from './chunk-table.ts';
import { firstViews } from './first-views.ts';
import { inlineStyles } from './inline-styles.ts';
import { offlineImports } from './offline-imports.ts';
import { precompress } from './precompress.ts';
import { rendererPlugins } from './renderer-plugins.ts';
import { serviceWorker } from './service-worker.ts';

const ROOT = join(import.meta.dirname, '..');
/** Folders of resources/ that screens request by a fixed address. Staff see no pictures. */
const SERVED = { web: ['pictures', 'brand'], desktop: ['pictures', 'brand'], staff: ['brand'] } as const;
/** The page of each build, beside its entry. */
const PAGES = { web: 'index.html', desktop: 'index.html', staff: 'staff.html' } as const;
const MIME: Record<string, string> = {
  '.avif': 'image/avif',
  '.webp': 'image/webp',
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
  '.json': 'application/json',
  '.webmanifest': 'application/manifest+json',
};

/** Web and desktop are the guest app; only the address of its files differs. */
export type RendererTarget = 'web' | 'desktop' | 'staff';

/** Copied into the build, read from resources/ while developing. */
function servedResources(folders: readonly string[], outDir: string): Plugin {
  return {
    name: 'pernoite:served-resources',
    configureServer(server) {
      for (const folder of folders) {
        server.middlewares.use(`/${folder}`, (request, response, next) => {
          const name = (request.url ?? '').split('?')[0]?.slice(1) ?? '';
          if (!/^[\w.-]+$/.test(name)) return next();
          readFile(join(ROOT, 'resources', folder, name)).then(
            bytes => {
              response.setHeader('content-type', MIME[name.slice(name.lastIndexOf('.'))] ?? 'text/plain');
              response.end(bytes);
            },
            () => next(),
          );
        });
      }
    },
    async closeBundle() {
      for (const folder of folders) {
        await cp(join(ROOT, 'resources', folder), join(outDir, folder), { recursive: true });
      }
    },
  };
}

/** index.html carries the default configuration; the gateway replaces it by its own when it serves the page. */
function defaultConfig(): Plugin {
  return {
    name: 'pernoite:default-config',
    transformIndexHtml: html => html.replace('__WEB_CONFIG__', JSON.stringify(defaultWebConfig)),
  };
}

/** The development server shows index.html for every address; here the app has another page. */
function servedPage(page: string): Plugin {
  return {
    name: 'pernoite:served-page',
    configureServer(server) {
      server.middlewares.use((request, _response, next) => {
        if (request.headers.accept?.includes('text/html')) request.url = `/${page}`;
        next();
      });
    },
  };
}

/** What runs in a guest's own browser alone: a device has the files at hand, and its policy allows no script in the page. */
const webPlugins = (outDir: string): Plugin[] => [
  offlineImports(),
  firstViews(outDir),
  serviceWorker(outDir),
  precompress(outDir),
];

/** What every build of the renderer shares. `outDir` is absolute. */
export function rendererConfig(target: RendererTarget, outDir: string): UserConfig {
  const page = PAGES[target];
  return {
    root: join(ROOT, 'src-renderer'),
    base: '/',
    publicDir: false,
    plugins: [
      ...rendererPlugins(),
      defaultConfig(),
      chunkTable(),
      inlineStyles(page),
      servedResources(SERVED[target], outDir),
      ...(target === 'web' ? webPlugins(outDir) : []),
      ...(target === 'staff' ? [servedPage(page), offlineImports(), precompress(outDir)] : []),
    ],
    html: { cspNonce: '__CSP_NONCE__' },
    server: { fs: { allow: [ROOT] } },
    build: {
      outDir,
      emptyOutDir: true,
      target: 'es2023',
      minify: true,
      assetsInlineLimit: 0,
      modulePreload: { polyfill: false },
      reportCompressedSize: false,
      rolldownOptions: {
        // A page that needs a schema of the contract does not need the calls beside it (docs/decisions/0008-first-load.md).
        treeshake: {
          manualPureFunctions: ['oc', 'failures', 'hotelFailures'],
          propertyReadSideEffects: false,
        },
        input: join(ROOT, 'src-renderer', page),
        output: {
          codeSplitting: {
            // What every screen needs is two files: packages, which a release seldom changes, and the app's own modules.
            // The entry stays alone in its chunk, with its style sheets in their order: a chunk that other pages' chunks import
            // would start the app in whatever loads them (tests/bench/idle-page.ts).
            groups: [
              { name: 'vendor', tags: ['$initial'], test: /[\\/]node_modules[\\/]/, priority: 1 },
              // Every form has all three.
              { name: 'field', test: /[\\/]@fluentui[\\/]react-(?:field|input|label)[\\/]/ },
              { name: 'app', tags: ['$initial'], test: /[\\/]src-(?:renderer|shared)[\\/].+[\\/].+\.tsx?$/ },
            ],
          },
        },
      },
    },
  };
}
