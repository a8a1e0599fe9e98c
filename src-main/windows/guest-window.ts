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

export class GuestWindow {
  readonly window: BrowserWindow;
  readonly partition: string;
  readonly vault: TokenVault;
  reason: WindowReason;
  readonly number: number | null;
  openedAt = performance.now();
  heard: Heard | null = null;
  readonly #firstReport = Promise.withResolvers<void>();

  constructor({ window, partition, vault, reason, number }: Begin) {
    this.window = window;
    this.partition = partition;
    this.vault = vault;
    this.reason = reason;
    this.number = number;
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
