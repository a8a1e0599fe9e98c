import { type GatewayErrorCode, gatewayErrorStatus } from '../error-status.ts';

type Failures<Code extends GatewayErrorCode> = Record<Code, { status: number; message: string }>;

/** The error codes of a call, as the contract and its OpenAPI document list them (PD-08). */
export function failures<Code extends GatewayErrorCode>(...codes: Code[]): Failures<Code> {
  const listed: Partial<Failures<Code>> = {};
  for (const code of codes)
    Object.assign(listed, { [code]: { status: gatewayErrorStatus[code], message: code } });
  return listed as Failures<Code>;
}
