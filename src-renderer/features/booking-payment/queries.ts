import { useQuery } from '@tanstack/react-query';
import * as z from 'zod/mini';
import { checked } from '#renderer/gateway/checked.ts';
import { gateway } from '#renderer/gateway/client.ts';
import { queryKeys } from '#renderer/gateway/query-keys.ts';
import { reais } from '#shared/contract/schemas.ts';
import { fromReais } from '#shared/money.ts';

const balance = z.object({ value: reais });

/** The credit balance in cents (PAY-02, API-49). */
export function useCreditBalance(uid: string | null, wanted: boolean) {
  return useQuery({
    queryKey: queryKeys.creditBalance(uid),
    enabled: uid !== null && wanted,
    queryFn: async () => fromReais(checked(balance, await gateway.personalInfo.creditBalance()).value),
  });
}
