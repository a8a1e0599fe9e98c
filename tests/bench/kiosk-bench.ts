import { mkdtemp } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { removeFolder } from '#tests/remove-folder.ts';
import { type DesktopApp, electronName, startApp } from '../electron/electron-app.ts';
import { type BenchRow, figureRow, median, ratioRow } from './bench-row.ts';

const RESET_BUDGET = 1.3;
/** What two readings of one process's memory differ by anyway. */
const MEMORY_NOISE = 1.15;
export const FEW_GUESTS = 10;
const PROGRESS_MS = 10_000;
const EMPTY_WINDOWS = 20;

/** Megabytes: main's heap, main's whole process, and its two pages: this guest's and the next guest's. */
type Memory = { main: number; process: number; page: number };

export async function benchKiosk(
  gateway: string,
  guests: number,
  progress: (line: string) => void,
): Promise<BenchRow[]> {
  const userData = await mkdtemp(join(tmpdir(), 'pernoite-bench-kiosk-'));
  const started = performance.now();
  const kiosk = await startApp({
    args: ['--profile=kiosk', `--gateway=${gateway}`, '--hotel=JARDINS'],
    userData,
  });
  try {
    await shownWindow(kiosk);
    const startMs = performance.now() - started;
    const resets = await timeResets(kiosk, FEW_GUESTS);
    await windowsReady(kiosk, 1 + FEW_GUESTS);
    const few = await memoryOf(kiosk);
    const empty = await timeEmptyWindows(kiosk, EMPTY_WINDOWS);
    let shown = performance.now();
    while (resets.length < guests) {
      resets.push(...(await timeResets(kiosk, 1, resets.length)));
      if (performance.now() - shown < PROGRESS_MS) continue;
      shown = performance.now();
      progress(`${resets.length} of ${guests} guests, ${((shown - started) / 1000).toFixed(0)} s`);
    }
    await windowsReady(kiosk, 1 + guests);
    const many = await memoryOf(kiosk);
    return [startRow(startMs), resetRow(resets, empty), ...memoryRows(few, many, guests)];
  } finally {
    await kiosk.stop();
    await removeFolder(userData);
  }
}

/** Main shows a kiosk's window once its page has reported: then a guest can touch it. */
export function shownWindow(kiosk: DesktopApp): Promise<void> {
  return kiosk.electron.evaluate(
    ({ BrowserWindow }) =>
      new Promise<void>(done => {
        const poll = setInterval(() => {
          if (!BrowserWindow.getAllWindows().some(window => window.isVisible())) return;
          clearInterval(poll);
          done();
        }, 2);
      }),
  );
}

/** Settles when so many windows have come up out of sight: the next guest's waits, and the machine is at rest. */
async function windowsReady(kiosk: DesktopApp, amount: number): Promise<void> {
  while (kiosk.logged('standby.ready') < amount) await pause(20);
}

/** Milliseconds from the start of each reset until the next guest's start screen can be touched. */
async function timeResets(kiosk: DesktopApp, amount: number, before = 0): Promise<number[]> {
  const times: number[] = [];
  while (times.length < amount) {
    // A guest stays for longer than the next one's window takes to come up.
    await windowsReady(kiosk, 1 + before + times.length);
    times.push(
      await kiosk.electron.evaluate(
        ({ BrowserWindow, powerMonitor }) =>
          new Promise<number>(done => {
            const old = BrowserWindow.getAllWindows().find(window => window.isVisible());
            const started = performance.now();
            let shown: number | null = null;
            const poll = setInterval(() => {
              const windows = BrowserWindow.getAllWindows();
              if (windows.some(window => window !== old && window.isVisible())) {
                shown ??= performance.now() - started;
              }
              // The next reset is requested when this one has closed the old window.
              if (shown === null || (old && windows.includes(old))) return;
              clearInterval(poll);
              done(shown);
            }, 2);
            powerMonitor.emit('suspend');
          }),
      ),
    );
  }
  return times;
}

/** Milliseconds from making a window with an empty page until that page has come up and is shown. */
async function timeEmptyWindows(kiosk: DesktopApp, amount: number): Promise<number[]> {
  return kiosk.electron.evaluate(async ({ BrowserWindow, session }, wanted) => {
    const own = session.fromPartition('bench-empty', { cache: false });
    own.protocol.handle(
      'app',
      () => new Response('<!doctype html><title>Empty</title>', { headers: { 'content-type': 'text/html' } }),
    );
    const times: number[] = [];
    while (times.length < wanted) {
      const from = performance.now();
      const window = new BrowserWindow({
        show: false,
        webPreferences: { session: own, sandbox: true, contextIsolation: true, nodeIntegration: false },
      });
      await window.loadURL('app://pernoite/');
      window.show();
      times.push(performance.now() - from);
      window.destroy();
    }
    return times;
  }, amount);
}

/** Read when main has let go of what it no longer uses, and V8 of the space that it reserves for new objects. */
function memoryOf(kiosk: DesktopApp): Promise<Memory> {
  return kiosk.electron.evaluate(({ app }) => {
    process.getBuiltinModule('node:v8').setFlagsFromString('--expose-gc');
    const collect: (options: object) => void = process.getBuiltinModule('node:vm').runInNewContext('gc');
    for (let times = 0; times < 3; times += 1)
      collect({ type: 'major', execution: 'sync', flavor: 'last-resort' });
    const sum = (type: string) =>
      app
        .getAppMetrics()
        .filter(metric => metric.type === type)
        .reduce((kilobytes, { memory }) => kilobytes + memory.workingSetSize, 0) / 1024;
    const { heapUsed, external } = process.memoryUsage();
    return { main: (heapUsed + external) / 1024 ** 2, process: sum('Browser'), page: sum('Tab') };
  });
}

const startRow = (startMs: number): BenchRow =>
  figureRow('Kiosk from its start to interactive', `${startMs.toFixed(0)} ms`, {
    against: `on ${electronName}`,
  });

function resetRow(resets: readonly number[], empty: readonly number[]): BenchRow {
  const [ours, bare] = [median(resets), median(empty)];
  return ratioRow(
    {
      what: 'Kiosk reset to an interactive start screen',
      figure: `${ours.toFixed(0)} ms`,
      against: `an empty window ${bare.toFixed(0)} ms`,
    },
    { ratio: ours / bare, budget: RESET_BUDGET },
  );
}

function memoryRows(few: Memory, many: Memory, guests: number): BenchRow[] {
  const parts = { main: 'what main holds', page: 'pages', process: 'main’s whole process' } as const;
  return (['main', 'page', 'process'] as const).map(part =>
    ratioRow(
      {
        what: `Kiosk's memory after ${guests.toLocaleString('en')} guests, ${parts[part]}`,
        figure: `${many[part].toFixed(0)} MB`,
        against: `after ${FEW_GUESTS} guests ${few[part].toFixed(0)} MB`,
      },
      { ratio: many[part] / few[part], budget: MEMORY_NOISE },
    ),
  );
}
