import type { BrowserWindow, WebContents } from 'electron';
import type { GuestReport, WindowReason } from '#shared/bridge.ts';
import type { TokenVault } from '../tokens/token-vault.ts';

/** A page's last report about its guest. Instants are of the monotonic clock. */
export type Heard = { report: GuestReport; at: number; firstAt: number };

type Begin = {
  window: BrowserWindow;
  partition: string;
  vault: TokenVault;
  reason: WindowReason;
  number: number | null;
  /** True if the page would be another one by now (guest-partitions.ts). */
  isOutdated(): boolean;
};

export class GuestWindow {
  readonly window: BrowserWindow;
  readonly partition: string;
  readonly vault: TokenVault;
  reason: WindowReason;
  readonly number: number | null;
  readonly isOutdated: () => boolean;
  openedAt = performance.now();
  heard: Heard | null = null;
  readonly #firstReport = Promise.withResolvers<void>();

  constructor({ window, partition, vault, reason, number, isOutdated }: Begin) {
    this.window = window;
    this.partition = partition;
    this.vault = vault;
    this.reason = reason;
    this.number = number;
    this.isOutdated = isOutdated;
  }

  get firstReport(): Promise<void> {
    return this.#firstReport.promise;
  }

  begin(reason: WindowReason): void {
    this.reason = reason;
    this.openedAt = performance.now();
  }

  hear(report: GuestReport): void {
    const at = performance.now();
    this.heard = { report, at, firstAt: this.heard?.firstAt ?? at };
    this.#firstReport.resolve();
  }
}

export type GuestWindows = {
  open(reason: WindowReason): Promise<void>;
  /** Opens one more guest's window (BEY-13), with a code at the step of a guest at a kiosk; FORBIDDEN on a kiosk. */
  openAnother(takeOver?: string | null): Promise<void>;
  /** Ends a guest; on a kiosk the next guest's window replaces this one. Settles when no data of the guest is left. */
  end(guest: GuestWindow, reason: WindowReason): Promise<void>;
  /** Ends every guest for good, because the app quits: no window follows. */
  endAll(): Promise<void>;
  /** Replaces a guest's lost page after a pause; the page is killed if it still runs (BEY-07). */
  replace(guest: GuestWindow, reason: 'crash' | 'hang'): Promise<void>;
  /** True while a reset replaces the page on the screen. */
  isReplacing(): boolean;
  of(contents: WebContents): GuestWindow | undefined;
  /** Guests whose page is on a screen, oldest first. */
  all(): readonly GuestWindow[];
};
