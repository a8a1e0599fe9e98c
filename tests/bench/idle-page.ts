import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import { join } from 'node:path';
import { chunksWith, readChunkTable } from '../../build/chunk-table.ts';
import { codeOf, ENTRY, type Landing, textsOf } from '../../build/landings.ts';
import { root } from '../../build/steps.ts';

const WEB = join(root, 'out', 'web');

/** Blocking time is compared with it: a figure of its own says more about the machine than about the page. */
export async function withIdlePage<T>(landing: Landing, work: (address: string) => Promise<T>): Promise<T> {
  const chunks = readChunkTable(WEB);
  const starts = Object.keys(chunks).find(file => chunks[file]?.sources.includes(ENTRY));
  const files = [...chunksWith(chunks, [ENTRY, ...codeOf(landing), ...textsOf(landing, 'en')])];
  const imports = files.filter(file => file !== starts).map(file => `import '/${file}';`);
  const html = `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<title>Idle</title></head><body><h1>Idle</h1><script type="module">${imports.join('\n')}</script></body></html>`;
  const server = createServer((request, response) => {
    const file = join(WEB, new URL(request.url ?? '/', 'http://any').pathname);
    if (request.url === '/') return response.setHeader('content-type', 'text/html').end(html);
    if (!file.startsWith(join(WEB, 'assets')) || !existsSync(file)) return response.writeHead(404).end();
    const isPacked = existsSync(`${file}.br`);
    response.setHeader('content-type', 'text/javascript');
    if (isPacked) response.setHeader('content-encoding', 'br');
    return void readFile(isPacked ? `${file}.br` : file).then(bytes => response.end(bytes));
  });
  await new Promise<void>(done => server.listen(0, '127.0.0.1', done));
  const address = server.address();
  try {
    return await work(`http://127.0.0.1:${typeof address === 'object' && address ? address.port : 0}/`);
  } finally {
    server.close();
    server.closeAllConnections();
  }
}
