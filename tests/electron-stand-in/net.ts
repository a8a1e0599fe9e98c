import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { schemeOf } from './addresses.ts';
import type { SchemeHandler } from './scheme-server.ts';

// Node stores the address of each fetch in the process's performance timeline; Electron's network stack does not.
performance.setResourceTimingBufferSize(0);

export async function fetchAsNet(
  handlers: ReadonlyMap<string, SchemeHandler>,
  input: string | Request,
  init?: RequestInit,
): Promise<Response> {
  const url = typeof input === 'string' ? input : input.url;
  if (schemeOf(url) === 'file') {
    const bytes = await readFile(fileURLToPath(url)).catch(() => {
      throw new Error('net::ERR_FILE_NOT_FOUND');
    });
    return new Response(new Uint8Array(bytes));
  }
  const handler = handlers.get(schemeOf(url));
  if (handler) return handler(new Request(input, init));
  const response = await fetch(input, init);
  const redirect = init?.redirect ?? (typeof input === 'string' ? 'follow' : input.redirect);
  // Electron does not hand over a redirection that nobody follows.
  if (redirect === 'manual' && [301, 302, 303, 307, 308].includes(response.status)) {
    await response.body?.cancel();
    throw new Error('Redirect was cancelled');
  }
  return response;
}
