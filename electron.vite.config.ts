import { join } from 'node:path';
import { defineConfig } from 'electron-vite';
import { rendererConfig } from './build/renderer.shared.ts';

const out = (name: string) => join(import.meta.dirname, 'out', name);

/** The desktop build: main and preload as modules for Electron, and the same guest app as on the web (WEB-01). */
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
      rollupOptions: {
        input: 'src-preload/preload.ts',
        output: { format: 'cjs', entryFileNames: '[name].cjs' },
      },
    },
  },
  renderer: rendererConfig('desktop', out('renderer')),
});
