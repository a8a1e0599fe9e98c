import { readFile } from 'node:fs/promises';
import { extname } from 'node:path';

const TYPES: Record<string, string> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.json': 'application/json',
  '.svg': 'image/svg+xml',
  '.avif': 'image/avif',
  '.webp': 'image/webp',
  '.png': 'image/png',
  '.ico': 'image/x-icon',
  '.woff2': 'font/woff2',
  '.webmanifest': 'application/manifest+json',
};

export const HTML = { 'content-type': 'text/html; charset=utf-8' } as const;

/** A file of a build. Rejects where there is none. */
export async function builtFile(file: string, headers: Record<string, string>): Promise<Response> {
  const type = TYPES[extname(file)] ?? 'application/octet-stream';
  return new Response(new Uint8Array(await readFile(file)), {
    headers: { ...headers, 'content-type': type },
  });
}
