import type { LockFailure } from '#shared/contract/lock-failures.ts';
import { AppError } from '#shared/errors.ts';

export type LockCode = {
  /** The gateway's id of the room; with the hotel's files it is the id in rooms.csv. */
  roomId: string;
  code: string;
  /** From the booked arrival to the booked departure: outside of it the code opens nothing. */
  validFrom: Date;
  validUntil: Date;
};

/**
 * All calls may be repeated and reject within LOCK_PATIENCE_MS, with LockError where the reason is known; no code goes into an
 * error or a log (PD-46).
 */
export type DoorLock = {
  setCode(wanted: LockCode): Promise<void>;
  clearCode(roomId: string): Promise<void>;
  /** False where the lock has lost the code. Rejects where the lock system cannot say. */
  hasCode(wanted: LockCode): Promise<boolean>;
};

export const LOCK_PATIENCE_MS = 5_000;

/** What the desk is told of a lock by its room. The message names no code. */
export class LockError extends AppError {
  readonly failure: LockFailure;

  constructor(failure: LockFailure, message: string) {
    super('SERVICE_UNAVAILABLE', message);
    this.failure = failure;
  }
}

export const failureOf = (error: unknown): LockFailure =>
  error instanceof LockError ? error.failure : 'NO_RESPONSE';
