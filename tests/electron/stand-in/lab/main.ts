import { fileURLToPath } from 'node:url';
import { app, BrowserWindow, ipcMain, protocol, session } from 'electron';

/** A small app that exposes every part of Electron and guards nothing: the tests say what it should do. */

protocol.registerSchemesAsPrivileged([
  { scheme: 'app', privileges: { standard: true, secure: true, supportFetchAPI: true } },
]);

/** Plain values only: they come from another process. */
export type WindowOptions = Partial<Record<'kiosk' | 'frame' | 'closable' | 'resizable', boolean>>;

const seen: string[] = [];
const text = (body: string) => new Response(body, { headers: { 'content-type': 'text/html' } });

const responses: Record<string, (request: Request) => Response | Promise<Response>> = {
  '/strict': () =>
    new Response('<h1>strict</h1>', {
      headers: { 'content-type': 'text/html', 'content-security-policy': "default-src 'none'; img-src app:" },
    }),
  '/echo': request => new Response(request.body, { headers: { 'x-asked': request.url } }),
  '/drip': () => {
    let drops = 0;
    const body = new ReadableStream<Uint8Array>({
      async pull(controller) {
        await new Promise(done => setTimeout(done, 50));
        controller.enqueue(new TextEncoder().encode('drop '));
        drops += 1;
        if (drops === 100) controller.close();
      },
      cancel: () => void seen.push('drip cancelled'),
    });
    return new Response(body);
  },
  '/error': () => Response.error(),
  '/throw': () => {
    throw new Error('the handler failed');
  },
};

function open(partition: string, address = 'app://lab/', more: WindowOptions = {}) {
  const own = session.fromPartition(partition);
  if (!own.protocol.isProtocolHandled('app')) {
    own.protocol.handle('app', request => {
      const { pathname } = new URL(request.url);
      seen.push(`asked ${partition} ${pathname}`);
      return responses[pathname]?.(request) ?? text(`<title>${pathname}</title><h1>${partition}</h1>`);
    });
  }
  const preload = fileURLToPath(new URL('./preload.cjs', import.meta.url));
  const window = new BrowserWindow({
    ...more,
    webPreferences: { preload, session: own },
  });
  const { webContents } = window;
  webContents.on('will-navigate', ({ url }) => void seen.push(`will-navigate ${url}`));
  webContents.on('will-redirect', ({ url }) => void seen.push(`will-redirect ${url}`));
  webContents.on('will-frame-navigate', ({ url }) => void seen.push(`will-frame-navigate ${url}`));
  webContents.on(
    'did-fail-load',
    (_event, code, what, url) => void seen.push(`did-fail-load ${code} ${what} ${url}`),
  );
  webContents.on(
    'render-process-gone',
    (_event, { reason }) => void seen.push(`render-process-gone ${reason}`),
  );
  webContents.on('context-menu', () => void seen.push('context-menu'));
  return window.loadURL(address).catch((failure: Error) => void seen.push(`load failed: ${failure.message}`));
}

ipcMain.handle('echo', (_event, ...values: unknown[]) => values);
ipcMain.handle('sender', ({ senderFrame, sender }) => ({
  url: senderFrame?.url,
  origin: senderFrame?.origin,
  isTop: senderFrame?.parent === null,
  isMain: senderFrame === sender.mainFrame,
}));
ipcMain.handle('fails', () => {
  throw new TypeError('main said no');
});
ipcMain.on('told', (_event, what: string) => void seen.push(`told ${what}`));
app.on('window-all-closed', () => void seen.push('window-all-closed'));
app.on('second-instance', (_event, argv) => void seen.push(`second-instance ${argv.at(-1)}`));
app.on(
  'render-process-gone',
  (_event, _contents, { reason }) => void seen.push(`app render-process-gone ${reason}`),
);

export type Lab = { open: typeof open; seen: string[] };
Object.assign(globalThis, { lab: { open, seen } satisfies Lab });
app.requestSingleInstanceLock();
