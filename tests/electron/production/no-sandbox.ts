import { type APIRequestContext, expect } from '@playwright/test';
import { z } from 'zod';
import { HOTEL } from './production-hotel.ts';

const hotels = z.array(z.object({ hotelId: z.string() }));

/** No console, and nothing but the imported hotel: neither the seed's hotels nor its accounts. */
export async function expectNoSandbox(request: APIRequestContext): Promise<void> {
  for (const path of ['/console', '/console/emails', '/console/clock'])
    expect((await request.get(path)).status(), path).toBe(404);
  const moved = await request.post('/console/clock/move', { form: { by: '1000' } });
  expect(moved.status()).toBe(404);
  const sold = hotels.parse(await (await request.get('/api/hotels')).json());
  expect(sold.map(({ hotelId }) => hotelId)).toEqual([HOTEL]);
  const known = await request.post(
    '/identity/identitytoolkit.googleapis.com/v1/accounts:signInWithPassword?key=test',
    { data: { email: 'ana@pernoite.test', password: 'Pernoite#2026', returnSecureToken: true } },
  );
  expect(known.status()).toBe(400);
}
