import { LockError } from '#gateway/domain/booking/doors/door-lock.ts';
import type { LockFailure } from '#shared/contract/lock-failures.ts';

/** TTLock's "API Error Codes", as far as they mean something else than a silent lock. */
export const codes = {
  noSuchToken: 10_003,
  tokenExpired: 10_004,
  noSuchPasscode: -2_009,
  passcodeNeverUsed: -3_008,
} as const;

const failures: ReadonlyMap<number, LockFailure> = new Map([
  // The lock does not exist, is not this account's, or is frozen.
  [-1_003, 'UNKNOWN'],
  [-2_018, 'UNKNOWN'],
  [-2_025, 'UNKNOWN'],
  [-4_043, 'UNKNOWN'],
  [20_002, 'UNKNOWN'],
  // No gateway in reach, its gateway or Wi-Fi is off, or in power-saving mode.
  [-2_012, 'OFFLINE'],
  [-3_002, 'OFFLINE'],
  [-3_034, 'OFFLINE'],
  [-3_035, 'OFFLINE'],
  [-3_036, 'OFFLINE'],
  [-4_037, 'OFFLINE'],
  [-3_009, 'FULL'],
  [-4_056, 'FULL'],
  // Too simple, of a wrong length, or the lock has the same code for somebody else.
  [-2_032, 'CODE_REJECTED'],
  [-3_006, 'CODE_REJECTED'],
  [-3_007, 'CODE_REJECTED'],
]);

export class TtlockError extends LockError {
  readonly errcode: number;

  constructor(errcode: number) {
    super(failures.get(errcode) ?? 'NO_RESPONSE', `TTLock responded with error ${errcode}`);
    this.errcode = errcode;
  }
}

export const isTtlockError = (error: unknown, ...errcodes: number[]): boolean =>
  error instanceof TtlockError && errcodes.includes(error.errcode);
