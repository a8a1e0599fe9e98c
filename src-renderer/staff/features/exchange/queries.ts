import { type UseQueryResult, useQuery } from '@tanstack/react-query';
import * as z from 'zod/mini';
import { checked } from '#renderer/platform/gateway/checked.ts';
import { type ExchangeKey, exchangeKey } from '#shared/contract/staff/exchange-keys.ts';
import { staffGateway } from '../shared/gateway/staff-client.ts';
import { staffKeys } from '../shared/gateway/staff-keys.ts';
import { useIsUnlocked } from '../shared/session/session-state.ts';

const keysOfHotel = z.object({ keys: z.array(exchangeKey) });

export function useExchangeKeys(hotelId: string): UseQueryResult<readonly ExchangeKey[]> {
  const enabled = useIsUnlocked();
  return useQuery({
    queryKey: staffKeys.exchangeKeys(hotelId),
    enabled,
    queryFn: async ({ signal }) =>
      checked(keysOfHotel, await staffGateway.exchangeKeys.list({ hotelId }, { signal })).keys,
  });
}
