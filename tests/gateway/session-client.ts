import { refreshResponse, sessionResponse } from '#shared/auth/auth-protocol.ts';
import type { RawResponse, TestGateway } from './harness.ts';
import { HOTEL } from './small-hotel.ts';

const TOOLKIT = '/identity/identitytoolkit.googleapis.com/v1/accounts';
const SECURE_TOKEN = '/identity/securetoken.googleapis.com/v1/token?key=any';

export const chromeOnAndroid =
  'Mozilla/5.0 (Linux; Android 10; K) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/131.0.0.0 Mobile Safari/537.36';

/** What a kiosk of the small hotel says of itself; believed where the gateway enrols no device. */
export const kioskHeaders = {
  'x-device-profile': 'kiosk',
  'x-device-hotel': HOTEL,
  'x-device-id': 'lobby-1',
};

export const authCall = (
  gateway: TestGateway,
  verb: string,
  body: object | string,
  headers: Record<string, string> = {},
): Promise<RawResponse> => gateway.raw('POST', `${TOOLKIT}:${verb}?key=any`, { body, headers });

export async function signInAs(
  gateway: TestGateway,
  guestId: string,
  headers: Record<string, string> = { 'user-agent': chromeOnAndroid },
) {
  const { auth, store } = gateway.app;
  const token = await auth.issueCustomToken(store.db, guestId);
  const signedIn = sessionResponse.parse(
    (await authCall(gateway, 'signInWithCustomToken', { token }, headers)).body,
  );
  return { ...signedIn, client: gateway.client({ token: signedIn.idToken }) };
}

export const refresh = (gateway: TestGateway, refreshToken: string): Promise<RawResponse> =>
  gateway.raw('POST', SECURE_TOKEN, { body: { grant_type: 'refresh_token', refresh_token: refreshToken } });

export async function refreshed(gateway: TestGateway, refreshToken: string) {
  const { id_token: idToken, refresh_token } = refreshResponse.parse(
    (await refresh(gateway, refreshToken)).body,
  );
  return { idToken, refreshToken: refresh_token, client: gateway.client({ token: idToken }) };
}
