import type { BrowserWindow } from 'electron';
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
};

/**
 * One guest's window: its page, its partition and the data that main stores for the guest. All of it is removed with
 * the guest.
 */
export class GuestWindow {
  readonly window: BrowserWindow;
  readonly partition: string;
  readonly vault: TokenVault;
  /** The reason why its guest was admitted. */
  reason: WindowReason;
  /** Distinguishes it from the other windows; null if there is only one. */
  readonly number: number | null;
  /** When its guest was admitted. */
  openedAt = performance.now();
  /** Null until the page has loaded. */
  heard: Heard | null = null;
  readonly #firstReport = Promise.withResolvers<void>();

  constructor({ window, partition, vault, reason, number }: Begin) {
    this.window = window;
    this.partition = partition;
    this.vault = vault;
    this.reason = reason;
    this.number = number;
  }

  /** Settles with the page's first report, from which on the page can be used. */
  get firstReport(): Promise<void> {
    return this.#firstReport.promise;
  }

  /** Admits a guest into a window that was on standby. */
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
