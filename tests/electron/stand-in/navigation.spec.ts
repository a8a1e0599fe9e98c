import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, test } from './lab-fixture.ts';

test.describe.configure({ mode: 'default' });

let server: Server;
let base: string;
const requests: string[] = [];

test.beforeAll(async () => {
  server = createServer((request, response) => {
    requests.push(request.url ?? '');
    if (request.url === '/redirect') response.writeHead(302, { location: '/target' });
    response.end('<h1>elsewhere</h1>');
  });
  await new Promise<void>(done => server.listen(0, '127.0.0.1', done));
  base = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});
test.afterAll(() => {
  server.close();
});

test('a page that leaves, a redirection and an address for another program emit events, what the main process loads does not; a load that fails says so', async ({
  lab,
}) => {
  const page = await lab.open('guest');
  expect((await lab.seen()).filter(entry => entry.startsWith('will-'))).toEqual([]);
  await page.evaluate(`location.href = '/second'`);
  await expect(page).toHaveTitle('/second');
  expect((await lab.seen()).filter(entry => entry.startsWith('will-'))).toEqual([
    'will-frame-navigate app://lab/second',
    'will-navigate app://lab/second',
  ]);

  await page.evaluate(`location.href = 'mailto:guest@hotel.example'`);
  await expect.poll(() => lab.seen()).toContain('will-navigate mailto:guest@hotel.example');

  const outcome = await lab.electron.evaluate(async ({ BrowserWindow }, url) => {
    const contents = BrowserWindow.getAllWindows()[0]?.webContents;
    contents?.once('will-redirect', event => event.preventDefault());
    return contents?.loadURL(url).catch((failure: Error) => failure.message);
  }, `${base}/redirect`);
  expect(outcome).toContain('ERR_ABORTED');
  expect(requests).toContain('/redirect');
  expect(requests).not.toContain('/target');

  await lab.open('guest', 'http://127.0.0.1:9/');
  const seen = await lab.seen();
  expect(seen.find(entry => entry.startsWith('did-fail-load'))).toMatch(
    /^did-fail-load -\d+ ERR_\w+ http:\/\/127/,
  );
  expect(seen.find(entry => entry.startsWith('load failed'))).toMatch(
    /ERR_\w+ \(-\d+\) loading 'http:\/\/127/,
  );
});

test('a prevented navigation never reaches the network, in the page or in a frame; every window request reaches the app: denied it opens none, allowed it opens one of the app', async ({
  lab,
}) => {
  const page = await lab.open('guest');
  const decide = (action: 'deny' | 'allow') =>
    lab.electron.evaluate(
      ({ BrowserWindow }, action) =>
        BrowserWindow.getAllWindows()[0]?.webContents.setWindowOpenHandler(() => ({ action: action })),
      action,
    );
  await decide('deny');
  expect(await page.evaluate(`window.open('/popup?script')`)).toBeNull();
  const link = (more: string) => `(() => {
    const link = Object.assign(document.createElement('a'), { href: '/popup?link', textContent: 'go', ${more} });
    document.body.replaceChildren(link);
  })()`;
  await page.evaluate(link(`target: '_blank'`));
  await page.getByRole('link').click();
  await page.evaluate(link(''));
  await page.getByRole('link').click({ modifiers: ['Shift'] });
  await page.getByRole('link').click({ button: 'middle' });
  await page.evaluate(`(() => {
    const form = Object.assign(document.createElement('form'), { action: '/popup', target: 'other' });
    document.body.append(form);
    form.submit();
  })()`);
  const wishes = async () => (await lab.desktop.journal('window-open')).map(({ action }) => action);
  await expect.poll(wishes).toEqual(Array.from({ length: 5 }, () => 'deny'));
  expect(lab.electron.windows()).toHaveLength(1);
  expect((await lab.seen()).filter(entry => entry.includes('/popup'))).toEqual([]);

  const blocked = (await lab.desktop.journal('navigation-blocked')).length;
  const before = (await lab.seen()).filter(entry => entry.startsWith('will-navigate')).length;
  await lab.electron.evaluate(({ BrowserWindow }) => {
    BrowserWindow.getAllWindows()[0]?.webContents.on('will-frame-navigate', event => event.preventDefault());
  });
  await page.evaluate(`location.href = '${base}/page'`);
  await page.evaluate(
    `document.body.append(Object.assign(document.createElement('iframe'), { src: '${base}/frame' }))`,
  );
  await expect.poll(() => lab.seen()).toContain(`will-frame-navigate ${base}/frame`);
  await expect.poll(async () => (await lab.desktop.journal('navigation-blocked')).length).toBe(blocked + 2);
  expect(requests).not.toContain('/page');
  expect(requests).not.toContain('/frame');
  expect((await lab.seen()).filter(entry => entry.startsWith('will-navigate'))).toHaveLength(before);

  await decide('allow');
  const opened = lab.electron.waitForEvent('window');
  await page.evaluate(`void window.open('/popup?allowed')`);
  await expect(await opened).toHaveTitle('/popup');
});
