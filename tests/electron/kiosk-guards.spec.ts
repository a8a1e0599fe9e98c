import { type DesktopApp, isStandIn } from './electron-app.ts';
import { expect, test } from './electron-fixtures.ts';

/** A kiosk's page keeps whoever stands before it. */

test.use({ appOptions: { args: ['--profile=kiosk'] } });

test('a kiosk window has no frame and no menu, fills its screen, and cannot be moved, sized or closed (KSK-02, KSK-04)', async ({
  desktop,
}) => {
  await desktop.page();
  const window = await desktop.electron.evaluate(({ BrowserWindow, Menu, screen }) => {
    const kiosk = BrowserWindow.getAllWindows().find(window => window.isVisible());
    return {
      flags: [kiosk?.isKiosk(), kiosk?.isFullScreen(), kiosk?.isAlwaysOnTop()],
      allowed: [kiosk?.isResizable(), kiosk?.isMovable(), kiosk?.isMinimizable(), kiosk?.isClosable()],
      isFilling: JSON.stringify(kiosk?.getBounds()) === JSON.stringify(screen.getPrimaryDisplay().bounds),
      menu: Menu.getApplicationMenu(),
    };
  });
  expect(window).toEqual({
    flags: [true, true, true],
    allowed: [false, false, false, false],
    isFilling: true,
    menu: null,
  });
  if (isStandIn)
    expect(await desktop.journal('BrowserWindow')).toContainEqual(expect.objectContaining({ frame: false }));
});

test('keys that write reach a kiosk’s page, and keys that lead elsewhere do not (KSK-04)', async ({
  desktop,
}) => {
  const page = await desktop.page();
  await page.evaluate(`window.keys = []; addEventListener('keydown', ({ key }) => keys.push(key), true)`);
  await desktop.press('F5');
  await desktop.press('F12');
  await desktop.press('r', 'control');
  await desktop.press('w', 'control');
  await desktop.press('p', 'control');
  await desktop.press('i', 'control', 'shift');
  await desktop.press('ArrowLeft', 'alt');
  await desktop.press('F4', 'alt');
  await desktop.press('b');
  await desktop.press('a', 'control');
  await expect.poll(() => page.evaluate('keys')).toEqual(['b', 'a']);
});

test('nothing of the system opens over a kiosk: no print, no choice of files, no menu, nothing dropped (KSK-06)', async ({
  desktop,
}) => {
  const page = await desktop.page();
  const isRefused = await page.evaluate(() => {
    print();
    const file = document.createElement('input');
    file.type = 'file';
    document.body.append(file);
    const events = [
      new MouseEvent('click', { bubbles: true, cancelable: true, composed: true }),
      new MouseEvent('contextmenu', { bubbles: true, cancelable: true }),
      new DragEvent('dragover', { bubbles: true, cancelable: true }),
      new DragEvent('drop', { bubbles: true, cancelable: true }),
    ];
    const refused = events.map(event => !file.dispatchEvent(event));
    file.remove();
    return refused;
  });
  expect(isRefused).toEqual([true, true, true, true]);
  if (isStandIn) expect(await desktop.journal('print-dialog')).toEqual([]);
});

/** Everything by which a script has the system ask for a file; `field()` makes a field for one, in no document yet. */
const waysToFiles = {
  'clicked in the page': 'document.body.append(field()); document.body.lastChild.click()',
  'clicked outside the document': 'field().click()',
  'told that it was clicked':
    "field().dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true }))",
  'asked to show its picker': 'field().showPicker()',
  'named by a label':
    "{ const label = document.createElement('label'); label.append(field()); label.click(); }",
  'hidden in a closed shadow': `{
    const host = document.body.appendChild(document.createElement('div'));
    const hidden = host.attachShadow({ mode: 'closed' }).appendChild(field());
    hidden.click();
  }`,
  'done without': 'showOpenFilePicker().catch(() => {})',
  'a folder': 'showDirectoryPicker().catch(() => {})',
  'a new file': 'showSaveFilePicker().catch(() => {})',
};

test('no script has the system choose a file over a kiosk, in whatever way it asks (KSK-06)', async ({
  desktop,
}) => {
  const page = await desktop.page();
  let asked = 0;
  page.on('filechooser', () => {
    asked += 1;
  });
  for (const [way, script] of Object.entries(waysToFiles)) {
    await page.evaluate(`{
      const field = () => Object.assign(document.createElement('input'), { type: 'file' });
      ${script}
    }`);
    // The driver hears of a choice in a later task.
    await page.evaluate(() => new Promise(done => setTimeout(done, 150)));
    expect(asked, way).toBe(0);
  }
});

test('a kiosk’s page keeps its size (KSK-04)', async ({ desktop }) => {
  await desktop.page();
  const factor = await desktop.electron.evaluate(({ BrowserWindow }) => {
    const contents = BrowserWindow.getAllWindows().find(window => window.isVisible())?.webContents;
    contents?.setZoomFactor(2);
    contents?.emit('zoom-changed', {}, 'in');
    return contents?.getZoomFactor();
  });
  expect(factor).toBe(1);
  if (!isStandIn) return;
  const limits = await desktop.journal('webContents.setVisualZoomLevelLimits');
  expect(limits[0]).toMatchObject({ least: 1, most: 1 });
});

test('a device without a mouse shows no pointer', async ({ desktop }) => {
  const page = await desktop.page();
  await expect.poll(() => page.evaluate(() => getComputedStyle(document.body).cursor)).toBe('none');
});

const plug = (desktop: DesktopApp, count: number) =>
  desktop.electron.evaluate((_electron, displays) => {
    const { electronStandIn } = globalThis as unknown as {
      electronStandIn: { plugDisplays: (count: number) => void };
    };
    electronStandIn.plugDisplays(displays);
  }, count);

const columns = (desktop: DesktopApp) =>
  desktop.electron.evaluate(({ BrowserWindow }) =>
    BrowserWindow.getAllWindows()
      .filter(window => window.isVisible())
      .map(window => window.getBounds().x),
  );

test('other screens are covered while they are plugged in (KSK-02)', async ({ desktop }) => {
  test.skip(!isStandIn, 'Screens are plugged in by hand there.');
  await desktop.page();
  await plug(desktop, 3);
  expect(await columns(desktop)).toEqual([0, 1280, 2560]);
  await desktop.electron.evaluate(({ BrowserWindow }) =>
    BrowserWindow.getAllWindows()
      .findLast(window => window.isVisible())
      ?.close(),
  );
  expect(await columns(desktop)).toEqual([0, 1280, 2560]);
  await plug(desktop, 1);
  expect(await columns(desktop)).toEqual([0]);
});
