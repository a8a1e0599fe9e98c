import type { z } from 'zod';
import type { IuguConfig } from '#gateway/config/iugu-config.ts';
import { ChargeOutcomeUnknown } from '#gateway/domain/payment/payment-provider.ts';
import { parseJson } from '#shared/json.ts';

type IuguRequest = {
  method: 'GET' | 'POST' | 'PUT' | 'DELETE';
  /** Below the base address; parts that are data are encoded by the caller. */
  path: string;
  body?: object;
  /** Iugu makes at most one object under a key, and rejects a repeat with 409. */
  key?: string;
};

/** Sends one request. Throws ChargeOutcomeUnknown if it may have been carried out, IuguRejection otherwise. */
export type IuguClient = <T>(request: IuguRequest, schema: z.ZodType<T>) => Promise<T>;

/** Iugu has read the request and will not carry it out. `status` is HTTP's; the message is never logged. */
export class IuguRejection extends Error {
  override readonly name = 'IuguRejection';
  readonly status: number;

  constructor(status: number) {
    super(`Iugu rejected the request with ${status}`);
    this.status = status;
  }
}

/** A wrong token of ours, a limit: Iugu has not considered the request, and may carry it out when it is repeated. */
const NOT_CONSIDERED = new Set([401, 403, 408, 429]);

/** True if Iugu has considered the request and will never carry it out; a repeated key says nothing about that. */
export function isFinalRejection(error: unknown): error is IuguRejection {
  return error instanceof IuguRejection && error.status !== 409;
}

/** Requests with the hotel's token; nothing of a request or a response is logged. */
export function iuguClient({ url, token, timeoutMs }: IuguConfig): IuguClient {
  const authorization = `Basic ${Buffer.from(`${token}:`).toString('base64')}`;
  return async ({ method, path, body, key }, schema) => {
    const response = await fetch(url + path, {
      method,
      redirect: 'error',
      signal: AbortSignal.timeout(timeoutMs),
      headers: {
        authorization,
        accept: 'application/json',
        ...(body && { 'content-type': 'application/json' }),
        ...(key !== undefined && { 'idempotency-key': key }),
      },
      ...(body && { body: JSON.stringify(body) }),
    }).catch(() => {
      throw new ChargeOutcomeUnknown('Iugu could not be reached, or did not respond in time');
    });
    const text = await response.text().catch(() => {
      throw new ChargeOutcomeUnknown('the response of Iugu was cut');
    });
    if (response.status >= 500 || NOT_CONSIDERED.has(response.status))
      throw new ChargeOutcomeUnknown(`Iugu responded with ${response.status}`);
    if (!response.ok) throw new IuguRejection(response.status);
    const parsed = schema.safeParse(toJson(text));
    if (!parsed.success) throw new ChargeOutcomeUnknown('the response of Iugu has another form');
    return parsed.data;
  };
}

const toJson = (text: string): unknown => (text.trim() === '' ? {} : parseJson(text));
