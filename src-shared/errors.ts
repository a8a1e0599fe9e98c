import type { GatewayErrorCode } from './error-status.ts';

/** Failures in the staff app; the guest app has none of them. */
export const staffClientCodes = ['PASSKEY_NOT_USED'] as const;

/** Failures on the caller's side of the wire; they are never sent. */
export const clientCodes = [
  'NETWORK_UNREACHABLE',
  'NETWORK_TIMEOUT',
  'ANSWER_INVALID',
  'TOKENIZER_FAILED',
  'PRINT_FAILED',
  ...staffClientCodes,
] as const;

export type KnownErrorCode = GatewayErrorCode | (typeof clientCodes)[number];

export type ErrorBody = { code: string; message: string; details?: unknown };

/** `message` is for developers and never shown; `details` must not contain personal data. */
export class AppError extends Error {
  override readonly name = 'AppError';
  readonly code: string;
  /** Of the response that brought it; without one see `statusOf` of error-status.ts. */
  readonly status: number | undefined;
  readonly details: unknown;

  constructor(
    code: KnownErrorCode | (string & {}),
    message: string,
    options: { status?: number; details?: unknown; cause?: unknown } = {},
  ) {
    super(message, options.cause === undefined ? undefined : { cause: options.cause });
    this.code = code;
    this.status = options.status;
    this.details = options.details;
  }
}
