import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { defineConfig } from 'electron-vite';
import type { UserConfig } from 'vite';

// electron-vite bundles what this file imports, and paths that a module takes from its own place would be wrong then.
const shared = pathToFileURL(join(import.meta.dirname, 'build', 'renderer.shared.ts')).href;
const { rendererConfig }: typeof import('./build/renderer.shared.ts') = await import(shared);

const out = (name: string) => join(import.meta.dirname, 'out', name);

/**
 * The desktop build: main and preloads as modules for Electron, and the same guest app as on the web (WEB-01). The staff
 * app is the web's own build (vite.staff.config.ts).
 */
export default defineConfig({
  main: {
    build: {
      outDir: out('main'),
      lib: { entry: 'src-main/start.ts', formats: ['es'] },
    },
  },
  preload: {
    build: {
      outDir: out('preload'),
      // A sandboxed preload cannot require packages: everything it uses is bundled.
      externalizeDeps: false,
      // Nor can it require a file that it would share with the other preload.
      isolatedEntries: true,
      rollupOptions: {
        input: { preload: 'src-preload/preload.ts', 'staff-preload': 'src-preload/staff-preload.ts' },
        output: { format: 'cjs', entryFileNames: '[name].cjs' },
      },
    },
  },
  renderer: withRootAddresses(rendererConfig('desktop', out('renderer'))),
});

/** electron-vite writes addresses relative to the page, for file:. Under app:// a screen two levels deep needs them from the root. */
function withRootAddresses(config: UserConfig): UserConfig {
  const fromRoot = {
    name: 'pernoite:addresses-from-root',
    config: { order: 'post', handler: () => ({ base: '/' }) },
  } as const;
  return { ...config, plugins: [...(config.plugins ?? []), fromRoot] };
}
