import { isResponseLost, toAppError } from '#renderer/platform/gateway/lost-response.ts';
import type { CheckedIn, CheckInState } from '#shared/contract/guest/check-in.ts';
import type { AppError } from '#shared/errors.ts';
import { expectedIn, type MissingPart, missingIn } from './check-in-flow.ts';

/** The reason why a check-in was not confirmed; nothing of it was done. */
export type ConfirmProblem =
  | { is: 'missing'; parts: MissingPart[] }
  /** With the hour at which the hotel expects it, where it has said one. */
  | { is: 'roomNotReady'; expectedAt: string | null }
  | { is: 'changed' }
  | { is: 'guests'; error: AppError }
  | { is: 'other'; error: AppError };

export type Confirming =
  | { step: 'reviewing'; problem: ConfirmProblem | null }
  | { step: 'sending' }
  /** No response after several tries: the result is unknown. A repeated call returns it. */
  | { step: 'unknown' }
  | { step: 'done'; result: CheckedIn };

export const reviewing: Confirming = { step: 'reviewing', problem: null };

/** True if only the room is missing: the same press succeeds once it is ready (PD-65). */
export const isRoomAwaited = (state: Confirming): boolean =>
  state.step === 'reviewing' && state.problem?.is === 'roomNotReady';

export type ConfirmPorts = {
  read: () => Confirming;
  write: (state: Confirming) => void;
  /** Sends the drafted guests if they differ from the stored ones, and clears the draft (PD-11). Throws AppError. */
  sendDraft: () => Promise<void>;
  /** Checks in; a repeated call returns the same (API-22). Throws AppError. */
  confirm: () => Promise<CheckedIn>;
  refresh: () => Promise<void>;
  pause: (milliseconds: number) => Promise<void>;
};

/** Pauses before everything is sent again after a lost response; after the last one the guest decides. */
const RESEND_PAUSES_MS: readonly number[] = [800, 2_000];

/** An open payment is no lost response here: nothing was done (PD-58). */
export const isLost = (error: AppError): boolean =>
  error.code !== 'ATTEMPT_IN_PROGRESS' && isResponseLost(error);

function toProblem(error: AppError, isDraft: boolean): ConfirmProblem {
  switch (error.code) {
    case 'BOOKING_CHANGED':
      return { is: 'changed' };
    case 'ROOM_NOT_READY':
      return { is: 'roomNotReady', expectedAt: expectedIn(error.details) };
    case 'CHECKIN_INCOMPLETE': {
      const parts = missingIn(error.details);
      return parts.length > 0 ? { is: 'missing', parts } : { is: 'other', error };
    }
    default:
      return isDraft ? { is: 'guests', error } : { is: 'other', error };
  }
}

/**
 * The result of a form that waited, once the gateway has checked its guest in by itself (SEC-19); null before. `rooms` are
 * those of the form.
 */
export function resultOfWaiting(
  { bookingId, waitsFor, checkedInAt }: Pick<CheckInState, 'bookingId' | 'waitsFor' | 'checkedInAt'>,
  rooms: readonly number[],
): CheckedIn | null {
  if (waitsFor || checkedInAt === null || rooms.length === 0) return null;
  return {
    bookingId,
    accommodations: rooms.map(accommodationId => ({ accommodationId, suiteNumber: null, checkedInAt })),
  };
}

/** Handles one press of the button; does nothing while it runs or once it is done. Never throws. */
export async function runConfirm(ports: ConfirmPorts): Promise<void> {
  const { step } = ports.read();
  if (step === 'sending' || step === 'done') return;
  ports.write({ step: 'sending' });
  for (const pause of [0, ...RESEND_PAUSES_MS]) {
    if (pause > 0) await ports.pause(pause);
    let isDraft = true;
    try {
      await ports.sendDraft();
      isDraft = false;
      const result = await ports.confirm();
      if (!result.waitsFor) return ports.write({ step: 'done', result });
      await ports.refresh();
      return ports.write(reviewing);
    } catch (thrown) {
      const error = toAppError(thrown);
      if (isLost(error)) continue;
      await ports.refresh();
      return ports.write({ step: 'reviewing', problem: toProblem(error, isDraft) });
    }
  }
  ports.write({ step: 'unknown' });
}
