import type { APIRequestContext, APIResponse } from '@playwright/test';
import type { GuestSession } from '#shared/contract/guest/sessions.ts';
import type { IdentityReason } from '#shared/identity-reasons.ts';
import type { IdentityStatus } from '#shared/rules/identity-status.ts';
import { expect, test as journey } from './fixtures.ts';
import type { Language } from './pages/texts.ts';
import { StaffDesk } from './staff/staff-desk.ts';

export { expect } from './fixtures.ts';

export const PASSWORD = 'Varanda#2026';

export type NewGuest = { email: string; password: string; firstName: string; fullName: string };

type EmailSubject = 'Confirm your e-mail' | 'Choose a new password' | 'Confirme o seu e-mail';
/** As the console names them. */
type EmailKind = 'Room invitation' | 'Verify email' | 'Email change code' | 'Sign in code';

type FlagKey = 'IS_PRD_FEATURES_ENABLED' | 'IS_BOOKING_ENABLED' | 'IS_CREDITS_ENABLED';

const IDENTITY = '/identity/identitytoolkit.googleapis.com/v1/accounts';
let guests = 0;

export class TestApi {
  readonly #request: APIRequestContext;
  readonly #address: string;
  readonly #undo = new Map<string, () => Promise<void>>();

  constructor(request: APIRequestContext, address: string) {
    this.#request = request;
    this.#address = address;
  }

  async newGuest({
    language = 'en',
    verified = true,
  }: {
    language?: Language;
    verified?: boolean;
  } = {}): Promise<NewGuest> {
    const { guest, guestToken } = await this.signUp(language);
    if (verified) {
      const idToken = await this.sendVerification(guestToken);
      const subject = language === 'pt' ? 'Confirme o seu e-mail' : 'Confirm your e-mail';
      const code = codeIn(await this.linkOf(guest.email, subject));
      await this.auth('update', { oobCode: code, idToken });
    }
    return guest;
  }

  /** A new account, not verified, and the tokens that sign it in once: one for the app itself, one for an address. */
  async signUp(
    language: Language = 'en',
  ): Promise<{ guest: NewGuest; guestToken: string; addressToken: string }> {
    guests += 1;
    const email = `bruna.${Date.now().toString(36)}${guests}@hospede.test`;
    const { guestToken } = await this.#call('post', 'guestUser/create', {
      email,
      firstName: 'Bruna',
      lastName: 'Teixeira',
      dateOfBirth: '1990-05-17',
      phoneCode: '55',
      phone: '11987654321',
      country: 'BR',
      password: PASSWORD,
      consent: true,
      subscribe: false,
      preferredLanguage: language === 'pt' ? 'PORTUGUESE' : 'ENGLISH',
    });
    return {
      guest: { email, password: PASSWORD, firstName: 'Bruna', fullName: 'Bruna Teixeira' },
      guestToken: String(guestToken),
      addressToken: await this.addressToken(email),
    };
  }

  async addressToken(email: string): Promise<string> {
    const response = await this.#post('/console/sign-in-link', { email });
    return new URL(response.headers()['location'] ?? '').searchParams.get('customToken') ?? '';
  }

  /** Sends the verification link to the guest whom this custom token signs in; returns that session's token. */
  async sendVerification(guestToken: string): Promise<string> {
    const { idToken } = await this.auth('signInWithCustomToken', {
      token: guestToken,
      returnSecureToken: true,
    });
    await this.#call('post', 'guestUser/resendConfirmationEmail', {}, String(idToken));
    return String(idToken);
  }

  /** Ends every session of a guest, those of the guest's own making here included (SEC-09). */
  async endSessions({ email, password }: Pick<NewGuest, 'email' | 'password'>): Promise<void> {
    const { idToken } = await this.auth('signInWithPassword', {
      email,
      password,
      returnSecureToken: true,
    });
    await this.#call('delete', 'guestUser/sessions', undefined, String(idToken));
  }

  async sessionKinds({ email, password }: Pick<NewGuest, 'email' | 'password'>): Promise<unknown[]> {
    const credentials = { email, password, returnSecureToken: true };
    const { idToken } = await this.auth('signInWithPassword', credentials);
    const { sessions } = await this.#call('get', 'guestUser/sessions', undefined, String(idToken));
    await this.#call('post', 'guestUser/sessions/end', {}, String(idToken));
    return (sessions as GuestSession[]).filter(one => !one.isCurrent).map(one => one.deviceKind);
  }

  async sendReset(email: string): Promise<void> {
    await this.#call('post', 'guestUser/sendPasswordResetEmail', { email });
  }

  async accountLanguage({ email, password }: NewGuest): Promise<unknown> {
    const { idToken } = await this.auth('signInWithPassword', {
      email,
      password,
      returnSecureToken: true,
    });
    const { preferredLanguage } = await this.#call(
      'get',
      'guestUser/preferred-language',
      undefined,
      String(idToken),
    );
    return preferredLanguage;
  }

  /** Changes a guest's password by the link of an e-mail, which ends all their sessions. */
  async resetPassword(email: string, newPassword: string): Promise<void> {
    await this.sendReset(email);
    const code = codeIn(await this.linkOf(email, 'Choose a new password'));
    await this.auth('resetPassword', { oobCode: code, newPassword });
  }

  linkOf(email: string, subject: EmailSubject): Promise<string> {
    return this.#inEmail(email, subject, /<a href="([^"]*oobCode=[^"]*)"/);
  }

  invitationLink(email: string): Promise<string> {
    return this.#inEmail(email, 'Room invitation', /<a href="([^"]*#code=[^"]*)"/);
  }

  /** The six digits of the guest's latest verification e-mail. */
  verificationCode(email: string): Promise<string> {
    return this.#inEmail(email, 'Verify email', /<pre>[\s\S]*?: (\d{6})\b/);
  }

  /** The six digits that prove a new address. */
  changeCode(email: string): Promise<string> {
    return this.#inEmail(email, 'Email change code', /<pre>[\s\S]*?: (\d{6})\b/);
  }

  signInCode(email: string): Promise<string> {
    return this.#inEmail(email, 'Sign in code', /<pre>[\s\S]*?\b(\d{6})\b/);
  }

  /** Of the latest e-mail with this subject or kind, which a page may have sent without waiting for it. */
  async #inEmail(email: string, named: EmailSubject | EmailKind, wanted: RegExp): Promise<string> {
    let path: string | undefined;
    await expect
      .poll(
        async () => {
          const rows = (await this.#page('/console/emails')).split('<tr>');
          const row = rows.find(one => one.includes(`<td>${email}</td>`) && one.includes(`>${named}<`));
          path = /href="(\/console\/emails\/\d+)"/.exec(row ?? '')?.[1];
          return path;
        },
        { message: `an e-mail "${named}"` },
      )
      .toBeDefined();
    const found = wanted.exec(await this.#page(path ?? ''))?.[1];
    expect(found, `what is wanted of the e-mail "${named}"`).toBeDefined();
    return (found ?? '').replaceAll('&amp;', '&');
  }

  async signInCodes(): Promise<number> {
    return (await this.#page('/console/emails')).split('Sign in code').length - 1;
  }

  async setFlag(key: FlagKey, on: boolean): Promise<void> {
    await this.#form('/console/flags', { key, on: String(on) });
    this.#undo.set(key, () => this.#form('/console/flags', { key, on: 'true' }));
  }

  /** Moves the gateway's clock, and with it the end of every token. */
  async moveClock(milliseconds: number): Promise<void> {
    await this.#form('/console/clock/move', { by: String(milliseconds) });
    this.#undo.set('clock', () => this.#form('/console/clock/reset', {}));
  }

  async staffAddress(): Promise<string> {
    const address = /<a href="([^"]+)">the staff app/.exec(await this.#page('/console'))?.[1];
    expect(address, 'the address of the staff app').toBeDefined();
    return address ?? '';
  }

  async payPix(paymentId: string): Promise<void> {
    await this.#form('/console/payments/pay', { payment: paymentId });
  }

  async expirePix(paymentId: string): Promise<void> {
    await this.#form('/console/payments/expire', { payment: paymentId });
  }

  async setVerification(
    email: string,
    status: IdentityStatus,
    {
      reasons = [],
      other,
    }: { reasons?: readonly IdentityReason[]; other?: { code: string; text: string } } = {},
  ): Promise<void> {
    const fields = new URLSearchParams({ guest: email, status });
    for (const reason of reasons) fields.append('reason', reason);
    if (other) {
      fields.set('otherCode', other.code);
      fields.set('otherText', other.text);
    }
    await this.#form('/console/identity/guest', fields);
  }

  async planVerification(verdict: 'approve' | 'never'): Promise<void> {
    await this.#form('/console/identity/plan', { verdict });
    this.#undo.set('identity', () => this.#form('/console/identity/plan', { verdict: 'approve' }));
  }

  async restore(): Promise<void> {
    for (const undo of this.#undo.values()) await undo();
  }

  async auth(verb: string, body: Record<string, unknown>): Promise<Record<string, unknown>> {
    const response = await this.#request.post(`${IDENTITY}:${verb}?key=test`, { data: body });
    expect(response.ok(), `accounts:${verb} ${response.status()}`).toBe(true);
    return response.json();
  }

  async #call(
    method: 'get' | 'post' | 'delete',
    path: string,
    data?: unknown,
    idToken?: string,
  ): Promise<Record<string, unknown>> {
    const response = await this.#request[method](`/api/${path}`, {
      ...(data === undefined ? {} : { data }),
      headers: {
        'accept-language': 'en',
        ...(idToken === undefined ? {} : { 'x-guest-access-token': `Bearer ${idToken}` }),
      },
    });
    expect(response.ok(), `${path} ${response.status()}`).toBe(true);
    return response.json();
  }

  async #form(path: string, fields: Record<string, string> | URLSearchParams): Promise<void> {
    const response = await this.#post(path, fields);
    expect(response.headers()['location'], path).toContain('done=');
  }

  #post(path: string, fields: Record<string, string> | URLSearchParams): Promise<APIResponse> {
    return this.#request.post(path, {
      data: new URLSearchParams(fields).toString(),
      headers: {
        origin: this.#address,
        'sec-fetch-site': 'same-origin',
        'content-type': 'application/x-www-form-urlencoded',
      },
      maxRedirects: 0,
    });
  }

  async #page(path: string): Promise<string> {
    const response = await this.#request.get(path);
    expect(response.ok(), path).toBe(true);
    return response.text();
  }
}

export function codeIn(link: string): string {
  return new URL(link).searchParams.get('oobCode') ?? '';
}

type HotelFixtures = {
  testApi: TestApi;
  /** The reception of one of the seed's hotels. */
  deskOf: (hotelId: string) => StaffDesk;
};

export const test = journey.extend<HotelFixtures>({
  testApi: async ({ request, gateway }, use) => {
    const testApi = new TestApi(request, gateway.address);
    await use(testApi);
    await testApi.restore();
  },

  deskOf: async ({ gateway }, use) => use(hotelId => new StaffDesk(gateway, hotelId)),
});
