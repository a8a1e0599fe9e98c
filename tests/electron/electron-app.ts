import { mkdtemp } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import process from 'node:process';
import {
  _electron,
  type CDPSession,
  type ElectronApplication,
  expect,
  type JSHandle,
  type Locator,
  type Page,
} from '@playwright/test';
import { removeFolder } from '#tests/remove-folder.ts';
import { root } from '../../build/steps.ts';
import { seenOn } from '../journeys/seen-on.ts';

const STAND_IN = join(root, 'tests/electron-stand-in/electron');
const chosen = process.env['ELECTRON_BIN'] ?? '';

/** False on the Electron that ELECTRON_BIN names. What only the stand-in can report is checked only there. */
export const isStandIn = chosen === '';

export const electronName = isStandIn ? 'the stand-in (tests/electron-stand-in)' : chosen;

const TEST_BEGINS = 'test.begins';

/** Windows come and go within a second or two: expect's own pauses would grow to as much. */
export const OFTEN = { intervals: [20, 50, 100] };

export type JournalEntry = { what: string; [detail: string]: unknown };
export type AppOptions = {
  /** The app's folder; the built desktop app by default, or the mutated one that PERNOITE_APP names. */
  folder?: string;
  args?: string[];
  env?: Record<string, string>;
  /** A folder to start in again; it is not deleted then. */
  userData?: string;
};

export class DesktopApp {
  readonly electron: ElectronApplication;
  readonly userData: string;
  output = '';
  hasEnded = false;
  readonly #keepsData: boolean;
  #mark = 0;
  readonly #fingers = new WeakMap<Page, CDPSession>();

  constructor(electron: ElectronApplication, userData: string, keepsData: boolean) {
    this.electron = electron;
    this.userData = userData;
    this.#keepsData = keepsData;
    const { stdout, stderr } = electron.process();
    electron.process().once('close', () => {
      this.hasEnded = true;
    });
    for (const stream of [stdout, stderr]) {
      stream?.setEncoding('utf8').on('data', (text: string) => {
        this.output += text;
        if (process.env['ELECTRON_SHOW'] === '1') process.stderr.write(text);
      });
    }
  }

  /** The newest window that is on the screen: a reset or a recovery replaces the old one. */
  page(): Promise<Page> {
    return this.#newest('on the screen', true);
  }

  /** The driver hears of a window a little after the app has it. */
  async #newest(where: string, isShown: boolean): Promise<Page> {
    const found = Promise.withResolvers<Page>();
    const poll = async () => {
      const page = await this.#newestWhere(isShown);
      if (page) found.resolve(page);
      return page !== null;
    };
    await expect.poll(poll, { message: `a window ${where}`, ...OFTEN }).toBe(true);
    return arrived(await found.promise);
  }

  /** A kiosk's standby window is hidden; another may be gone before it is read. */
  async #newestWhere(isShown: boolean): Promise<Page | null> {
    const pages = this.electron.windows().filter(page => !page.isClosed());
    for (const page of pages.toReversed()) {
      const window = await this.electron.browserWindow(page).catch(() => null);
      const isVisible = await window?.evaluate(shown => shown.isVisible()).catch(() => null);
      if (isVisible === isShown) return page;
    }
    return null;
  }

  async pageAfter(old: Page): Promise<Page> {
    await expect
      .poll(async () => (await this.page().catch(() => old)) !== old, { message: 'a new window', ...OFTEN })
      .toBe(true);
    return this.page();
  }

  get said(): string {
    return this.output.slice(this.#mark);
  }

  logged(event: string): number {
    return this.output.split(`"event":"${event}"`).length - 1;
  }

  async nextWaits(): Promise<Page> {
    await expect
      .poll(() => this.logged('standby.ready'), { message: 'the next window', ...OFTEN })
      .toBeGreaterThanOrEqual(Math.max(1, this.logged('reset.done')));
    return this.#newest('out of sight', false);
  }

  /** The exit code, once the app has ended and everything that it printed is in `output`. */
  ended(): Promise<number | null> {
    return new Promise(done => this.electron.process().once('close', done));
  }

  /** As a guest presses a key. What page.keyboard sends passes by before-input-event, in real Electron too. */
  async press(
    keyCode: string,
    ...modifiers: Electron.KeyboardInputEvent['modifiers'] & object
  ): Promise<void> {
    await this.electron.evaluate(
      ({ BrowserWindow }, press) => {
        const contents = BrowserWindow.getAllWindows().findLast(window => window.isVisible())?.webContents;
        for (const type of ['keyDown', 'keyUp'] as const) contents?.sendInputEvent({ type, ...press });
      },
      { keyCode, modifiers },
    );
  }

  async #fingerOn(target: Locator) {
    const page = target.page();
    const session = this.#fingers.get(page) ?? (await this.electron.context().newCDPSession(page));
    this.#fingers.set(page, session);
    return { session, finger: await restingPoint(target) };
  }

  /** Returns what lifts the finger again. */
  async touch(target: Locator): Promise<() => Promise<unknown>> {
    const { session, finger } = await this.#fingerOn(target);
    await session.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: [finger] });
    return () => session.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
  }

  /** Several taps follow each other as fast as a finger's: on a busy machine it takes a while to find the place. */
  async tap(target: Locator, times = 1): Promise<void> {
    const { session, finger } = await this.#fingerOn(target);
    const isBeside = await landsBeside(session, target);
    for (let tap = 0; tap < times; tap += 1) {
      await tapAt(session, finger);
      if (isBeside) await click(session, finger);
    }
  }

  async window(): Promise<JSHandle<Electron.BrowserWindow>> {
    return this.electron.browserWindow(await this.page());
  }

  /** Kills the renderer of the newest window on the screen; wait for pageAfter(), the old page is lost. */
  async crashRenderer(): Promise<void> {
    await (await this.window()).evaluate(({ webContents }) => webContents.forcefullyCrashRenderer());
  }

  async beginTest(): Promise<void> {
    this.#mark = this.output.length;
    if (!isStandIn) return;
    await this.electron.evaluate((_electron, what) => {
      const { electronStandIn } = globalThis as unknown as { electronStandIn: { journal: JournalEntry[] } };
      electronStandIn.journal.push({ what });
    }, TEST_BEGINS);
  }

  async journal(what: string): Promise<JournalEntry[]> {
    const entries = await this.#entries();
    const begin = entries.findLastIndex(entry => entry.what === TEST_BEGINS);
    return entries.slice(begin + 1).filter(entry => entry.what === what);
  }

  async wholeJournal(what: string): Promise<JournalEntry[]> {
    return (await this.#entries()).filter(entry => entry.what === what);
  }

  #entries(): Promise<JournalEntry[]> {
    if (!isStandIn) throw new Error('Only the stand-in has a journal');
    return this.electron.evaluate(() => {
      const { electronStandIn } = globalThis as unknown as { electronStandIn: { journal: JournalEntry[] } };
      return electronStandIn.journal;
    });
  }

  /** What the window on the screen shows, for a test that failed. */
  async seen(): Promise<string> {
    const page = await this.#newestWhere(true);
    return page ? seenOn(page) : '';
  }

  /** Empties the journal, which has the text of what was printed: real Electron stores none in the process. */
  async clearJournal(): Promise<void> {
    await this.electron.evaluate(() => {
      const { electronStandIn } = globalThis as unknown as { electronStandIn: { journal: JournalEntry[] } };
      electronStandIn.journal.length = 0;
    });
  }

  async stop(): Promise<void> {
    await this.electron.close();
    if (!this.#keepsData) await removeFolder(this.userData);
  }
}

/** Chromium 150 subtracts the place of another site's frame from a driven touch twice, which so lands beside its target; 156 does not. */
async function landsBeside(session: CDPSession, target: Locator): Promise<boolean> {
  const frame = await (await target.elementHandle())?.ownerFrame();
  if (!frame || frame === target.page().mainFrame()) return false;
  const { product } = await session.send('Browser.getVersion');
  return product.includes('Chrome/150.');
}

/** Sent together: a finger that a busy machine holds down for half a second is a long press, and no tap. */
async function tapAt(session: CDPSession, finger: { x: number; y: number }): Promise<void> {
  await Promise.all([
    session.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: [finger] }),
    // The tap may end the guest, and the session with the page, before it is reported as done.
    session
      .send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] })
      .catch((error: unknown) => {
        if (!/closed|detached/i.test(String(error))) throw error;
      }),
  ]);
}

async function click(session: CDPSession, place: { x: number; y: number }): Promise<void> {
  for (const type of ['mousePressed', 'mouseReleased'] as const)
    await session.send('Input.dispatchMouseEvent', { type, ...place, button: 'left', clickCount: 1 });
}

/** The middle of an element, once it is at rest and on top: what has just closed above it may still move the page. */
async function restingPoint(target: Locator): Promise<{ x: number; y: number }> {
  let point = { x: 0, y: 0 };
  await expect
    .poll(
      async () => {
        // Alone among the locator's acts it does not look for the element that the page has drawn in its place.
        try {
          await target.scrollIntoViewIfNeeded();
        } catch (error) {
          if (String(error).includes('not attached to the DOM')) return 'it was drawn again';
          throw error;
        }
        // Out from below what is fixed at the page's edge, as the page's own scroll padding says.
        await target.evaluate(element => {
          element.scrollIntoView({ block: 'nearest' });
        });
        // Of the screen: an element in a frame knows only its place there, and the frame itself may move.
        const before = await target.boundingBox();
        const blocker = await target.evaluate(blockerAtRest);
        const box = await target.boundingBox();
        if (box === null) return 'nothing is there';
        if (before?.x !== box.x || before.y !== box.y) return 'its own motion';
        point = { x: box.x + box.width / 2, y: box.y + box.height / 2 };
        return blocker || (await blockerOfFrame(target, point));
      },
      { message: `${target} is under the finger, and nothing else`, ...OFTEN },
    )
    .toBe('');
  return point;
}

/**
 * For an element in a frame of the page. Its frame may be hidden, which its own document does not know; and one that
 * the page has just shown gets no touch until the page is drawn with it.
 */
async function blockerOfFrame(target: Locator, point: { x: number; y: number }): Promise<string> {
  const frame = await (await target.elementHandle())?.ownerFrame();
  if (!frame || frame === target.page().mainFrame()) return '';
  return (await frame.frameElement()).evaluate(async (element, { x, y }) => {
    const drawn = () => new Promise(requestAnimationFrame);
    await drawn();
    await drawn();
    const met = document.elementFromPoint(x, y);
    return met === element ? '' : (met?.outerHTML.slice(0, 200) ?? 'nothing is there');
  }, point);
}

/** Runs in the page; empty where nothing covers it. Its layout is known to be the last one after two frames. */
async function blockerAtRest(element: Element): Promise<string> {
  const frame = () => new Promise(requestAnimationFrame);
  const before = element.getBoundingClientRect();
  await frame();
  await frame();
  const { x: left, y: top, width, height } = element.getBoundingClientRect();
  const [x, y] = [left + width / 2, top + height / 2];
  if (before.x !== left || before.y !== top) return 'its own motion';
  // The keyboard stays for a moment after its field was left (use-typing-field.ts), and the page moves when it goes.
  const isTyping = document.activeElement?.matches('textarea, input:not([type="checkbox"], [type="radio"])');
  if ('screenKeyboard' in document.documentElement.dataset && isTyping !== true)
    return 'the keyboard, which is about to go';
  const met = document.elementFromPoint(x, y);
  const isOnTop = element.contains(met) || met?.closest('label')?.contains(element) === true;
  return isOnTop ? '' : (met?.outerHTML.slice(0, 200) ?? 'nothing is there');
}

/** Waits until the driver knows that a new page has left its initial blank document: it must not happen later. */
export async function arrived(page: Page): Promise<Page> {
  await expect
    .poll(() => page.url(), { message: 'the page of a new window', ...OFTEN })
    .not.toMatch(/^(about:blank|$)|\/-\/empty$/);
  return page;
}

/** As in the journeys: pictures that move without end take a whole core of a machine without a graphics card. */
function keepStill(electron: ElectronApplication): void {
  const still = (page: Page) => void page.emulateMedia({ reducedMotion: 'reduce' }).catch(() => {});
  electron.windows().forEach(still);
  electron.on('window', still);
}

/** Starts an app and waits until it is ready: its first window may not be open yet. */
export async function startApp(options: AppOptions = {}): Promise<DesktopApp> {
  const userData = options.userData ?? (await mkdtemp(join(tmpdir(), 'pernoite-electron-')));
  const folder = options.folder ?? process.env['PERNOITE_APP'] ?? root;
  const electron = await _electron.launch({
    // "package": the binary that the electron package downloads, which Playwright finds by itself.
    ...(chosen !== 'package' && { executablePath: isStandIn ? STAND_IN : chosen }),
    args: [folder, `--user-data-dir=${userData}`, ...(options.args ?? [])],
    cwd: folder,
    env: { ...environment(), ...options.env },
  });
  keepStill(electron);
  // As in the journeys: for what hangs, not for what is slow.
  electron.context().setDefaultTimeout(60_000);
  const desktop = new DesktopApp(electron, userData, options.userData !== undefined);
  await electron.evaluate(({ app }) => app.whenReady());
  return desktop;
}

export function startLine(folder: string, userData: string): { command: string; args: string[] } {
  return {
    command: isStandIn ? STAND_IN : chosen,
    args: [folder, `--user-data-dir=${userData}`, '--no-sandbox'],
  };
}

/** The command line of a packed app: it takes no switches of a test's driver, so that nothing drives it. */
export function packagedLine(userData: string, args: string[]) {
  return {
    command: STAND_IN,
    args: [process.env['PERNOITE_APP'] ?? root, ...args],
    env: { ELECTRON_STAND_IN_PACKAGED: '1', ELECTRON_STAND_IN_USER_DATA: userData },
  };
}

function environment(): Record<string, string> {
  const given = Object.entries(process.env).filter(
    (entry): entry is [string, string] => entry[1] !== undefined,
  );
  return Object.fromEntries(given);
}
