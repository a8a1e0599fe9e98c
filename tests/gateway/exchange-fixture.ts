import { createORPCClient } from '@orpc/client';
import type { ContractRouterClient } from '@orpc/contract';
import type { JsonifiedClient } from '@orpc/openapi-client';
import type { PartnerBookingBody } from '#shared/contract/hotel/booking.ts';
import { type ExchangeContract, exchangeContract } from '#shared/contract/hotel/contract.ts';
import type { KeyPurpose } from '#shared/contract/hotel/exchange-call.ts';
import { contractLink } from '../contract-link.ts';
import type { TestGateway } from './harness.ts';
import { HOTEL } from './small-hotel.ts';
import { newStaff, STAFF_PASSWORD, type TestStaff } from './staff-fixture.ts';

export type ExchangeClient = JsonifiedClient<ContractRouterClient<ExchangeContract>>;

export type OtherSystem = { key: string; keyId: string; client: ExchangeClient };

/** Another system with a key that a manager made. */
export async function otherSystem(
  gateway: TestGateway,
  wanted: { purpose?: KeyPurpose; hotelId?: string; manager?: TestStaff } = {},
): Promise<OtherSystem> {
  const { purpose = 'HOTEL_SYSTEM', hotelId = HOTEL } = wanted;
  const manager = wanted.manager ?? (await newStaff(gateway, { role: 'MANAGER', hotelId }));
  const { key, made } = await manager.client.exchangeKeys.make({
    hotelId,
    name: 'Channel manager',
    purpose,
    password: STAFF_PASSWORD,
  });
  return { key, keyId: made.id, client: exchangeClient(gateway, key) };
}

export function exchangeClient({ url }: TestGateway, key: string | null): ExchangeClient {
  const headers = (): Record<string, string> => (key === null ? {} : { authorization: `Bearer ${key}` });
  return createORPCClient<ExchangeClient>(contractLink(exchangeContract, url, headers, '/hotel/v1'));
}

export const queenRoom: PartnerBookingBody['rooms'][number] = {
  roomTypeId: 'queen',
  adults: 2,
  childrenAges: [],
  hasPet: false,
  hasCrib: false,
  bedType: 'DOUBLE',
  total: 1_035,
};

/** Two nights in December of the small hotel's year. */
export const partnerStay = (change: Partial<PartnerBookingBody> = {}): PartnerBookingBody => ({
  checkinDate: '2026-12-05',
  checkoutDate: '2026-12-07',
  language: 'pt',
  lastName: 'Cavalcanti',
  email: 'rui@pernoite.test',
  rooms: [queenRoom],
  ...change,
});
