import type { Frame, Page } from '@playwright/test';
import { callBridge } from './device-fixture.ts';
import { type DesktopApp, isStandIn } from './electron-app.ts';
import { expect, test } from './shared-device.ts';

test.describe.configure({ mode: 'default' });

test('a kiosk window has no frame, menu or pointer, fills its screen and stays lit; it is not moved, sized, zoomed or closed, opens no second guest, and lets only keys that write through (KSK-02, KSK-04, BEY-13)', async ({
  openKiosk,
}) => {
  const { desktop, page, kiosk } = await openKiosk();
  const window = await desktop.electron.evaluate(({ BrowserWindow, Menu, screen }) => {
    const kiosk = BrowserWindow.getAllWindows().find(window => window.isVisible());
    const contents = kiosk?.webContents;
    contents?.setZoomFactor(2);
    contents?.emit('zoom-changed', {}, 'in');
    kiosk?.close();
    return {
      flags: [kiosk?.isKiosk(), kiosk?.isFullScreen(), kiosk?.isAlwaysOnTop()],
      allowed: [kiosk?.isResizable(), kiosk?.isMovable(), kiosk?.isMinimizable(), kiosk?.isClosable()],
      isFilling: JSON.stringify(kiosk?.getBounds()) === JSON.stringify(screen.getPrimaryDisplay().bounds),
      zoom: contents?.getZoomFactor(),
      menu: Menu.getApplicationMenu(),
    };
  });
  expect(window).toEqual({
    flags: [true, true, true],
    allowed: [false, false, false, false],
    isFilling: true,
    zoom: 1,
    menu: null,
  });
  if (isStandIn) {
    const made = await desktop.wholeJournal('BrowserWindow');
    expect(made).toContainEqual(expect.objectContaining({ frame: false }));
    const limits = await desktop.wholeJournal('webContents.setVisualZoomLevelLimits');
    expect(limits[0]).toMatchObject({ least: 1, most: 1 });
    const lit = await desktop.wholeJournal('powerSaveBlocker.start');
    expect(lit.map(({ type }) => type)).toEqual(['prevent-display-sleep']);
  }
  expect(page.isClosed()).toBe(false);
  expect(await callBridge(page, 'openGuestWindow')).toMatchObject({ failure: { code: 'FORBIDDEN' } });

  await kiosk.book.waitFor();
  const styles = () =>
    page.evaluate(() => {
      const { cursor, userSelect } = getComputedStyle(document.body);
      return { cursor, userSelect };
    });
  await expect.poll(styles).toEqual({ cursor: 'none', userSelect: 'none' });
  const taken = await page.evaluate(() =>
    ['contextmenu', 'dragstart', 'dragover', 'drop'].filter(kind =>
      document.body.dispatchEvent(new Event(kind, { bubbles: true, cancelable: true })),
    ),
  );
  expect(taken, 'what the page leaves to the system').toEqual([]);

  await expectKeysThatWrite(desktop, page);
});

async function expectKeysThatWrite(desktop: DesktopApp, where: Page | Frame): Promise<void> {
  await where.evaluate(() => {
    const keys: string[] = [];
    Object.assign(window, { keys });
    addEventListener('keydown', ({ key }) => keys.push(key), true);
    document.body.appendChild(document.createElement('input')).focus();
  });
  for (const key of ['F5', 'F12']) await desktop.press(key);
  for (const key of ['r', 'w', 'p', 'o', 's']) await desktop.press(key, 'control');
  await desktop.press('i', 'control', 'shift');
  await desktop.press('ArrowLeft', 'alt');
  await desktop.press('F4', 'alt');
  await desktop.press('b');
  await desktop.press('a', 'control');
  await expect.poll(() => where.evaluate('keys')).toEqual(['b', 'a']);
}

const openSystemWindows = `(() => {
  print();
  // A browser without windows prints nothing by it, and says that it has.
  const isPrinted = document.execCommand('PRINT');
  const file = document.createElement('input');
  file.type = 'file';
  document.body.append(file);
  const events = [
    new MouseEvent('click', { bubbles: true, cancelable: true, composed: true }),
    new MouseEvent('contextmenu', { bubbles: true, cancelable: true }),
    new DragEvent('dragover', { bubbles: true, cancelable: true }),
    new DragEvent('drop', { bubbles: true, cancelable: true }),
  ];
  const passed = events.filter(event => file.dispatchEvent(event)).map(({ type }) => type);
  file.remove();
  return isPrinted ? ['print', ...passed] : passed;
})()`;

/** Everything by which a script opens the system's file dialog; `field()` makes a field for one, in no document yet. */
const fileDialogs = {
  'clicked in the page': 'document.body.append(field()); document.body.lastChild.click()',
  'clicked outside the document': 'field().click()',
  'sent a click event': "field().dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true }))",
  'made to show its picker': 'field().showPicker()',
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

/** Frames that a page can have in it, by the script that makes one. Of its own address there is none: its policy forbids it. */
const frames = {
  'without an address': `document.createElement('iframe')`,
  'with a document of its own': `Object.assign(document.createElement('iframe'), { srcdoc: '<p>a frame</p>' })`,
  'of another origin': `Object.assign(document.createElement('iframe'), { src: provider })`,
  'that is sandboxed': `Object.assign(document.createElement('iframe'), { srcdoc: '<p>a frame</p>', sandbox: 'allow-scripts allow-modals' })`,
};

/** Puts a frame over the whole page. `provider` is the one foreign address that the page's policy lets into a frame. */
async function openFrame(page: Page, script: string): Promise<Frame> {
  const made = await page.evaluateHandle<HTMLIFrameElement>(`(async () => {
    const policy = (await fetch('/')).headers.get('content-security-policy');
    const provider = /frame-src ([^;\\s]+)/.exec(policy)[1] + '/';
    const frame = ${script};
    frame.style.cssText = 'position: fixed; inset: 0; z-index: 9';
    const loaded = new Promise(done => frame.addEventListener('load', done, { once: true }));
    document.body.append(frame);
    await loaded;
    return frame;
  })()`);
  const frame = await made.contentFrame();
  if (!frame) throw new Error('There is no frame');
  return frame;
}

async function trySystem(where: Page | Frame, current: (method: string) => void): Promise<void> {
  expect(await where.evaluate(openSystemWindows)).toEqual([]);
  for (const [method, script] of Object.entries(fileDialogs)) {
    current(method);
    await where.evaluate(`{
      const field = () => Object.assign(document.createElement('input'), { type: 'file' });
      ${script}
    }`);
  }
  // The driver hears of a choice in a later task.
  await where.evaluate(() => new Promise(done => setTimeout(done, 300)));
}

test('nothing of the system opens over a kiosk: no print, no choice of files, no menu, nothing dropped, no key, from its page or any frame in it (KSK-06, SEC-11)', async ({
  openKiosk,
}) => {
  const { desktop, page } = await openKiosk();
  const choices: string[] = [];
  let current = '';
  page.on('filechooser', () => choices.push(`at the latest after: ${current}`));
  await trySystem(page, method => {
    current = method;
  });
  expect(choices).toEqual([]);
  for (const [kind, script] of Object.entries(frames)) {
    const frame = await openFrame(page, script);
    if (kind === 'of another origin')
      expect(new URL(frame.url()).origin).not.toBe(new URL(page.url()).origin);
    await trySystem(frame, method => {
      current = `${method}, in a frame ${kind}`;
    });
    expect(choices).toEqual([]);
    await expectKeysThatWrite(desktop, frame);
    await (await frame.frameElement()).evaluate(element => element.parentNode?.removeChild(element));
  }
  if (!isStandIn) return;
  expect(await desktop.journal('print-dialog')).toEqual([]);
  // A dialog that no script saw is cancelled; what was requested from Chromium is in the journal of the stand-in alone.
  const cancelled = expect.objectContaining({
    method: 'Page.setInterceptFileChooserDialog',
    parameters: { enabled: true, cancel: true },
  });
  const requested = await desktop.wholeJournal('debugger.sendCommand');
  expect(requested.filter(({ sessionId }) => sessionId === '')).toContainEqual(cancelled);
  // The browser names a frame's session once it has made its process.
  const ofFrames = async () =>
    (await desktop.journal('debugger.sendCommand')).filter(({ sessionId }) => sessionId !== '');
  await expect.poll(ofFrames, 'the frame’s session').toContainEqual(cancelled);
});

test('a fresh frame gives a kiosk’s page no functions without locks, nor does one whose locks were lost and set again (SEC-11, DSK-08)', async ({
  openKiosk,
}) => {
  const { desktop, page } = await openKiosk();
  // As DevTools do it.
  await (await desktop.window()).evaluate(({ webContents }) => webContents.debugger.detach());
  await expect.poll(() => desktop.said).toContain('"event":"locks.lost","losses":1,"isRepaired":true');
  let choices = 0;
  page.on('filechooser', () => {
    choices += 1;
  });
  // In the very task that makes the frame, before anything in it has loaded.
  for (const script of Object.values(frames)) {
    for (const use of [
      'fresh.HTMLElement.prototype.click.call(field)',
      'fresh.HTMLInputElement.prototype.showPicker.call(field)',
      `fresh.EventTarget.prototype.dispatchEvent.call(field, new MouseEvent('click', { cancelable: true }))`,
      `document.body.attachShadow; fresh.Element.prototype.attachShadow.call(host, { mode: 'closed' }).appendChild(field).click()`,
      'fresh.showOpenFilePicker().catch(() => {})',
      'fresh.print()',
      `fresh.document.execCommand('print')`,
      `{ const foreign = fresh.document.createElement('input'); foreign.type = 'file'; document.adoptNode(foreign).click(); }`,
    ]) {
      await page.evaluate(`{
        const provider = 'https://stranger.example/';
        const field = Object.assign(document.createElement('input'), { type: 'file' });
        const host = document.body.appendChild(document.createElement('div'));
        const frame = document.body.appendChild(${script});
        const fresh = window[window.length - 1];
        try { ${use} } catch (error) { if (error.name !== 'SecurityError') throw error; }
      }`);
      await page.evaluate(() => new Promise(done => setTimeout(done, 20)));
      expect(choices, `at the latest after ${use} of ${script}`).toBe(0);
    }
  }
  // The driver hears of a choice in a later task.
  await page.evaluate(() => new Promise(done => setTimeout(done, 300)));
  expect(choices).toBe(0);
  if (isStandIn) expect(await desktop.journal('print-dialog')).toEqual([]);
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

test('other screens are covered while they are plugged in (KSK-02)', async ({ openKiosk }) => {
  test.skip(!isStandIn, 'Screens are plugged in by hand there.');
  const { desktop } = await openKiosk();
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
