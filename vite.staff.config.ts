import { join } from 'node:path';
import { defineConfig } from 'vite';
import { rendererConfig } from './build/renderer.shared.ts';

/** The web build for staff, served at an address of its own (STF-01). `STAFF_GATEWAY` is for a development server. */
export default defineConfig(() => {
  const shared = rendererConfig('staff', join(import.meta.dirname, 'out', 'staff'));
  const proxy = { '/api': process.env['STAFF_GATEWAY'] ?? 'http://127.0.0.1:4784' };
  return { ...shared, server: { ...shared.server, port: 4782, strictPort: true, proxy } };
});
