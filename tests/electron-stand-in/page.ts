import { randomBytes } from 'node:crypto';
import { readFileSync } from 'node:fs';
import process from 'node:process';
import type { Protocol } from 'devtools-protocol';
import { fromWire, toWire } from './addresses.ts';
import type { CdpSession } from './cdp.ts';
import { browser, openTarget, sessionOf, type Target } from './chromium.ts';
import { newEvent } from './events.ts';
import { note } from './journal.ts';
import { onForeignNavigation, onRequest, type RequestContext } from './page-requests.ts';
import {
  BINDING,
  DELIVER,
  type FromPage,
  ISOLATED_WORLD,
  isolatedScript,
  type PageOptions,
  pageScript,
  type ToPage,
} from './page-worlds.ts';
import { FrameTree } from './web-frame.ts';

export type PageSetup = {
  browserContextId: Promise<string | undefined>;
  sessionSecret: string;
  size: { width: number; height: number };
  preload: string | undefined;
  noDialogs: boolean;
  argv: string[];
  runsScripts: boolean;
  emit: (event: string, ...given: unknown[]) => void;
  allowOrigin: (origin: string, isMainFrame: boolean) => Promise<void>;
  onMessage: (message: FromPage, frameId: string) => void;
  onClosed: () => void;
};

const WIRE_ERRORS: Record<string, number> = {
  ERR_ABORTED: -3,
  ERR_TIMED_OUT: -7,
  ERR_CONNECTION_REFUSED: -102,
  ERR_NAME_NOT_RESOLVED: -105,
  ERR_INTERNET_DISCONNECTED: -106,
  ERR_EMPTY_RESPONSE: -324,
};

const PATTERNS = [
  { urlPattern: '*' },
  { urlPattern: '*', resourceType: 'Document', requestStage: 'Response' },
] as const satisfies Protocol.Fetch.RequestPattern[];

export class Page {
  readonly frames = new FrameTree();
  readonly ready: Promise<Target>;
  readonly #setup: PageSetup;
  readonly #secret = `e${randomBytes(16).toString('hex')}`;
  readonly #contexts = new Map<number, string>();
  #target: Target | undefined;
  #isolated: number | undefined;
  #loading: string | undefined;
  #isClosed = false;
  isCrashed = false;

  constructor(setup: PageSetup) {
    this.#setup = setup;
    this.ready = this.#open();
    // Code that waits for `ready` gets the error; a window that nobody loads fails silently with its browser.
    this.ready.catch(() => {});
  }

  get targetId(): string | undefined {
    return this.#target?.id;
  }

  get isLoading(): boolean {
    return this.#loading !== undefined;
  }

  async #open(): Promise<Target> {
    const browserContextId = await this.#setup.browserContextId;
    const target = await openTarget({
      ...this.#setup.size,
      ...(browserContextId !== undefined && { browserContextId }),
    });
    this.#target = target;
    if (this.#isClosed) {
      await this.#closeTarget();
      throw new Error('Object has been destroyed');
    }
    const { cdp } = target;
    this.frames.begin(target.id);
    this.#listen(cdp);
    const scripts = this.#scripts();
    await Promise.all([
      cdp.send('Page.enable'),
      cdp.send('Runtime.enable'),
      cdp.send('Network.enable'),
      cdp.send('Inspector.enable'),
      cdp.send('Fetch.enable', { patterns: PATTERNS }),
      cdp.send('Target.setAutoAttach', { autoAttach: true, waitForDebuggerOnStart: true, flatten: true }),
      cdp.send('Emulation.setDeviceMetricsOverride', {
        ...this.#setup.size,
        deviceScaleFactor: 1,
        mobile: false,
      }),
      cdp.send('Emulation.setScriptExecutionDisabled', { value: !this.#setup.runsScripts }),
      cdp.send('Runtime.addBinding', { name: BINDING, executionContextName: ISOLATED_WORLD }),
      cdp.send('Page.addScriptToEvaluateOnNewDocument', { source: scripts.page }),
      cdp.send('Page.addScriptToEvaluateOnNewDocument', {
        source: scripts.isolated,
        worldName: ISOLATED_WORLD,
      }),
    ]);
    await cdp.send('Runtime.runIfWaitingForDebugger');
    return target;
  }

  #scripts(): { page: string; isolated: string } {
    const { preload, noDialogs, argv } = this.#setup;
    const { electron, chrome, node } = process.versions as Record<string, string>;
    const versions = { electron, chrome, node };
    const options: PageOptions = {
      noDialogs,
      argv,
      process: { platform: process.platform, arch: process.arch, versions, contextIsolated: true },
    };
    const source = preload === undefined ? '' : readFileSync(preload, 'utf8');
    return {
      page: pageScript(this.#secret, options),
      isolated: isolatedScript(this.#secret, options, source),
    };
  }

  #listen(cdp: CdpSession): void {
    const { emit } = this.#setup;
    const context: RequestContext = { ...this.#setup, frames: this.frames, loading: () => this.#loading };
    const whenMain = (frameId: string | undefined, act: () => void) => this.frames.isMain(frameId) && act();

    cdp.on('Runtime.executionContextCreated', ({ context }) => {
      const { frameId } = context.auxData as { frameId: string };
      this.#contexts.set(context.id, frameId);
      if (context.name === ISOLATED_WORLD) whenMain(frameId, () => (this.#isolated = context.id));
    });
    cdp.on('Runtime.executionContextsCleared', () => {
      this.#contexts.clear();
      this.#isolated = undefined;
    });
    cdp.on('Runtime.bindingCalled', ({ name, payload, executionContextId }) => {
      if (name !== BINDING) return;
      this.#setup.onMessage(JSON.parse(payload) as FromPage, this.#contexts.get(executionContextId) ?? '');
    });
    cdp.on('Runtime.consoleAPICalled', ({ type, args }) => {
      if (this.#isPrintInFrame(args)) return;
      const level = type === 'warning' || type === 'error' || type === 'debug' ? type : 'info';
      const message = args.map(one => String(one.value ?? one.description ?? '')).join(' ');
      emit('console-message', newEvent({ level, message }));
    });

    cdp.on('Fetch.requestPaused', paused => void onRequest(cdp, paused, context));
    cdp.on('Target.attachedToTarget', event => this.#guardChild(event, context));
    cdp.on('Page.frameRequestedNavigation', ({ frameId, url }) =>
      whenMain(frameId, () => onForeignNavigation(url, context)),
    );
    cdp.on('Page.windowOpen', ({ url, windowName, windowFeatures }) => {
      const message = {
        kind: 'open',
        url,
        frameName: windowName,
        features: windowFeatures.join(','),
      } as const;
      this.#setup.onMessage(message, '');
    });

    cdp.on('Page.frameAttached', ({ frameId, parentFrameId }) => this.frames.attach(frameId, parentFrameId));
    cdp.on('Page.frameDetached', ({ frameId }) => this.frames.detach(frameId));
    cdp.on('Page.frameStartedNavigating', ({ frameId, url }) =>
      whenMain(frameId, () =>
        emit('did-start-navigation', newEvent({ url: fromWire(url), isMainFrame: true })),
      ),
    );
    cdp.on('Page.frameNavigated', ({ frame }) => {
      this.frames.navigated(frame.id, frame.url);
      whenMain(frame.id, () => emit('did-navigate', newEvent(), fromWire(frame.url), 200, 'OK'));
    });
    cdp.on('Page.navigatedWithinDocument', ({ frameId, url }) => {
      this.frames.navigated(frameId, url);
      whenMain(frameId, () => emit('did-navigate-in-page', newEvent(), fromWire(url), true));
    });
    cdp.on('Page.domContentEventFired', () => emit('dom-ready', newEvent()));
    cdp.on('Page.loadEventFired', () => this.frames.main.url !== '' && emit('did-finish-load', newEvent()));
    cdp.on('Page.javascriptDialogOpening', ({ type }) => note('dialog-opened', { type }));
    this.#listenForFailures(cdp);

    cdp.on('Inspector.targetCrashed', () => {
      if (this.isCrashed || this.#isClosed) return;
      this.isCrashed = true;
      emit('render-process-gone', newEvent(), { reason: 'crashed', exitCode: 5 });
    });
    cdp.onGone(() => {
      if (!this.#isClosed) this.#setup.onClosed();
    });
  }

  #listenForFailures(cdp: CdpSession): void {
    let wanted = { requestId: '', url: '' };
    cdp.on('Network.requestWillBeSent', ({ requestId, type, frameId, request }) => {
      if (type === 'Document' && this.frames.isMain(frameId)) wanted = { requestId, url: request.url };
    });
    cdp.on('Network.loadingFailed', ({ requestId, errorText }) => {
      const code = errorCode(errorText);
      // Not for what was cancelled, as Electron has it.
      if (requestId !== wanted.requestId || code === -3) return;
      this.#setup.emit('did-fail-load', newEvent(), code, errorText.slice(5), fromWire(wanted.url), true);
    });
  }

  #isPrintInFrame(args: Protocol.Runtime.RemoteObject[]): boolean {
    const isPrint = args[0]?.value === this.#secret && args[1]?.value === 'print';
    if (isPrint) note('print-dialog', { url: fromWire(this.frames.main.url) });
    return isPrint;
  }

  /** Frames of other origins and workers are targets of their own: their requests pass the same gate. */
  #guardChild({ sessionId }: Protocol.Target.AttachedToTargetEvent, context: RequestContext): void {
    const child = sessionOf(sessionId);
    child.on('Runtime.consoleAPICalled', ({ args }) => void this.#isPrintInFrame(args));
    void child.trySend('Page.enable');
    void child.trySend('Runtime.enable');
    void child.trySend('Page.addScriptToEvaluateOnNewDocument', { source: this.#scripts().page });
    child.on('Fetch.requestPaused', paused => void onRequest(child, paused, context));
    child.on('Target.attachedToTarget', event => this.#guardChild(event, context));
    void child.trySend('Fetch.enable', { patterns: PATTERNS });
    const attach = { autoAttach: true, waitForDebuggerOnStart: true, flatten: true };
    void child.trySend('Target.setAutoAttach', attach);
    void child.trySend('Runtime.runIfWaitingForDebugger');
  }

  async load(url: string): Promise<void> {
    const { cdp } = await this.ready;
    const loaded = Promise.withResolvers<void>();
    const ends = [
      cdp.on('Page.loadEventFired', () => loaded.resolve()),
      cdp.onGone(() => loaded.reject(new Error('Object has been destroyed'))),
    ];
    loaded.promise.catch(() => {});
    this.#loading = url.replace(/#.*/s, '');
    try {
      const { errorText, loaderId } = await cdp.send('Page.navigate', { url: toWire(url) });
      if (errorText !== undefined) throw loadError(errorText, url);
      if (loaderId !== undefined) await loaded.promise;
    } finally {
      this.#loading = undefined;
      for (const end of ends) end();
    }
  }

  /** Dropped when no preload is there to hear it, as in Electron. */
  deliver(message: ToPage): void {
    if (this.#isolated === undefined) return;
    const expression = `${DELIVER}(${JSON.stringify(message)})`;
    void this.#target?.cdp.trySend('Runtime.evaluate', { expression, contextId: this.#isolated });
  }

  async evaluate(code: string): Promise<unknown> {
    const { cdp } = await this.ready;
    const { result, exceptionDetails } = await cdp.send('Runtime.evaluate', {
      expression: code,
      awaitPromise: true,
      returnByValue: true,
      userGesture: true,
    });
    if (exceptionDetails) throw new Error(exceptionDetails.exception?.description ?? exceptionDetails.text);
    return result.value;
  }

  async press(key: Protocol.Input.DispatchKeyEventRequest): Promise<void> {
    const { cdp } = await this.ready;
    await cdp.trySend('Input.dispatchKeyEvent', key);
  }

  crash(): void {
    void this.ready.then(({ cdp }) => cdp.trySend('Page.crash'));
  }

  resize(size: { width: number; height: number }): void {
    const metrics = { ...size, deviceScaleFactor: 1, mobile: false };
    void this.ready
      .then(({ cdp }) => cdp.trySend('Emulation.setDeviceMetricsOverride', metrics))
      .catch(() => {});
  }

  close(): void {
    this.#isClosed = true;
    this.frames.end();
    void this.#closeTarget();
  }

  async #closeTarget(): Promise<void> {
    if (!this.#target) return;
    await (await browser()).trySend('Target.closeTarget', { targetId: this.#target.id });
  }
}

const errorCode = (errorText: string): number => WIRE_ERRORS[errorText.slice(5)] ?? -2;

function loadError(errorText: string, url: string): Error {
  const code = errorText.slice(5);
  const errno = errorCode(errorText);
  return Object.assign(new Error(`${code} (${errno}) loading '${url}'`), { code, errno, url });
}
