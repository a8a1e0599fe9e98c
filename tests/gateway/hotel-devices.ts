import { createHash, randomBytes } from 'node:crypto';
import { z } from 'zod';
import type { EnrolledDevice } from '#gateway/config/device-config.ts';
import type { Client, TestGateway } from './harness.ts';
import { HOTEL } from './small-hotel.ts';

/** A client that claims to be a device of the hotel; believed where the gateway enrols none. */
export function deviceClient(
  gateway: TestGateway,
  { profile = 'kiosk', id = 'lobby-1', token }: { profile?: string; id?: string; token?: string } = {},
): Client {
  return gateway.client({
    headers: {
      'x-device-profile': profile,
      'x-device-hotel': HOTEL,
      'x-device-id': id,
      ...(token !== undefined && { 'x-device-token': token }),
    },
  });
}

export function enrolment(id: string): { token: string; device: EnrolledDevice } {
  const token = randomBytes(32).toString('base64url');
  const tokenHash = createHash('sha256').update(token).digest('hex');
  return { token, device: { id, profile: 'kiosk', hotelId: HOTEL, tokenHash } };
}

export async function signInWith(gateway: TestGateway, token: string): Promise<string | null> {
  const response = await gateway.raw(
    'POST',
    '/identity/identitytoolkit.googleapis.com/v1/accounts:signInWithCustomToken?key=test',
    { body: { token, returnSecureToken: true } },
  );
  return z.object({ idToken: z.string() }).safeParse(response.body).data?.idToken ?? null;
}
