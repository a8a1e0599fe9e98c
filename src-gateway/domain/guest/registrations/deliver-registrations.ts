import type { AppContext } from '#gateway/context.ts';
import { repeat } from '#gateway/platform/repeat.ts';
import {
  acceptRegistration,
  claimDueStay,
  countTry,
  findOpenEvents,
  finishEvent,
  forgetOldAnswers,
  knownGuestNumbers,
  markRegistrationSent,
  markRegistrationUnsent,
  rejectRegistration,
  releaseStay,
  renewStayLease,
  setReservationNumber,
  setStaySentAt,
} from '#gateway/store/registration-queue-store.ts';
import type {
  StoredRegistration,
  StoredRegistrationEvent,
  StoredRegistrationStay,
} from '#gateway/store/registration-store.ts';
import { withoutTraces } from '#shared/rules/without-traces.ts';
import { fieldOutsideDomains, type RegistrationData, registrationData } from './registration-body.ts';
import {
  type RegistrationEventKind,
  RegistrationFailure,
  type RegistrationService,
} from './registration-service.ts';

const EVERY_MS = 5_000;
/** A quarter of the lease. */
const RENEW_EVERY_MS = 30_000;
/** Minutes after each try until the next one; the last is repeated as long as the service is unavailable. */
const RETRY_MINUTES = [1, 2, 5, 15, 30, 60];
/** Registration data that was never accepted is deleted this long after the stay. */
const FORGET_MS = 90 * 24 * 3_600_000;
const FORGET_EVERY_MS = 3_600_000;
const FORGET_BATCH = 200;
const REASON_LENGTH = 200;
/** A stay can become due again while it is being processed; one that stays due must not keep a run from ending. */
const TRIES_IN_A_TURN = 5;

type Delivery = {
  app: AppContext;
  service: RegistrationService;
  stay: StoredRegistrationStay;
};

/** Safe for two gateways at once. Ends when the service is unavailable. */
export async function deliverRegistrations(app: AppContext): Promise<void> {
  const { db } = app.store;
  const tries = new Map<number, number>();
  while (!app.isStopping) {
    const stay = await claimDueStay(db, app.clock.now());
    if (!stay) return;
    const tried = tries.get(stay.accommodationId) ?? 0;
    if (tried >= TRIES_IN_A_TURN) return releaseStay(db, stay);
    tries.set(stay.accommodationId, tried + 1);
    const renewal = setInterval(() => {
      renewStayLease(db, stay).catch(() => app.log.warn('registration lease not renewed'));
    }, RENEW_EVERY_MS);
    try {
      if (!(await deliverStay(app, stay))) return;
    } finally {
      clearInterval(renewal);
      await releaseStay(db, stay);
    }
  }
}

/** False if the service is unavailable, so that the other stays are not tried now. */
async function deliverStay(app: AppContext, stay: StoredRegistrationStay): Promise<boolean> {
  const { db } = app.store;
  /** A guest's events are reported in their order, however long that takes. */
  const waiting = new Set<string>();
  const current = new Map<string, StoredRegistration>();
  for (const { event, registration: stored } of await findOpenEvents(db, stay.accommodationId)) {
    const registration = current.get(stored.id) ?? stored;
    current.set(registration.id, registration);
    if (waiting.has(registration.id) || app.isStopping) continue;
    waiting.add(registration.id);
    if (event.nextTryAt > app.clock.now()) continue;
    const wait = RETRY_MINUTES[Math.min(event.attempts, RETRY_MINUTES.length - 1)] ?? 60;
    await countTry(db, event.id, new Date(app.clock.now().getTime() + wait * 60_000));
    try {
      const service = app.registrations.of(stay.hotelId);
      if (!service) throw new RegistrationFailure('UNSENT', 'no account');
      const numbers = await ensureNumbers({ app, service, stay }, registration);
      // Changed meanwhile: it waits for another run, or needs none.
      if (!numbers) continue;
      current.set(registration.id, { ...registration, ...numbers });
      await report({ app, service, stay }, [numbers.guestNumber, ...numbers.minorNumbers], event);
      await finishEvent(db, event.id, app.clock.now());
      waiting.delete(registration.id);
    } catch (error) {
      if (!(error instanceof RegistrationFailure)) throw error;
      const { kind, code } = error;
      app.log.warn(
        { registrationId: registration.id, event: event.kind, attempts: event.attempts + 1, kind, code },
        'registration not delivered',
      );
      if (kind !== 'REFUSED') return false;
      await rejectRegistration(db, registration.id, toReason(error, registration), app.clock.now());
    }
  }
  return true;
}

type Numbers = { guestNumber: string; minorNumbers: string[] };

async function ensureNumbers(delivery: Delivery, registration: StoredRegistration): Promise<Numbers | null> {
  const { guestNumber, minorNumbers } = registration;
  return guestNumber === null ? register(delivery, registration) : { guestNumber, minorNumbers };
}

/** Registers an adult: the first of a room with the reservation and the minors, each later one into it. */
async function register(
  { app, service, stay }: Delivery,
  { id }: StoredRegistration,
): Promise<Numbers | null> {
  const { db } = app.store;
  const now = app.clock.now();
  const sent = await markRegistrationSent(db, id, now);
  const data = registrationData.safeParse(sent?.data).data;
  if (!sent || !data) return null;
  try {
    const domains = await service.domains();
    for (const guest of [data.adulto, ...data.menores]) {
      const field = fieldOutsideDomains(guest, domains);
      if (field !== null) throw new RegistrationFailure('REFUSED', 'domain', `${field} fora do domínio`);
    }
    const numbers =
      (await registerFirst({ app, service, stay }, data)) ??
      (await registerLater({ app, service, stay }, data));
    const reservationNumber = stay.reservationNumber;
    await acceptRegistration(db, id, { ...numbers, reservationNumber }, app.clock.now());
    return numbers;
  } catch (error) {
    if (error instanceof RegistrationFailure && error.kind === 'UNSENT' && stay.sentAt === null)
      await markRegistrationUnsent(db, id, app.clock.now());
    throw error;
  }
}

/** Null if the service has the reservation but may lack the adult. */
async function registerFirst(
  { app, service, stay }: Delivery,
  { reserva, adulto, menores }: RegistrationData,
): Promise<Numbers | null> {
  const { db } = app.store;
  const { accommodationId } = stay;
  if (stay.reservationNumber !== null) return null;
  const adopt = async (number: string) => {
    await setReservationNumber(db, accommodationId, number);
    Object.assign(stay, { reservationNumber: number, sentAt: null });
  };
  if (stay.sentAt !== null) {
    // The response was lost: nothing is sent twice.
    const found = await service.findReservation(reserva);
    if (found !== null) {
      await adopt(found);
      return null;
    }
  }
  const sentAt = app.clock.now();
  await setStaySentAt(db, accommodationId, sentAt);
  stay.sentAt = sentAt;
  try {
    const guests = [adulto, ...menores];
    const response = await service.register({ reserva, dados_hospede: guests });
    await adopt(response.reservationNumber);
    const [guestNumber, ...minorNumbers] = response.guestNumbers;
    // The service can take a reservation and leave out a guest: the order of the numbers then identifies nobody.
    return guestNumber !== undefined && response.guestNumbers.length === guests.length
      ? { guestNumber, minorNumbers }
      : null;
  } catch (error) {
    if (!(error instanceof RegistrationFailure) || error.kind === 'UNKNOWN') throw error;
    // An existing number is rejected: it is ours, from a response that was lost or a backup that was restored.
    const found = error.kind === 'REFUSED' ? await service.findReservation(reserva) : null;
    if (found === null) {
      await setStaySentAt(db, accommodationId, null);
      stay.sentAt = null;
      throw error;
    }
    await adopt(found);
    return null;
  }
}

/** Adds an adult to the reservation of the room; its guests without a known number came with the first adult. */
async function registerLater(
  { app, service, stay }: Delivery,
  { adulto, menores }: RegistrationData,
): Promise<Numbers> {
  const { reservationNumber, accommodationId } = stay;
  if (reservationNumber === null) throw new RegistrationFailure('UNKNOWN', 'no reservation');
  const before = await knownGuestNumbers(app.store.db, accommodationId);
  const guestNumber = await service.addGuest(reservationNumber, { ...adulto, is_principal: false });
  if (before.length > 0 || menores.length === 0) return { guestNumber, minorNumbers: [] };
  const listed = await service.guestsOf(reservationNumber);
  const minorNumbers = listed.map(other => other.guestNumber).filter(number => number !== guestNumber);
  return { guestNumber, minorNumbers };
}

/** Reports an event of an adult and their minors; after a try that may have arrived, only for those who lack it. */
async function report(
  { service, stay }: Delivery,
  numbers: readonly string[],
  { kind, happenedAt, attempts }: StoredRegistrationEvent,
): Promise<void> {
  const { reservationNumber } = stay;
  const listed = attempts > 0 && reservationNumber !== null ? await service.guestsOf(reservationNumber) : [];
  const situations = new Map(listed.map(({ guestNumber, situation }) => [guestNumber, situation]));
  for (const number of numbers) {
    if (isReported(kind, situations.get(number) ?? '')) continue;
    await service.report(number, kind, happenedAt);
  }
}

/** True where a guest's situation shows that the service has the event. Its value for a no-show is in no document. */
function isReported(kind: RegistrationEventKind, situation: string): boolean {
  if (kind === 'CHECK_IN') return situation === 'CHECKIN_REALIZADO' || situation === 'CHECKOUT_REALIZADO';
  if (kind === 'CHECK_OUT') return situation === 'CHECKOUT_REALIZADO';
  return /NO_?SHOW/.test(situation);
}

/** The service's message without the guest's own data, which is known until the acceptance. */
function toReason({ text, code }: RegistrationFailure, { data }: StoredRegistration): string {
  const parsed = registrationData.safeParse(data).data;
  if (!parsed) return code;
  const people = [parsed.adulto, ...parsed.menores].map(guest => guest.dados_pessoais);
  const given = people.flatMap(({ contato, documento_id, ...person }) => [
    person.nome,
    person.nome_social,
    person.data_nascimento ?? '',
    documento_id?.numero_documento ?? '',
    contato.email,
    contato.logradouro,
    contato.complemento,
    contato.bairro,
  ]);
  const cleaned = withoutTraces(text.replace(/\p{Cc}+/gu, ' '), given)
    .trim()
    .slice(0, REASON_LENGTH);
  return cleaned === '' ? code : cleaned;
}

export function startRegistrations(app: AppContext): () => Promise<void> {
  let forgottenAt = 0;
  return repeat(
    EVERY_MS,
    async () => {
      await deliverRegistrations(app);
      const now = app.clock.now().getTime();
      if (Math.abs(now - forgottenAt) < FORGET_EVERY_MS) return;
      forgottenAt = now;
      await forgetOldAnswers(app.store.db, new Date(now - FORGET_MS), FORGET_BATCH);
    },
    error => app.log.error({ err: error }, 'registrations were not delivered'),
    { atOnce: true },
  );
}
