import { randomUUID } from 'node:crypto';
import { createORPCClient } from '@orpc/client';
import type { ContractRouterClient } from '@orpc/contract';
import type { JsonifiedClient } from '@orpc/openapi-client';
import { z } from 'zod';
import { type Contract, contract } from '#shared/contract/guest/contract.ts';
import { contractLink } from '#tests/contract-link.ts';

const SIGN_IN = '/identity/identitytoolkit.googleapis.com/v1/accounts:signInWithPassword?key=test';

/** The calls of a kiosk at which this guest is signed in and has called staff (FRD-12). */
export async function callingKiosk(address: string, guest: { email: string; password: string }) {
  const response = await fetch(`${address}${SIGN_IN}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ ...guest, returnSecureToken: true }),
  });
  const { idToken } = z.object({ idToken: z.string() }).parse(await response.json());
  const link = contractLink(contract, address, () => ({
    'accept-language': 'pt',
    'x-guest-access-token': `Bearer ${idToken}`,
    'x-device-profile': 'kiosk',
    'x-device-hotel': 'JARDINS',
    'x-device-id': 'lobby-7',
  }));
  const client = createORPCClient<JsonifiedClient<ContractRouterClient<Contract>>>(link);
  const call = { key: randomUUID(), screen: 'ACCOUNT', language: 'pt' } as const;
  const { id: callId } = await client.devices.callStaff(call);
  return {
    state: async () => (await client.devices.findCall({ callId })).state,
    /** The guest's touch, on this page. */
    accept: (path: string) => client.devices.acceptTakeOver({ callId, path }),
    sessions: () => client.sessions.list(),
  };
}
