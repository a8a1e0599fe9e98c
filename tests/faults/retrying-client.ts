import { setTimeout as sleep } from 'node:timers/promises';
import type { CreatedBooking, NewBooking } from '#shared/contract/guest/bookings.ts';
import { contractClient } from '#tests/gateway/harness.ts';

export type PreparedOrder = { token: string; guestId: string; order: NewBooking; cardDeclines: boolean };

export type Outcome = PreparedOrder & { tries: number } & (
    | { booking: CreatedBooking; canceled?: Canceled }
    | { rejected: string }
  );
export type BookedOutcome = Extract<Outcome, { booking: CreatedBooking }>;

/** The response to canceling a booking, in reais. */
export type Canceled = { creditValue: number; cancellationFeeValue: number };

/** Codes that say nothing about how the order ended: the same key is tried again. A 500 is not among them. */
const AGAIN = new Set(['NETWORK', 'SERVICE_UNAVAILABLE', 'ATTEMPT_IN_PROGRESS', 'PAYMENT_TIMEOUT']);

export async function bookUntilResponse(
  url: string,
  prepared: PreparedOrder,
  deadline: number,
): Promise<Outcome> {
  const headers = { 'x-idempotency-key': `new_booking_${crypto.randomUUID()}` };
  const client = contractClient(url, { token: prepared.token });
  const end = await sendUntilResponse(
    () => client.bookings.create({ headers, body: prepared.order }),
    deadline,
  );
  if ('rejected' in end) return { ...prepared, ...end };
  return { ...prepared, booking: end.response as CreatedBooking, tries: end.tries };
}

export async function sendUntilResponse<Response>(
  send: () => Promise<Response>,
  deadline: number,
): Promise<{ tries: number } & ({ response: Response } | { rejected: string })> {
  for (let tries = 1; ; tries += 1) {
    try {
      return { response: await send(), tries };
    } catch (error) {
      const code = codeOf(error);
      if (!AGAIN.has(code)) return { rejected: code, tries };
      if (Date.now() > deadline) throw new Error(`no response in time, the last one was ${code}`);
    }
    await sleep(100 + Math.random() * 300);
  }
}

/** From two devices at once; returns both responses, and how often something was sent. */
export async function cancelUntilResponse(
  url: string,
  { token, booking }: BookedOutcome,
  deadline: number,
): Promise<{ responses: Canceled[]; tries: number }> {
  const client = contractClient(url, { token });
  const { bookingId } = booking;
  let tries = 0;
  const device = async (): Promise<Canceled> => {
    const end = await sendUntilResponse(() => client.bookings.cancel({ bookingId }), deadline);
    if ('rejected' in end) throw new Error(`a cancellation was rejected with ${end.rejected}`);
    tries += end.tries;
    return end.response;
  };
  return { responses: await Promise.all([device(), device()]), tries };
}

export function rejectionCounts(outcomes: readonly object[]): Record<string, number> {
  const codes = outcomes.flatMap(outcome => ('rejected' in outcome ? [String(outcome.rejected)] : []));
  return Object.fromEntries([...Map.groupBy(codes, code => code)].map(([code, all]) => [code, all.length]));
}

/** The gateway's code; a failure without one is of a connection that was cut. */
function codeOf(error: unknown): string {
  const isRejection = error instanceof Error && error.name === 'AppError' && 'code' in error;
  return isRejection ? String(error.code) : 'NETWORK';
}
