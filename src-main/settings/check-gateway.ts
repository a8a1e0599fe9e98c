import * as z from 'zod/mini';
import type { GatewayCheck } from '#shared/bridge.ts';
import { hotel } from '#shared/contract/guest/hotels.ts';
import { AppError } from '#shared/errors.ts';
import type { Fetch } from '../tokens/exchange-token.ts';

const TIMEOUT_MS = 10_000;

const hotels = z.array(z.pick(hotel, { hotelId: true, name: true, city: true }));

/** Sends nothing of this device to an unknown address. Throws NETWORK_UNREACHABLE, or ANSWER_INVALID if no gateway. */
export async function checkGateway(fetch: Fetch, gateway: string): Promise<GatewayCheck> {
  const response = await fetch(`${gateway}/api/hotels`, { signal: AbortSignal.timeout(TIMEOUT_MS) }).catch(
    (cause: unknown) => {
      throw new AppError('NETWORK_UNREACHABLE', 'the address did not respond', { cause });
    },
  );
  const parsed = hotels.safeParse(await response.json().catch(() => null));
  if (!response.ok || !parsed.success) {
    throw new AppError('ANSWER_INVALID', 'the server at this address is no gateway');
  }
  return { hotels: parsed.data };
}
