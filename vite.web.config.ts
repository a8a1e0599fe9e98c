import { join } from 'node:path';
import { defineConfig } from 'vite';
import { rendererConfig } from './build/renderer.shared.ts';

const GATEWAY_PATHS = ['/api', '/identity', '/ofrep', '/openapi.json', '/console'];

/** The web build for guests at home (WEB-01). `GATEWAY` says where a development server finds its gateway. */
export default defineConfig(() => {
  const gateway = process.env['GATEWAY'] ?? 'http://127.0.0.1:4780';
  const proxy = Object.fromEntries(GATEWAY_PATHS.map(path => [path, gateway]));
  const shared = rendererConfig('web', join(import.meta.dirname, 'out', 'web'));
  return {
    ...shared,
    server: { ...shared.server, port: 4781, strictPort: true, proxy },
    preview: { port: 4781, strictPort: true, proxy },
  };
});
