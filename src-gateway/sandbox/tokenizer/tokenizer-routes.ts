import { randomBytes } from 'node:crypto';
import type { FastifyReply, FastifyRequest, RouteOptions } from 'fastify';
import { z } from 'zod';
import type { AppContext } from '#gateway/context.ts';
import { SANDBOX_SCRIPT } from '#gateway/server/card-page/card-provider.ts';
import { bytesOf } from '#gateway/server/http/request.ts';
import { insertSandboxCard, type SandboxCard } from '#gateway/store/sandbox-payment-store.ts';
import { AppError } from '#shared/errors.ts';
import { parseJson } from '#shared/json.ts';
import {
  cardDigits,
  detectCardNetwork,
  isCardNumberValid,
  isCvvValid,
  passesLuhn,
} from '#shared/rules/card-network.ts';
import { tokenizerScript } from './tokenizer-script.ts';

/** Numbers with a special outcome; every other valid number is approved. */
const testCards = new Map<string, SandboxCard['behaviour']>([
  ['4000000000000002', 'DECLINE'],
  ['4000000000000341', 'DECLINE_CHARGES'],
  ['4000000000000119', 'TIMEOUT_THEN_APPROVE'],
  ['4000000000000127', 'TIMEOUT_THEN_DECLINE'],
]);

const LIMIT_BYTES = 4_096;
const field = z.union([z.string().max(40), z.number()]).transform(String);

/** The body of the provider whose calling form the script has (PD-16). */
const tokenRequest = z.object({
  account_id: z.string().max(64),
  method: z.literal('credit_card'),
  data: z.object({
    number: field,
    verification_value: field,
    first_name: z.string().max(80),
    last_name: z.string().max(120),
    month: field,
    year: field,
  }),
});
type CardData = z.infer<typeof tokenRequest>['data'];

/** Number and cvv are checked and not stored: only network, last digits, expiry and the test behaviour are. */
export function tokenizerRoutes(app: AppContext, origin: string): RouteOptions[] {
  return [
    {
      method: 'GET',
      url: SANDBOX_SCRIPT,
      handler: async (_request, reply) =>
        reply
          .headers({
            'content-type': 'text/javascript; charset=utf-8',
            'cache-control': 'public, max-age=3600',
          })
          .send(tokenizerScript),
    },
    {
      method: 'POST',
      url: '/tokenizer/v1/payment_token',
      bodyLimit: LIMIT_BYTES,
      async handler(request, reply) {
        rejectForeign(request, origin);
        return createToken(app, request, reply);
      },
    },
  ];
}

/** The page of the card's fields alone sends cards here: no page elsewhere can use a guest's browser to try numbers. */
function rejectForeign({ headers }: FastifyRequest, origin: string): void {
  const sender = headers['origin'];
  if (sender !== undefined && sender !== origin)
    throw new AppError('FORBIDDEN', 'cards are sent by the card page alone');
}

async function createToken(app: AppContext, request: FastifyRequest, reply: FastifyReply): Promise<object> {
  const parsed = tokenRequest.safeParse(parseBody(bytesOf(request)));
  // The usual list of issues is left out: it could only reveal card data.
  if (!parsed.success) throw new AppError('BAD_REQUEST', 'this is not a token request');
  const { data } = parsed.data;
  const now = app.clock.now();
  const errors = findErrors(data, now);
  if (Object.keys(errors).length > 0) return reply.code(422).send({ errors });
  const number = data.number.replace(/\D/g, '');
  const token = `tok_${randomBytes(24).toString('base64url')}`;
  await insertSandboxCard(app.store.db, {
    token,
    methodReference: `pm_${randomBytes(16).toString('hex')}`,
    brand: detectCardNetwork(number),
    lastDigits: number.slice(-4),
    month: Number(data.month),
    year: fullYear(data.year),
    behaviour: testCards.get(number) ?? 'APPROVE',
    createdAt: now,
  });
  return { id: token, method: 'credit_card' };
}

const parseBody = (body: Uint8Array): unknown => parseJson(new TextDecoder().decode(body));

/** Per field, in the provider's terms: number, expiration, verification_value, first_name, last_name. */
function findErrors(data: CardData, now: Date): Record<string, string[]> {
  const errors: Record<string, string[]> = {};
  const digits = data.number.replace(/[ -]/g, '');
  const isNumber = /^\d+$/.test(digits) && cardDigits(digits) === digits;
  if (!isNumber || !isCardNumberValid(digits) || !passesLuhn(digits)) errors['number'] = ['is_invalid'];
  if (!isExpiryValid(data, now)) errors['expiration'] = ['is_invalid'];
  if (!isCvvValid(data.verification_value)) errors['verification_value'] = ['is_invalid'];
  if (data.first_name.trim() === '') errors['first_name'] = ['is_invalid'];
  if (data.last_name.trim() === '') errors['last_name'] = ['is_invalid'];
  return errors;
}

function fullYear(year: string): number {
  return year.length === 2 ? 2000 + Number(year) : Number(year);
}

/** A card is valid until the end of its month. */
function isExpiryValid({ month, year }: CardData, now: Date): boolean {
  if (!/^\d{1,2}$/.test(month) || !/^(\d{2}|\d{4})$/.test(year)) return false;
  const lastMonth = fullYear(year) * 12 + Number(month);
  const thisMonth = now.getUTCFullYear() * 12 + now.getUTCMonth() + 1;
  return Number(month) >= 1 && Number(month) <= 12 && lastMonth >= thisMonth;
}
