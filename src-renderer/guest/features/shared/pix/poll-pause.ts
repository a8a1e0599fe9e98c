import type { PixPayment } from '#shared/contract/pix.ts';

/** Poll interval of an open payment: a guest who has paid in a lobby or at a desk waits in front of the screen. */
const POLL_MS = { lobby: 1_000, elsewhere: 3_000 };
/** A payment in a code's last seconds may become known, and is accepted, only after the expiry (PAY-35). */
const LATE_MS = 2 * 60_000;

type Looked = Pick<PixPayment, 'state' | 'expiresAt' | 'now'>;

/** Milliseconds until the next poll of the payment; false for none. Both of its times are the gateway's. */
export function pollPause(payment: Looked | undefined, { isLobby }: { isLobby: boolean }): number | false {
  switch (payment?.state) {
    case 'WAITING':
    case 'REFUNDING':
      return POLL_MS[isLobby ? 'lobby' : 'elsewhere'];
    case 'EXPIRED':
    case 'CLOSED':
      return Date.parse(payment.now) - Date.parse(payment.expiresAt) < LATE_MS && POLL_MS.elsewhere;
    default:
      return false;
  }
}
