import { fromWire, schemeOf } from './addresses.ts';
import { strictEmitter } from './strict.ts';

let frameNumbers = 0;

/** A frame of a page, as IPC and navigation events name it. The same frame is the same object. */
export class WebFrameMain extends strictEmitter('WebFrameMain') {
  readonly parent: WebFrameMain | null;
  readonly frameTreeNodeId: number;
  readonly routingId: number;
  readonly processId = 1;
  url = '';
  name = '';
  detached = false;

  constructor(parent: WebFrameMain | null) {
    super();
    this.parent = parent;
    frameNumbers += 1;
    this.frameTreeNodeId = frameNumbers;
    this.routingId = frameNumbers;
  }

  get top(): WebFrameMain {
    return this.parent?.top ?? this;
  }

  get origin(): string {
    const url = URL.parse(this.url);
    // Node gives "null" for a scheme that it does not know; Chromium knows the app's schemes.
    return url ? (url.origin === 'null' ? `${schemeOf(this.url)}://${url.host}` : url.origin) : 'null';
  }

  isDestroyed(): boolean {
    return this.detached;
  }
}

export class FrameTree {
  readonly #frames = new Map<string, WebFrameMain>();
  readonly main = new WebFrameMain(null);
  #mainId = '';

  begin(mainId: string): void {
    this.#mainId = mainId;
    this.#frames.set(mainId, this.main);
  }

  isMain(id: string | undefined): boolean {
    return id === this.#mainId;
  }

  /** Null for a frame that is gone, as Electron's senderFrame is. */
  find(id: string | undefined): WebFrameMain | null {
    return this.#frames.get(id ?? '') ?? null;
  }

  attach(id: string, parentId: string): void {
    if (!this.#frames.has(id)) this.#frames.set(id, new WebFrameMain(this.find(parentId) ?? this.main));
  }

  navigated(id: string, url: string): void {
    const frame = this.find(id);
    if (frame) frame.url = fromWire(url);
  }

  detach(id: string): void {
    const frame = this.find(id);
    if (!frame || this.isMain(id)) return;
    frame.detached = true;
    this.#frames.delete(id);
  }

  /** The address of a page that is gone is not available, though its window may still be referenced: as in Electron. */
  end(): void {
    for (const frame of this.#frames.values()) Object.assign(frame, { detached: true, url: '', name: '' });
    this.#frames.clear();
  }
}
