import type { Frame, Page } from '@playwright/test';
import { type DesktopApp, isStandIn } from './electron-app.ts';
import { expect, test } from './electron-fixtures.ts';

/** A kiosk's guest cannot leave its page. */

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

/** In whatever document it runs: requests what opens a system window, and reports what was let through. */
const askSystem = `(() => {
  print();
  document.execCommand('PRINT');
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
  return passed;
})()`;

test('nothing of the system opens over a kiosk: no print, no choice of files, no menu, nothing dropped (KSK-06)', async ({
  desktop,
}) => {
  const page = await desktop.page();
  expect(await page.evaluate(askSystem)).toEqual([]);
  if (isStandIn) expect(await desktop.journal('print-dialog')).toEqual([]);
});

/** Everything by which a script opens the system's file dialog; `field()` makes a field for one, in no document yet. */
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

/** Tries every way, and expects that none reaches the system. */
async function expectNoFileChoice(page: Page, where: Page | Frame): Promise<void> {
  let choices = 0;
  page.on('filechooser', () => {
    choices += 1;
  });
  for (const [way, script] of Object.entries(waysToFiles)) {
    await where.evaluate(`{
      const field = () => Object.assign(document.createElement('input'), { type: 'file' });
      ${script}
    }`);
    // The driver hears of a choice in a later task.
    await where.evaluate(() => new Promise(done => setTimeout(done, 150)));
    expect(choices, way).toBe(0);
  }
}

test('no script opens the system’s file dialog over a kiosk, in whatever way it tries (KSK-06)', async ({
  desktop,
}) => {
  const page = await desktop.page();
  await expectNoFileChoice(page, page);
});

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

for (const [kind, script] of Object.entries(frames)) {
  test(`nothing of the system opens from a frame ${kind} in a kiosk’s page (SEC-11)`, async ({ desktop }) => {
    const page = await desktop.page();
    const frame = await openFrame(page, script);
    if (kind === 'of another origin') {
      expect(new URL(frame.url()).origin).not.toBe(new URL(page.url()).origin);
    }
    expect(await frame.evaluate(askSystem)).toEqual([]);
    await expectNoFileChoice(page, frame);
    if (isStandIn) expect(await desktop.journal('print-dialog')).toEqual([]);
  });

  test(`keys that lead elsewhere do not reach a frame ${kind} in a kiosk’s page (SEC-11)`, async ({
    desktop,
  }) => {
    const frame = await openFrame(await desktop.page(), script);
    await frame.evaluate(() => {
      const keys: string[] = [];
      Object.assign(window, { keys });
      addEventListener('keydown', ({ key }) => keys.push(key), true);
      const field = document.body.appendChild(document.createElement('input'));
      field.focus();
    });
    for (const key of ['F5', 'F12']) await desktop.press(key);
    for (const key of ['r', 'p', 'o', 's']) await desktop.press(key, 'control');
    await desktop.press('ArrowLeft', 'alt');
    await desktop.press('b');
    await desktop.press('a', 'control');
    await expect.poll(() => frame.evaluate('keys')).toEqual(['b', 'a']);
  });
}

test('a fresh frame gives a kiosk’s page no functions without locks (SEC-11)', async ({ desktop }) => {
  const page = await desktop.page();
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
      await page.evaluate(() => new Promise(done => setTimeout(done, 60)));
      expect(choices, `${use} of ${script}`).toBe(0);
    }
  }
  if (isStandIn) expect(await desktop.journal('print-dialog')).toEqual([]);
});

test('a file dialog of the system is cancelled in every frame, though no script saw it (SEC-11)', async ({
  desktop,
}) => {
  test.skip(!isStandIn, 'What was requested from Chromium is in the journal of the stand-in alone.');
  const page = await desktop.page();
  await openFrame(page, frames['of another origin']);
  const sent = () => desktop.journal('debugger.sendCommand');
  const sessionsOf = (commands: Awaited<ReturnType<typeof sent>>) =>
    new Set(commands.map(({ sessionId }) => sessionId));
  // The browser names a frame's session once it has made its process.
  await expect
    .poll(async () => sessionsOf(await sent()).size, 'the page’s own session, and the frame’s')
    .toBeGreaterThan(1);
  const commands = await sent();
  const sessions = sessionsOf(commands);
  const frameSession = [...sessions].findLast(session => session !== '');
  for (const sessionId of ['', frameSession]) {
    expect(commands).toContainEqual(
      expect.objectContaining({
        sessionId,
        method: 'Page.setInterceptFileChooserDialog',
        parameters: { enabled: true, cancel: true },
      }),
    );
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
