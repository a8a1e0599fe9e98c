import type { WebContents } from 'electron';
import type { WindowReason } from '#shared/bridge.ts';
import type { GuestWindow } from './guest-window.ts';

export type { GuestWindow } from './guest-window.ts';

/** The windows that guests have now. */
export type GuestWindows = {
  open(reason: WindowReason): Promise<void>;
  /** One more guest beside the others (BEY-13); FORBIDDEN on a kiosk. */
  openAnother(): Promise<void>;
  /** Ends a guest: on a kiosk the next one's window takes the place. Settles when nothing of the guest is left. */
  end(guest: GuestWindow, reason: WindowReason): Promise<void>;
  /** A guest whose page is lost: it is killed if it still runs, and a fresh one takes its place after a pause (BEY-07). */
  replace(guest: GuestWindow, reason: 'crash' | 'hang'): Promise<void>;
  of(contents: WebContents): GuestWindow | undefined;
  /** Guests whose page is on a screen, oldest first. */
  all(): readonly GuestWindow[];
};
