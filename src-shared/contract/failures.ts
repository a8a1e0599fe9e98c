import { type GatewayErrorCode, gatewayErrorStatus } from '../errors.ts';

type Failures<Code extends GatewayErrorCode> = { [K in Code]: { status: number; message: string } };

/** The codes that a call may refuse with, as the contract and its OpenAPI document list them (D8). */
export function failures<Code extends GatewayErrorCode>(...codes: Code[]): Failures<Code> {
  return Object.fromEntries(
    codes.map(code => [code, { status: gatewayErrorStatus[code], message: code }]),
  ) as Failures<Code>;
}
