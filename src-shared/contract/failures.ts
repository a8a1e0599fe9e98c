import { type GatewayErrorCode, gatewayErrorStatus, guestErrorStatus } from '../error-status.ts';

type Failures<Code extends string> = Record<Code, { status: number; message: string }>;

function listed<Code extends string>(
  status: Readonly<Record<Code, number>>,
  codes: readonly Code[],
): Failures<Code> {
  const failures: Partial<Failures<Code>> = {};
  for (const code of codes) Object.assign(failures, { [code]: { status: status[code], message: code } });
  return failures as Failures<Code>;
}

/** The error codes of a guests' call, as the contract and its OpenAPI document list them (PD-08). */
export const failures = <Code extends keyof typeof guestErrorStatus>(...codes: Code[]): Failures<Code> =>
  listed(guestErrorStatus, codes);

/** Those of a call of staff or of the exchange: the guest app carries none of their codes. */
export const hotelFailures = <Code extends GatewayErrorCode>(...codes: Code[]): Failures<Code> =>
  listed(gatewayErrorStatus, codes);
