import { expect, test } from './lab-fixture.ts';

test.describe.configure({ mode: 'default' });

test('a handler of each session responds under its own addresses: bodies go up and down, aborts and closed connections end them, a failure is a network error, and a policy may name the scheme', async ({
  lab,
}) => {
  const page = await lab.open('guest');
  const response = await page.evaluate(`(async () => {
    const sent = new Uint8Array(2_000_000).map((_, place) => place % 251);
    const response = await fetch('/echo?q=ç', { method: 'POST', body: sent });
    const back = new Uint8Array(await response.arrayBuffer());
    return [response.headers.get('x-asked'), back.length, back.every((byte, place) => byte === place % 251)];
  })()`);
  expect(response).toEqual(['app://lab/echo?q=%C3%A7', 2_000_000, true]);
  expect(await page.evaluate('isSecureContext')).toBe(true);

  const first = await page.evaluate(`(async () => {
    const stop = new AbortController();
    const reader = (await fetch('/drip', { signal: stop.signal })).body.getReader();
    const { value } = await reader.read();
    stop.abort();
    return new TextDecoder().decode(value);
  })()`);
  expect(first).toContain('drop');
  await expect.poll(() => lab.seen()).toContain('drip cancelled');

  const ended = page.evaluate(
    `fetch('/drip').then(response => response.text()).catch(failure => failure.name)`,
  );
  const drips = async () => (await lab.seen()).filter(entry => entry === 'asked guest /drip').length;
  await expect.poll(drips).toBe(2);
  await lab.electron.evaluate(({ session }) => session.fromPartition('guest').closeAllConnections());
  expect(await ended).toBe('TypeError');

  for (const path of ['/error', '/throw']) {
    await expect(page.evaluate(`fetch('${path}')`)).rejects.toThrow('Failed to fetch');
    expect((await lab.seen()).filter(entry => entry === `asked guest ${path}`)).toHaveLength(1);
  }
  await expect.poll(() => lab.desktop.output).toContain('the handler failed');

  const strict = await lab.open('guest', 'app://lab/strict');
  await expect(strict.getByRole('heading')).toHaveText('strict');
  const image = await strict.evaluate(`new Promise(done => {
    const image = new Image();
    addEventListener('securitypolicyviolation', event => done(event.effectiveDirective));
    image.onerror = () => done('asked for');
    image.src = '/image';
  })`);
  expect(image).toBe('asked for');
  const failure = await lab.electron.evaluate(({ session }) => {
    try {
      session.fromPartition('guest').protocol.handle('app', () => Response.error());
      return 'no failure';
    } catch (error) {
      return (error as Error).message;
    }
  });
  expect(failure).toBe('Failed to register protocol: app');
  await lab.electron.evaluate(({ BrowserWindow, session }) => {
    const window = new BrowserWindow({ webPreferences: { session: session.fromPartition('bare') } });
    return window.loadURL('app://lab/').catch(() => undefined);
  });
  expect((await lab.seen()).filter(entry => entry.startsWith('asked bare'))).toEqual([]);
});
