import type { PixPayment } from '#shared/contract/pix.ts';

/** How often an open payment is looked at: whoever has paid in a lobby or at a desk waits in front of the screen. */
const LOOK_MS = { lobby: 1_000, elsewhere: 3_000 };
/** What was paid in a code's last seconds may be known, and honoured, only after its end (PAY-35). */
const LATE_MS = 2 * 60_000;

type Looked = Pick<PixPayment, 'state' | 'expiresAt' | 'now'>;

/** Milliseconds until the payment is looked at again; false for never. Both of its times are the gateway's. */
export function lookPause(payment: Looked | undefined, { isLobby }: { isLobby: boolean }): number | false {
  switch (payment?.state) {
    case 'WAITING':
    case 'REFUNDING':
      return LOOK_MS[isLobby ? 'lobby' : 'elsewhere'];
    case 'EXPIRED':
    case 'CLOSED':
      return Date.parse(payment.now) - Date.parse(payment.expiresAt) < LATE_MS && LOOK_MS.elsewhere;
    default:
      return false;
  }
}
