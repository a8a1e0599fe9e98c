import { randomUUID } from 'node:crypto';
import { createTransport } from 'nodemailer';
import type { GatewayConfig } from '#gateway/config/config.ts';
import { emailProblems } from '#gateway/config/operation-config.ts';
import type { TtlockConfig } from '#gateway/config/ttlock-config.ts';
import type { VeriffConfig } from '#gateway/config/verification-config.ts';
import { smtpOptions } from '#gateway/mail/smtp-options.ts';
import type { Clock } from '#gateway/platform/clock.ts';
import { fnrhServices } from '#gateway/providers/fnrh/fnrh-service.ts';
import { iuguClient } from '#gateway/providers/iugu/iugu-client.ts';
import { anything } from '#gateway/providers/iugu/iugu-schemas.ts';
import { lockWebhook } from '#gateway/providers/lock-webhook/lock-webhook.ts';
import { postcodeProvider } from '#gateway/providers/postcodes/postcode-provider.ts';
import { ttlockDoorLock } from '#gateway/providers/ttlock/ttlock-door-lock.ts';
import { veriffClient } from '#gateway/providers/veriff/veriff-client.ts';
import { decisionResponse } from '#gateway/providers/veriff/veriff-schemas.ts';
import { listRoomLocks } from '#gateway/store/lock-store.ts';
import { isOpen, type OpenedDatabase } from './examine-hotel.ts';
import { type Finding, type FindingState, failureOf } from './finding.ts';

const SANDBOX = "the sandbox's own: nothing of it reaches anybody";
/** Avenida Paulista. */
const KNOWN_POSTCODE = '01310100';
const SMTP_PATIENCE_MS = 8_000;
const ROOMS_NAMED = 20;

type Tried = { state: FindingState; result: string };
const passed = (result: string): Tried => ({ state: 'READY', result });

/** What was configured must work: guests and staff rely on it. */
async function tried(
  attempt: () => Promise<unknown>,
  result: string,
  failing: FindingState = 'BROKEN',
): Promise<Tried> {
  const failure = await failureOf(attempt);
  return failure === null ? passed(result) : { state: failing, result: failure };
}

export async function examineEmail(config: GatewayConfig): Promise<Finding> {
  const { smtpUrl, sandbox } = config;
  const finding = {
    part: 'e-mail',
    configured: 'SMTP_URL, EMAIL_FROM',
    without:
      'guests get no confirmation and no code, cannot verify their address, and staff cannot be invited.',
  };
  if (smtpUrl === null && sandbox)
    return { ...finding, ...passed('the console shows e-mails; none is sent') };
  const problems = sandbox ? [] : emailProblems(config);
  if (smtpUrl === null || problems.length > 0)
    return { ...finding, state: 'BROKEN', result: problems.join(' ') };
  const transport = createTransport({
    ...smtpOptions(smtpUrl),
    connectionTimeout: SMTP_PATIENCE_MS,
    greetingTimeout: SMTP_PATIENCE_MS,
    socketTimeout: SMTP_PATIENCE_MS,
  });
  const login = await tried(
    () => transport.verify(),
    `the mail server at ${new URL(smtpUrl).hostname} lets us in`,
  );
  transport.close();
  return { ...finding, ...login };
}

export async function examinePayment({ iugu, sandbox }: GatewayConfig): Promise<Finding> {
  const finding = {
    part: 'payment',
    configured: iugu ? 'PAYMENT_PROVIDER=iugu' : 'PAYMENT_PROVIDER',
    without:
      'guests pay neither by card nor by Pix and give no guarantee by card: walk-ins alone can be booked, and the reception takes payment and guarantee.',
  };
  if (iugu) {
    const send = iuguClient(iugu);
    const asked = () => send({ method: 'GET', path: '/invoices?limit=1' }, anything);
    return { ...finding, ...(await tried(asked, 'Iugu knows the token')) };
  }
  if (sandbox) return { ...finding, ...passed(SANDBOX) };
  return { ...finding, state: 'LIMITED', result: 'no provider' };
}

export async function examineIdentity({ veriff, verificationProvider }: GatewayConfig): Promise<Finding> {
  const finding = {
    part: 'identity',
    configured: `VERIFICATION_PROVIDER=${verificationProvider}`,
    without: 'guests cannot show who they are before they arrive; the reception can always see the document.',
  };
  if (veriff)
    return {
      ...finding,
      ...(await tried(() => tryVeriff(veriff), 'Veriff knows the key and the secret', 'LIMITED')),
    };
  if (verificationProvider === 'sandbox') return { ...finding, ...passed(SANDBOX) };
  return { ...finding, ...passed('the reception sees each document and decides') };
}

/** A session that nobody has opened: the key and the signature are read before it is looked for. */
async function tryVeriff(config: VeriffConfig): Promise<void> {
  const id = randomUUID();
  await veriffClient(config)({ path: `/sessions/${id}/decision`, signed: id }, decisionResponse);
}

export async function examineLocks(
  { lockWebhook: webhook, ttlock, sandbox }: GatewayConfig,
  clock: Clock,
  database: OpenedDatabase,
): Promise<Finding> {
  const finding = {
    part: 'door locks',
    configured: ttlock ? 'TTLOCK_USERNAME' : 'LOCK_WEBHOOK_URL, or TTLOCK_USERNAME',
    without: 'no door code opens a door: the reception opens each room.',
  };
  if (ttlock) return { ...finding, ...(await tryTtlock(ttlock, clock, database)) };
  if (webhook)
    return {
      ...finding,
      ...(await tried(() => lockWebhook(webhook, clock).check(), 'the lock system confirms')),
    };
  if (sandbox) return { ...finding, ...passed(SANDBOX) };
  return { ...finding, state: 'LIMITED', result: 'no lock system' };
}

/** Lists the account's locks, which touches none of them, and compares them with the rooms. */
async function tryTtlock(config: TtlockConfig, clock: Clock, database: OpenedDatabase): Promise<Tried> {
  let known = new Set<number>();
  const listed = await tried(async () => {
    known = await ttlockDoorLock({ config, clock, lockNumberOf: async () => null }).lockNumbers();
  }, 'TTLock knows the account');
  if (listed.state !== 'READY' || !isOpen(database)) return listed;
  const sold = await listRoomLocks(database.db);
  const missing = sold.filter(({ lockNumber }) => lockNumber === null || !known.has(lockNumber));
  if (missing.length === 0) return passed(`${listed.result} and the lock of each room`);
  const named = missing.slice(0, ROOMS_NAMED).map(({ hotelId, number }) => `${hotelId} ${number}`);
  const more = missing.length > named.length ? ` and ${missing.length - named.length} more` : '';
  return {
    state: missing.length === sold.length ? 'BROKEN' : 'LIMITED',
    result: `${listed.result}, but no lock of it is named in rooms.csv for ${named.join(', ')}${more}`,
  };
}

export async function examineRegistration({ fnrh, sandbox }: GatewayConfig): Promise<Finding> {
  const finding = {
    part: 'guest registration',
    configured: 'FNRH_HOTELS',
    without: "the hotel registers its guests by hand at the ministry's portal, as the law demands.",
  };
  if (fnrh) {
    const services = fnrhServices(fnrh);
    const hotels = Object.keys(fnrh.hotels);
    const results = await Promise.all(
      hotels.map(async hotel => ({
        hotel,
        failure: await failureOf(async () => services.of(hotel)?.domains()),
      })),
    );
    const failed = results.filter(({ failure }) => failure !== null);
    if (failed.length === 0) return { ...finding, ...passed(`the ministry knows ${hotels.join(', ')}`) };
    const result = failed.map(({ hotel, failure }) => `${hotel}: ${failure}`).join('; ');
    return { ...finding, state: 'LIMITED', result };
  }
  if (sandbox) return { ...finding, ...passed(SANDBOX) };
  return { ...finding, state: 'LIMITED', result: 'no hotel has an account' };
}

export async function examinePostcodes(config: GatewayConfig): Promise<Finding> {
  const finding = {
    part: 'postcodes',
    configured: config.postcodeUrl === null ? "POSTCODE_URL (the gateway's own list)" : 'POSTCODE_URL',
    without: 'guests type state, city and street of their address themselves.',
  };
  if (config.postcodeUrl === null)
    return { ...finding, state: 'LIMITED', result: 'larger towns alone are known' };
  const find = async () => {
    if ((await postcodeProvider(config).find(KNOWN_POSTCODE)) === null) throw new Error('unknown');
  };
  return { ...finding, ...(await tried(find, 'a known postcode was found', 'LIMITED')) };
}
