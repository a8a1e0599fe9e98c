import { createORPCClient } from '@orpc/client';
import { staffContract } from '#shared/contract/staff/contract.ts';
import { deviceHeaderNames } from '#shared/device.ts';
import { contractLink } from '#tests/contract-link.ts';
import type { StaffClient } from '#tests/gateway/staff-fixture.ts';
import { keyOf, totp } from '../../totp.ts';
import { type ProductionHotel, STAFF_URL } from './production-hotel.ts';

/** A person who works at the hotel's desk, with an authenticator app. */
export class StaffPerson {
  readonly calls: StaffClient;
  readonly #hotel: ProductionHotel;
  readonly #email: string;
  readonly #password: string;
  readonly #key: Buffer;
  readonly #session: Session;

  private constructor(hotel: ProductionHotel, access: { email: string; password: string; key: Buffer }) {
    this.#hotel = hotel;
    this.#email = access.email;
    this.#password = access.password;
    this.#key = access.key;
    this.#session = { token: null };
    this.calls = deskClient(hotel, this.#session);
  }

  /** Chooses password and second factor by the link that the command line or an e-mail gave (STF-02). */
  static async setUp(
    hotel: ProductionHotel,
    { email, password, given }: { email: string; password: string; given: string },
  ): Promise<StaffPerson> {
    const { setUp } = deskClient(hotel, { token: null });
    const token = new RegExp(`${STAFF_URL}/set-up#([\\w-]{43})`).exec(given)?.[1] ?? '';
    const { otpauthUri } = await setUp.choosePassword({ token, password });
    const key = keyOf(otpauthUri);
    await setUp.confirm({ token, password, code: totp(key, hotel.clock.codePeriods) });
    return new StaffPerson(hotel, { email, password, key });
  }

  /** A code is taken once: the one of the set-up was the one before. */
  async signIn(): Promise<void> {
    const { challenge } = await this.calls.session.begin({ email: this.#email, password: this.#password });
    const code = totp(this.#key, this.#hotel.clock.codePeriods + 1);
    const { token } = await this.calls.session.confirmCode({ challenge, code });
    this.#session.token = token;
  }
}

type Session = { token: string | null };

/** The calls as the main process of the hotel's desk makes them. */
function deskClient(hotel: ProductionHotel, session: Session): StaffClient {
  const link = contractLink(staffContract, hotel.staffAddress, () => ({
    'accept-language': 'pt',
    [deviceHeaderNames.profile]: 'reception',
    [deviceHeaderNames.deviceId]: hotel.desk.id,
    [deviceHeaderNames.token]: hotel.desk.token,
    ...(session.token !== null && { authorization: `Bearer ${session.token}` }),
  }));
  return createORPCClient<StaffClient>(link);
}
