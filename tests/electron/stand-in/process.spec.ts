import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { startLine } from '../electron-app.ts';
import { expect, labFolder, test } from './lab-fixture.ts';

test.describe.configure({ mode: 'default' });

const gone = `render-process-gone crashed`;

test('a renderer that crashes is reported, whether it idles or hangs, and its memory is given back; a second start gives way to the first and passes on its arguments', async ({
  lab,
}) => {
  const renderers = () =>
    lab.electron.evaluate(({ app }) => app.getAppMetrics().filter(({ type }) => type === 'Tab').length);
  for (const partition of ['idle', 'hung']) {
    const page = await lab.open(partition);
    await expect.poll(renderers).toBe(1);
    if (partition === 'hung') await page.evaluate('void setTimeout(() => { for (;;); })');
    await lab.electron.evaluate(({ BrowserWindow }) => {
      BrowserWindow.getAllWindows()[0]?.webContents.forcefullyCrashRenderer();
    });
    const count = partition === 'idle' ? 1 : 2;
    await expect.poll(async () => (await lab.seen()).filter(entry => entry === gone).length).toBe(count);
    await lab.electron.evaluate(({ BrowserWindow }) => BrowserWindow.getAllWindows()[0]?.destroy());
  }
  expect((await lab.seen()).filter(entry => entry === `app ${gone}`)).toHaveLength(2);
  await expect.poll(renderers).toBe(0);

  const { command, args } = startLine(labFolder, lab.desktop.userData);
  const second = spawn(command, [...args, '--asked=for'], { stdio: 'ignore' });
  const ended = once(second, 'exit');
  // The lab stays when it has no lock: what counts is that the first one was notified.
  await expect.poll(() => lab.seen()).toContain('second-instance --asked=for');
  second.kill();
  await ended;
});

test('a window in kiosk mode fills the display; keys pass by before-input-event and the menu unless they are prevented or ignored; a window may prevent its closing', async ({
  lab,
}) => {
  const page = await lab.open('guest', undefined, {
    kiosk: true,
    frame: false,
    closable: false,
    resizable: false,
  });
  const flags = await lab.electron.evaluate(({ BrowserWindow }) => {
    const [window] = BrowserWindow.getAllWindows();
    return [
      window?.isKiosk(),
      window?.isFullScreen(),
      window?.isClosable(),
      window?.isResizable(),
      window?.getBounds(),
    ];
  });
  expect(flags).toEqual([true, true, false, false, { x: 0, y: 0, width: 1280, height: 800 }]);
  expect(await page.evaluate('[innerWidth, innerHeight]')).toEqual([1280, 800]);
  expect(await lab.desktop.journal('BrowserWindow')).toMatchObject([{ frame: false, kiosk: true }]);

  await lab.electron.evaluate(({ Menu }) => {
    const submenu = [{ id: 'end', label: 'End', accelerator: 'CmdOrCtrl+Shift+E' }];
    Menu.setApplicationMenu(Menu.buildFromTemplate([{ label: 'Guest', submenu }]));
  });
  const chosen = async () => (await lab.desktop.journal('MenuItem.click')).map(({ id }) => id);
  await lab.desktop.press('e', 'control');
  await lab.desktop.press('e', 'control', 'shift');
  expect(await chosen()).toEqual(['end']);
  await lab.electron.evaluate(({ webContents }) =>
    webContents.getAllWebContents()[0]?.setIgnoreMenuShortcuts(true),
  );
  await lab.desktop.press('e', 'control', 'shift');
  expect(await chosen()).toEqual(['end']);

  await page.evaluate(`window.keys = []; addEventListener('keydown', ({ key }) => keys.push(key));
    document.body.innerHTML = '<input>'; document.querySelector('input').focus()`);
  await lab.electron.evaluate(({ BrowserWindow }) => {
    BrowserWindow.getAllWindows()[0]?.webContents.on('before-input-event', (event, { key, control }) => {
      if (key === 'F5' || control) event.preventDefault();
    });
  });
  await lab.desktop.press('F5');
  await lab.desktop.press('r', 'control');
  await lab.desktop.press('a');
  await expect.poll(() => page.evaluate('keys')).toEqual(['a']);
  expect(await page.evaluate(`document.querySelector('input').value`)).toBe('a');
  await page.locator('input').click({ button: 'right' });
  await expect.poll(() => lab.seen()).toContain('context-menu');

  const count = await lab.electron.evaluate(({ app, BrowserWindow }) => {
    BrowserWindow.getAllWindows()[0]?.once('close', event => event.preventDefault());
    app.quit();
    return BrowserWindow.getAllWindows().length;
  });
  expect(count).toBe(1);
});

test('a sheet of the app is followed whatever the page’s policy says; displays and power events are the tests’ own, and secrets are protected by a key store', async ({
  lab,
}) => {
  const page = await lab.open('guest', 'app://lab/strict');
  await lab.electron.evaluate(({ BrowserWindow }) =>
    BrowserWindow.getAllWindows()[0]?.webContents.insertCSS('h1 { cursor: none !important }', {
      cssOrigin: 'user',
    }),
  );
  expect(await page.evaluate(`getComputedStyle(document.querySelector('h1')).cursor`)).toBe('none');

  const outcome = await lab.electron.evaluate(async ({ powerMonitor, safeStorage, screen }) => {
    const seen: string[] = [];
    screen.on('display-added', (_event, display) => seen.push(`added ${display.bounds.x}`));
    screen.on('display-removed', (_event, display) => seen.push(`removed ${display.id}`));
    powerMonitor.on('resume', () => seen.push('resumed'));
    const { electronStandIn } = globalThis as unknown as {
      electronStandIn: { plugDisplays: (count: number) => void };
    };
    electronStandIn.plugDisplays(2);
    electronStandIn.plugDisplays(1);
    powerMonitor.emit('resume');
    const secret = await safeStorage.encryptStringAsync('token-ção');
    const { result } = await safeStorage.decryptStringAsync(secret);
    const broken = await safeStorage
      .decryptStringAsync(Buffer.from('nonsense'))
      .catch((failure: Error) => failure.message);
    seen.push(
      safeStorage.getSelectedStorageBackend(),
      result,
      String(broken),
      String(secret.includes('token')),
    );
    return seen;
  });
  expect(outcome).toEqual([
    'added 1280',
    'removed 2',
    'resumed',
    'gnome_libsecret',
    'token-ção',
    'Ciphertext does not appear to be encrypted.',
    'false',
  ]);
});

test.describe('without a key store', () => {
  test.use({ labEnv: { ELECTRON_STAND_IN_KEY_STORE: 'basic_text', ELECTRON_STAND_IN_DISPLAY: '1080x1920' } });
  test('the back end says so; the display has the requested size; a relaunch is recorded under a driver, and exit ends the process with its code', async ({
    lab,
  }) => {
    const said = await lab.electron.evaluate(({ safeStorage, screen }) => [
      safeStorage.getSelectedStorageBackend(),
      screen.getPrimaryDisplay().bounds.height,
    ]);
    expect(said).toEqual(['basic_text', 1920]);
    const ended = lab.desktop.ended();
    await lab.electron.evaluate(({ app }) => {
      app.relaunch({ args: ['--again'] });
      setTimeout(() => app.exit(7));
    });
    expect(await ended).toBe(7);
    expect(lab.desktop.output).toContain('relaunch --again');
  });
});
