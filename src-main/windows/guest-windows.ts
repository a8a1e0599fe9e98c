import type { WebContents } from 'electron';
import type { WindowReason } from '#shared/bridge.ts';
import type { GuestWindow } from './guest-window.ts';

export type { GuestWindow } from './guest-window.ts';

export type GuestWindows = {
  open(reason: WindowReason): Promise<void>;
  /** Opens one more guest's window (BEY-13); FORBIDDEN on a kiosk. */
  openAnother(): Promise<void>;
  /** Ends a guest; on a kiosk the next guest's window replaces this one. Settles when no data of the guest is left. */
  end(guest: GuestWindow, reason: WindowReason): Promise<void>;
  /** Replaces a guest's lost page after a pause; the page is killed if it still runs (BEY-07). */
  replace(guest: GuestWindow, reason: 'crash' | 'hang'): Promise<void>;
  of(contents: WebContents): GuestWindow | undefined;
  /** Guests whose page is on a screen, oldest first. */
  all(): readonly GuestWindow[];
};
