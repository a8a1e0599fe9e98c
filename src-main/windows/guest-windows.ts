import type { BrowserWindow, WebContents } from 'electron';
import type { GuestReport, WindowReason } from '#shared/bridge.ts';
import type { TokenVault } from '../tokens/token-vault.ts';

/** One guest's window: its page, its partition and what main holds for its guest. Everything here goes with the guest. */
export type GuestWindow = {
  window: BrowserWindow;
  partition: string;
  vault: TokenVault;
  /** Why it was opened. */
  reason: WindowReason;
  /** What its page said last, and when; null until the page has come up. */
  heard: { report: GuestReport; at: number } | null;
};

/** The windows that guests have now. */
export type GuestWindows = {
  open(reason: WindowReason): Promise<GuestWindow>;
  /** Ends a guest: on a kiosk the next one's window takes the place. */
  end(guest: GuestWindow, reason: WindowReason): Promise<void>;
  of(contents: WebContents): GuestWindow | undefined;
  all(): readonly GuestWindow[];
};
