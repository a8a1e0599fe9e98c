import type { BrowserWindow } from 'electron';
import type { GuestReport, WindowReason } from '#shared/bridge.ts';
import type { TokenVault } from '../tokens/token-vault.ts';

/** What a page reported last of its guest. Instants are of the machine's monotonic clock. */
export type Heard = { report: GuestReport; at: number; firstAt: number };

type Begin = {
  window: BrowserWindow;
  partition: string;
  vault: TokenVault;
  reason: WindowReason;
  number: number | null;
};

/**
 * One guest's window: its page, its partition and what main stores for its guest. Everything here goes with the guest.
 */
export class GuestWindow {
  readonly window: BrowserWindow;
  readonly partition: string;
  readonly vault: TokenVault;
  /** Why its guest was let in. */
  reason: WindowReason;
  /** Distinguishes it from the other windows; null where there is only one. */
  readonly number: number | null;
  /** When its guest was let in. */
  openedAt = performance.now();
  /** Null until the page has come up. */
  heard: Heard | null = null;
  readonly #firstReport = Promise.withResolvers<void>();

  constructor({ window, partition, vault, reason, number }: Begin) {
    this.window = window;
    this.partition = partition;
    this.vault = vault;
    this.reason = reason;
    this.number = number;
  }

  /** Settles when the page has said anything: what it shows can be used from then on. */
  get firstReport(): Promise<void> {
    return this.#firstReport.promise;
  }

  /** A guest is let into a window that has waited out of sight. */
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
