import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import process from 'node:process';
import type { Readable, Writable } from 'node:stream';
import { schemes } from './addresses.ts';
import { CdpPipe, type CdpSession } from './cdp.ts';
import { note } from './journal.ts';
import { launch } from './launch.ts';

const SWITCHES = [
  '--no-startup-window',
  '--disable-gpu',
  '--remote-debugging-pipe',
  '--no-first-run',
  '--no-default-browser-check',
  '--password-store=basic',
  '--use-mock-keychain',
  '--disable-extensions',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--disable-default-apps',
  '--disable-breakpad',
  '--disable-dev-shm-usage',
  '--disable-back-forward-cache',
  '--disable-background-timer-throttling',
  '--disable-renderer-backgrounding',
  '--deny-permission-prompts',
  // A camera and a microphone, so that a permission is what decides.
  '--use-fake-device-for-media-stream',
  // A spare renderer would show up in getAppMetrics as a window that nobody opened. The address bar's popup, which no
  // window here shows, would load a page of its own beside each of them.
  '--disable-features=Translate,OptimizationHints,MediaRouter,HttpsUpgrades,PaintHolding,SpareRendererForSitePerProcess,WebUIOmniboxPopup,WebUIOmniboxAimPopup,WebUIOmniboxFullPopup',
];

export type Target = { id: string; cdp: CdpSession };

let child: ChildProcess | undefined;
let pipe: CdpPipe | undefined;
const started = Promise.withResolvers<CdpSession>();
// Windows that are requested after the end must not end the process a second time, as an unhandled rejection.
started.promise.catch(() => {});

export const browser = (): Promise<CdpSession> => started.promise;
export const chromiumPid = (): number | undefined => child?.pid;

type Start = { profile: string; switches: string[]; schemePort: number; onLost: () => void };

export async function startChromium({ profile, switches, schemePort, onLost }: Start): Promise<void> {
  if (launch.chromium === '') throw new Error('CHROMIUM_PATH must name the browser behind the windows');
  const rules = [...schemes].map(scheme => `MAP *.${scheme}.localhost 127.0.0.1:${schemePort}`);
  const asRoot = process.getuid?.() === 0 || launch.arguments.includes('--no-sandbox');
  child = spawn(
    launch.chromium,
    [
      ...SWITCHES,
      ...(launch.isHeaded ? [] : ['--headless=new']),
      `--user-data-dir=${profile}`,
      ...(rules.length > 0 ? [`--host-resolver-rules=${rules.join(',')}`] : []),
      ...(launch.debuggingPort === undefined ? [] : [`--remote-debugging-port=${launch.debuggingPort}`]),
      ...(asRoot ? ['--no-sandbox'] : []),
      ...launch.chromiumSwitches,
      ...switches,
    ],
    { stdio: ['ignore', 'ignore', 'pipe', 'pipe', 'pipe'] },
  );
  child.once('error', error => {
    process.stderr.write(
      `The Electron stand-in cannot start Chromium (${launch.chromium}): ${error.message}\n`,
    );
    onLost();
  });
  child.stderr?.setEncoding('utf8').on('data', (text: string) => {
    // Playwright waits for this line; everything else is Chromium's own log.
    const line = /^DevTools listening on .*$/m.exec(text)?.[0];
    if (launch.talkative) process.stderr.write(text);
    else if (line !== undefined) process.stderr.write(`${line}\n`);
  });
  const [, , , output, input] = child.stdio;
  pipe = new CdpPipe(output as Writable, input as Readable);
  const { browser } = pipe;
  browser.onGone(onLost);
  browser.on('Target.attachedToTarget', sort);
  await browser.send('Target.setAutoAttach', {
    autoAttach: true,
    waitForDebuggerOnStart: true,
    flatten: true,
  });
  const { product } = await browser.send('Browser.getVersion');
  Object.defineProperty(process.versions, 'chrome', { value: product.split('/')[1] });
  started.resolve(browser);
}

/** Ends Chromium; resolves when it is gone, by force after three seconds. */
export async function stopChromium(): Promise<void> {
  if (!child || !pipe?.isOpen || child.exitCode !== null) return;
  const ended = once(child, 'exit');
  const force = setTimeout(() => child?.kill('SIGKILL'), 3_000);
  void pipe.browser.trySend('Browser.close');
  await ended;
  clearTimeout(force);
}

const known = new Set<string>();
const awaited = new Map<string, (target: Target) => void>();
/** Pages that came while the answer to a creation, which says whose page it is, was on its way. */
let unsorted: Attached[] = [];
let creations = 0;

/** Opens a page that stays paused until its session says otherwise. */
export async function openTarget(options: {
  browserContextId?: string;
  width?: number;
  height?: number;
}): Promise<Target> {
  const browser = await started.promise;
  creations += 1;
  const attached = Promise.withResolvers<Target>();
  try {
    const { targetId } = await browser.send('Target.createTarget', {
      url: 'about:blank',
      newWindow: true,
      ...options,
    });
    known.add(targetId);
    awaited.set(targetId, attached.resolve);
  } finally {
    creations -= 1;
    const waiting = unsorted;
    unsorted = [];
    waiting.forEach(sort);
  }
  return attached.promise;
}

export async function attachTo(targetId: string): Promise<CdpSession> {
  const browser = await started.promise;
  const { sessionId } = await browser.send('Target.attachToTarget', { targetId, flatten: true });
  return sessionOf(sessionId);
}

export async function detachFrom({ id }: CdpSession): Promise<void> {
  const browser = await started.promise;
  if (id !== undefined) await browser.trySend('Target.detachFromTarget', { sessionId: id });
}

export function sessionOf(sessionId: string): CdpSession {
  if (!pipe) throw new Error('Chromium has not started');
  return pipe.session(sessionId);
}

type Attached = {
  sessionId: string;
  targetInfo: { targetId: string; type: string; url: string };
};

/** Every page comes paused. Ours is what a creation answered with; any other is a popup that got past the page's own guards. */
function sort(attached: Attached): void {
  const { sessionId, targetInfo } = attached;
  const cdp = sessionOf(sessionId);
  const { targetId: id, type, url } = targetInfo;
  const whoWaits = awaited.get(id);
  awaited.delete(id);
  if (whoWaits) return whoWaits({ id, cdp });
  if (known.has(id)) return;
  if (type === 'page') {
    if (creations > 0) {
      unsorted.push(attached);
      return;
    }
    note('popup-closed', { url });
    // A paused popup may share its opener's thread and so block it: hold its requests, let it run, close it.
    void cdp.trySend('Fetch.enable', {});
    void cdp.trySend('Runtime.runIfWaitingForDebugger');
    void started.promise.then(browser => browser.trySend('Target.closeTarget', { targetId: id }));
    return;
  }
  void cdp.trySend('Runtime.runIfWaitingForDebugger');
}
