import type { Plugin } from 'vite';

const HELPER = /vite\/preload-helper/;

/** Each text must be in Vite's helper, and is replaced by what the function gives for it. */
const EDITS: readonly [string, (text: string) => string][] = [
  ['function preload(', text => `async ${text}`],
  [
    'let promise = Promise.resolve();',
    text => `const file = /import\\(([^)]+)\\)/.exec(String(baseModule))?.[1];
    const isOffline = navigator.onLine === false && !loaded.has(file) && !(await isStored(file));
    if (isOffline && !(await fetch('/', { method: 'HEAD', cache: 'no-store' }).then(() => true, () => false)))
      throw new TypeError('Failed to fetch dynamically imported module: the browser is offline');
    ${text}`,
  ],
  [
    'return baseModule().catch(handlePreloadError)',
    () => `return baseModule().then(module => {
      loaded.add(file);
      return module;
    }, handlePreloadError)`,
  ],
];

/** Whether the service worker has a file (build/service-worker.ts), which it stores with all that the file imports. */
const IS_STORED = `const isStored = async file => {
  const name = /[\\w.-]+\\.js/.exec(file ?? '')?.[0];
  if (name === undefined || !navigator.serviceWorker?.controller) return false;
  return (await caches.match(new URL(name, import.meta.url))) !== undefined;
};`;

/**
 * Lets an import() of the web build be tried again after an outage (ERR-01, APP-30). A module that once failed to load
 * fails for as long as the page lives in browsers that follow the older HTML standard (Chromium 150 does, 156 does not):
 * a guest whose connection broke could not sign in or change the language without a reload. So while the browser says
 * that it is offline, what has not been loaded before is imported only if the service worker has it or the server responds.
 * The text of the error is the browsers' own (error-text.ts).
 */
export function offlineImports(): Plugin {
  return {
    name: 'pernoite:offline-imports',
    apply: 'build',
    transform(code, id) {
      if (!HELPER.test(id)) return undefined;
      let changed = code;
      for (const [text, edit] of EDITS) {
        if (!changed.includes(text)) this.error(`the preload helper has no "${text}" any more`);
        changed = changed.replace(text, edit);
      }
      return `const loaded = new Set();\n${IS_STORED}\n${changed}`;
    },
  };
}
