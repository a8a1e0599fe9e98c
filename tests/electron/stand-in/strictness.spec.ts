import { expect, test } from './lab-fixture.ts';

test.describe.configure({ mode: 'default' });

test('what the stand-in lacks throws, at every level of the API and in a preload, and so does what comes too late', async ({
  lab,
}) => {
  const page = await lab.open('guest');
  const missing = await lab.electron.evaluate(async electron => {
    const { app, BrowserWindow, net, safeStorage, session, webContents } = electron;
    const [window] = BrowserWindow.getAllWindows();
    if (!window) return ['there is no window'];
    const failures: string[] = [];
    for (const reach of [
      () => electron.inAppPurchase,
      () => app.getGPUInfo('basic'),
      () => app.dock,
      () => net.request('https://hotel.example/'),
      () => safeStorage.encryptString('text'),
      () => session.fromPartition('persist:guest'),
      () => session.defaultSession.webRequest,
      () => webContents.getFocusedWebContents(),
      () => window.setOpacity(0.5),
      () => window.webContents.capturePage(),
      () => (window.webContents.userAgent = 'other'),
      () => new BrowserWindow({ transparent: true }),
      () => new BrowserWindow({ webPreferences: { nodeIntegration: true } }),
      () => new BrowserWindow({ webPreferences: { sandbox: false } }),
      () => new BrowserWindow({ webPreferences: { offscreen: true } }),
    ]) {
      try {
        await Promise.resolve(reach());
        failures.push(`${reach} did not fail`);
      } catch (failure) {
        failures.push((failure as Error).name);
      }
    }
    return failures;
  });
  expect(missing).toEqual(Array.from({ length: 15 }, () => 'NotInStandIn'));

  const inPreload = await page.evaluate('lab.missing()');
  expect(inPreload).toEqual([
    expect.stringContaining('no ipcRenderer.sendSync'),
    expect.stringContaining('module not found: node:fs'),
  ]);

  const failure = await lab.electron.evaluate(({ protocol }) => {
    try {
      protocol.registerSchemesAsPrivileged([]);
      return 'no failure';
    } catch (error) {
      return (error as Error).message;
    }
  });
  expect(failure).toContain('before app is ready');
});
