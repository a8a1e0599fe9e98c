import { isContractProcedure } from '@orpc/contract';
import { desc, eq } from 'drizzle-orm';
import { beforeAll, describe, expect, test } from 'vitest';
import { z } from 'zod';
import { emails } from '#gateway/store/schema/emails.ts';
import { guests } from '#gateway/store/schema/guests.ts';
import { contract } from '#shared/contract/guest/contract.ts';
import { operationsOf } from '#shared/contract/operations.ts';
import type { TestGateway } from './harness.ts';
import { newGuest } from './new-guest.ts';
import { sharedGateway } from './shared-gateway.ts';
import { session, newGuest as signedInGuest } from './small-hotel.ts';

let gateway: TestGateway;
let token: string;
beforeAll(async () => {
  gateway = await sharedGateway();
  ({ token } = await signedInGuest(gateway));
});

/** Names of objects: no person is called by them, and no e-mail contains them. */
const namesOfThings = new Set([
  'analytics.record hotelName',
  // Of a person or a company, in a file for the guest's own proven address and nowhere else (BEY-20).
  'bill.makePdf name',
  'bill.sendByEmail name',
]);

type Fields = { properties?: Record<string, Fields>; items?: Fields; anyOf?: Fields[] };

/** The fields of an input that carry a name, each with its path: `body.guests.0.name`. */
function nameFields(fields: Fields, keys: readonly string[] = []): string[][] {
  const inner = [
    ...(fields.anyOf ?? []).map(one => nameFields(one, keys)),
    ...(fields.items ? [nameFields(fields.items, [...keys, '0'])] : []),
    ...Object.entries(fields.properties ?? {}).map(([key, value]) =>
      value.properties || value.items || value.anyOf
        ? nameFields(value, [...keys, key])
        : /name$/i.test(key)
          ? [[...keys, key]]
          : [],
    ),
  ];
  return inner.flat();
}

function inputOf(name: string): Fields {
  const call = name.split('.').reduce<unknown>((at, key) => (at as Record<string, unknown>)[key], contract);
  if (!isContractProcedure(call)) throw new Error(`${name} is no call`);
  const schema = call['~orpc'].inputSchema as unknown as z.ZodType | undefined;
  return schema ? (z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' }) as Fields) : {};
}

const carriers = operationsOf(contract).flatMap(call =>
  nameFields(inputOf(call.name))
    .filter(keys => !namesOfThings.has(`${call.name} ${keys.at(-1)}`))
    .map(keys => ({ ...call, keys, field: keys.join('.') })),
);

type Carrier = (typeof carriers)[number];

/** A guest of a room is named with at least two words (GST-12). */
const takesFullName = ({ name, keys }: Carrier) =>
  (name.startsWith('accommodationGuests.') || name === 'checkIn.saveProgress') && keys.at(-1) === 'name';

/** What a call finds wrong with a name that others take: a visitor's has letters alone (VIS-07). */
function ownRule(carrier: Carrier, name: string): string | undefined {
  if (carrier.name === 'visitors.create') return name.includes('.') ? 'name.onlyLetters' : undefined;
  return takesFullName(carrier) && !name.includes(' ') ? 'sizeName' : undefined;
}

const lengthOf = ({ name }: Carrier) => (name === 'checkIn.confirm' ? 200 : 120);

/** What the gateway finds wrong with a name, sent alone: the other fields are missing, which it says as well. */
async function problemOf({ method, path, keys, field }: Carrier, name: string): Promise<string | undefined> {
  const headers = { 'x-guest-access-token': `Bearer ${token}`, 'x-device-profile': 'kiosk' };
  const address = `/api${path.replace(/\{[^}]+\}/g, 'x')}`;
  // A call that has its path's parts in its input names its body there as well.
  const inBody = keys[0] === 'body' ? keys.slice(1) : keys;
  const nested = inBody.reduceRight<unknown>(
    (inner, key) => (key === '0' ? [inner] : { [key]: inner }),
    name,
  );
  const response =
    method === 'GET'
      ? await gateway.raw(method, `${address}?${new URLSearchParams({ [field]: name, locator: '?' })}`, {
          headers,
        })
      : await gateway.raw(method, address, { headers, body: nested });
  expect(response.status).toBe(400);
  const { details } = z
    .object({ details: z.object({ issues: z.array(z.object({ path: z.string(), message: z.string() })) }) })
    .parse(response.body);
  // What no call takes is found in the body before its call is known.
  return details.issues.find(({ path: at }) => at === field || at === inBody.join('.'))?.message;
}

describe('every call that takes a name', () => {
  test('is found by its contract: sign-up, personal data, guests of a room, import, reservation (SEC-06)', () => {
    expect(carriers.map(({ name, field }) => `${name} ${field}`).sort()).toEqual([
      'accommodationGuests.add body.name',
      'accommodationGuests.add body.socialName',
      'accommodationGuests.change body.guest.name',
      'accommodationGuests.change body.guest.socialName',
      'accommodationGuests.invite accommodations.0.guests.0.name',
      'accommodationGuests.invite accommodations.0.guests.0.socialName',
      'bookings.findForImport lastName',
      'checkIn.confirm accommodations.0.guests.0.name',
      'checkIn.saveProgress draft.accommodations.0.guests.0.name',
      'checkIn.saveProgress draft.accommodations.0.guests.0.socialName',
      'guestUser.create firstName',
      'guestUser.create lastName',
      'guestUser.create socialName',
      'personalInfo.save firstName',
      'personalInfo.save lastName',
      'personalInfo.save socialName',
      'personalInfo.saveAtCheckIn firstName',
      'personalInfo.saveAtCheckIn lastName',
      'personalInfo.saveAtCheckIn socialName',
      'signIn.askReservationCode lastName',
      'visitors.create fullName',
      'visitors.create nickname',
    ]);
  });

  test.each(carriers)(
    '$name rejects a $field with an address, markup, digits or of any length (SEC-06)',
    async carrier => {
      const addresses = ['https://evil.example', 'evil.example', 'www.evil', 'mail me@evil', '[Ada](evil)'];
      const signs = ['<b>Ada', 'Ada 2', 'Ada\u2024com:', '٣', 'a_b', '…'];
      for (const bad of [...addresses, ...signs])
        expect([bad, await problemOf(carrier, bad)]).toEqual([bad, 'name.characters']);
      expect(await problemOf(carrier, '\u202eada')).toBe('text.control');
      expect(await problemOf(carrier, 'A'.repeat(lengthOf(carrier) + 1))).toBeDefined();
      const western = ["D'Ávila", 'Jean-Paul', 'João Jr.', 'J.R.R. Tolkien', 'O’Neil'];
      for (const good of [...western, 'שרה', '李小龙', 'Ngọc'])
        expect([good, await problemOf(carrier, good)]).toEqual([good, ownRule(carrier, good)]);
    },
  );
});

describe('an e-mail', () => {
  const last = async (to: string, kind: 'WELCOME' | 'VERIFY_EMAIL' | 'PASSWORD_RESET') => {
    const { db } = gateway.app.store;
    const found = await db.select().from(emails).where(eq(emails.recipient, to)).orderBy(desc(emails.id));
    const mail = found.find(email => email.kind === kind);
    if (!mail) throw new Error(`no ${kind} was written`);
    return `${mail.subject}\n${mail.text}\n${mail.html}`;
  };

  test('to an address that nobody has verified yet greets without a name (SEC-06)', async () => {
    const guest = newGuest({ firstName: 'Congratulations', lastName: 'Winner' });
    const { guestToken } = await gateway.client().guestUser.create(guest);
    expect(guestToken).toBeTruthy();
    const { db } = gateway.app.store;
    const [row] = await db.select().from(guests).where(eq(guests.email, guest.email));
    const { client } = await session(gateway, row?.id ?? '');
    await client.guestUser.publishMessage({});
    await gateway.client().guestUser.sendPasswordResetEmail({ email: guest.email });
    for (const kind of ['WELCOME', 'VERIFY_EMAIL', 'PASSWORD_RESET'] as const)
      expect(await last(guest.email, kind)).not.toMatch(/Congratulations|Winner|null|undefined/);
    await db.update(guests).set({ emailVerified: true }).where(eq(guests.email, guest.email));
    await gateway.client().guestUser.sendPasswordResetEmail({ email: guest.email });
    expect(await last(guest.email, 'PASSWORD_RESET')).toContain('Olá, Congratulations.');
  });

  test('leaves out a name older than the rule for names, also at a verified address (SEC-06)', async () => {
    const guest = newGuest();
    await gateway.client().guestUser.create(guest);
    const { db } = gateway.app.store;
    await db
      .update(guests)
      .set({ emailVerified: true, socialName: 'Win at evil.example' })
      .where(eq(guests.email, guest.email));
    await gateway.client().guestUser.sendPasswordResetEmail({ email: guest.email });
    expect(await last(guest.email, 'PASSWORD_RESET')).not.toContain('evil');
  });
});
