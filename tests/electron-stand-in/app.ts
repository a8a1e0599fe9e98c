import { spawn } from 'node:child_process';
import { mkdirSync, mkdtempSync } from 'node:fs';
import { homedir, tmpdir } from 'node:os';
import { join } from 'node:path';
import process from 'node:process';
import { fileURLToPath } from 'node:url';
import { chromiumPid, stopChromium } from './chromium.ts';
import { newEvent } from './events.ts';
import { note } from './journal.ts';
import { launch } from './launch.ts';
import { openWindows } from './open-windows.ts';
import { processMetrics } from './process-metrics.ts';
import { SingleInstance } from './single-instance.ts';
import { NotInStandIn, strictEmitter, strictObject } from './strict.ts';

type PathName = Parameters<Electron.App['getPath']>[0];

class App extends strictEmitter('app') {
  name = launch.name;
  readonly isPackaged = launch.isPackaged;
  readonly #switches = new Map<string, string>();
  readonly #paths = new Map<string, string>();
  readonly #ready = Promise.withResolvers<void>();
  #instance: SingleInstance | undefined;
  #relaunch: string[] | undefined;
  #isReady = false;
  #isQuitting = false;
  #isExiting = false;

  readonly commandLine = strictObject('app.commandLine', {
    appendSwitch: (name: string, value = '') => void this.#switches.set(name, value),
    hasSwitch: (name: string) => this.#switches.has(name) || switchOf(name) !== undefined,
    getSwitchValue: (name: string) => this.#switches.get(name) ?? switchOf(name) ?? '',
    removeSwitch: (name: string) => void this.#switches.delete(name),
  });

  get chromiumSwitches(): string[] {
    return [...this.#switches].map(([name, value]) => (value === '' ? `--${name}` : `--${name}=${value}`));
  }

  get isExiting(): boolean {
    return this.#isExiting;
  }

  readonly getName = () => this.name;
  readonly getVersion = () => launch.version;
  readonly getAppPath = () => launch.folder;
  readonly getLocale = () => 'en-US';
  readonly getPreferredSystemLanguages = () => ['en-US'];
  readonly getAppMetrics = () => processMetrics(chromiumPid());
  readonly isReady = () => this.#isReady;
  readonly whenReady = () => this.#ready.promise;
  readonly setPath = (name: PathName, path: string) => void this.#paths.set(name, path);
  readonly setAppLogsPath = (path: string) => this.setPath('logs', path);
  readonly setAppUserModelId = (id: string) => note('app.setAppUserModelId', { id });
  readonly setLoginItemSettings = (settings: Electron.Settings) =>
    note('app.setLoginItemSettings', { ...settings });
  readonly focus = () => [...openWindows.values()][0]?.focus();
  readonly hasSingleInstanceLock = () => this.#instance?.isLocked ?? false;
  readonly releaseSingleInstanceLock = () => this.#instance?.release();

  getPath(name: PathName): string {
    const appData = this.#paths.get('appData') ?? join(homedir(), '.config');
    // Not the real ~/.config: a start without --user-data-dir must find no trace of another one.
    const userData = () => launch.userData ?? mkdtempSync(join(tmpdir(), 'electron-stand-in-'));
    if (!this.#paths.has('userData') && ['userData', 'sessionData', 'logs', 'crashDumps'].includes(name)) {
      this.#paths.set('userData', userData());
    }
    const own = this.#paths.get('userData') ?? '';
    const known: Partial<Record<PathName, string>> = {
      appData,
      userData: own,
      sessionData: own,
      logs: join(own, 'logs'),
      crashDumps: join(own, 'Crashpad'),
      temp: tmpdir(),
      home: homedir(),
      exe: process.execPath,
    };
    const path = this.#paths.get(name) ?? known[name];
    if (path === undefined) throw new NotInStandIn(`app.getPath('${name}')`);
    if (name === 'userData' || name === 'logs') mkdirSync(path, { recursive: true });
    return path;
  }

  enableSandbox(): void {
    if (this.#isReady) throw new Error('app.enableSandbox() can only be called before app is ready');
    note('app.enableSandbox');
  }

  disableHardwareAcceleration(): void {
    if (this.#isReady)
      throw new Error('app.disableHardwareAcceleration() can only be called before app is ready');
    note('app.disableHardwareAcceleration');
  }

  becomeReady(): void {
    this.#isReady = true;
    this.emit('ready', newEvent(), {});
    this.#ready.resolve();
  }

  requestSingleInstanceLock(data: unknown = null): boolean {
    const onSecondInstance = (argv: string[], cwd: string, given: unknown) =>
      this.emit('second-instance', newEvent(), argv, cwd, given);
    this.#instance ??= new SingleInstance(this.getPath('userData'), onSecondInstance);
    return this.#instance.request(data);
  }

  /** The next start happens when this process ends. Under a test's driver it is recorded instead. */
  relaunch({ args = process.argv.slice(1) }: Electron.RelaunchOptions = {}): void {
    note('app.relaunch', { args });
    process.stderr.write(`[electron stand-in] relaunch ${args.join(' ')}\n`);
    this.#relaunch = args;
  }

  quit(): void {
    if (this.#isExiting) return;
    this.#isQuitting = true;
    const event = newEvent();
    this.emit('before-quit', event);
    const windows = [...openWindows.values()];
    for (const window of windows) if (!event.defaultPrevented) window.close();
    // A listener prevented the quit.
    if (event.defaultPrevented || openWindows.size > 0) this.#isQuitting = false;
    else this.#quitNow();
  }

  exit(code = 0): void {
    if (this.#isExiting) return;
    this.#isExiting = true;
    this.emit('quit', newEvent(), code);
    void stopChromium().then(() => {
      this.releaseSingleInstanceLock();
      if (this.#relaunch && !launch.underPlaywright) {
        const boot = fileURLToPath(new URL('./boot.ts', import.meta.url));
        spawn(process.execPath, [boot, ...this.#relaunch], { detached: true, stdio: 'inherit' }).unref();
      }
      process.exit(code);
    });
  }

  windowClosed(): void {
    if (openWindows.size > 0 || this.#isQuitting || this.#isExiting) return;
    if (this.listenerCount('window-all-closed') > 0) this.emit('window-all-closed');
    else this.quit();
  }

  #quitNow(): void {
    const event = newEvent();
    this.emit('will-quit', event);
    if (event.defaultPrevented) this.#isQuitting = false;
    else this.exit(0);
  }
}

function switchOf(name: string): string | undefined {
  const found = launch.arguments.find(one => one === `--${name}` || one.startsWith(`--${name}=`));
  return found?.slice(name.length + 3);
}

export const app = new App();
