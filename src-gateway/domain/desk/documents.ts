import type { AppContext } from '#gateway/context.ts';
import { completeOwnCheckIn } from '#gateway/domain/booking/check-in/submitted-check-ins.ts';
import { readIdentity } from '#gateway/domain/guest/identity-verification/identity-of-guest.ts';
import { describedReason } from '#gateway/domain/guest/identity-verification/reason-descriptions.ts';
import { isSamePerson } from '#gateway/domain/guest/identity-verification/to-identity.ts';
import { refreshRegistrations } from '#gateway/domain/guest/registrations/queue-registrations.ts';
import type { Actor } from '#gateway/domain/staff/record.ts';
import { badRequest } from '#gateway/platform/bad-request.ts';
import { findCheckIn, type StoredCheckIn, writeCheckIn } from '#gateway/store/check-in-store.ts';
import { findGuest, type Guest, lockGuest } from '#gateway/store/guest-store.ts';
import { correctOwnData } from '#gateway/store/personal-info-store.ts';
import type { Database, Transaction } from '#gateway/store/store.ts';
import { dropCase, setValidation, toPerson } from '#gateway/store/validation-store.ts';
import type {
  DocumentComparison,
  DocumentField,
  EnteredIdentity,
  SeenDocument,
} from '#shared/contract/staff/documents.ts';
import { AppError } from '#shared/errors.ts';
import { BRAND_TIME_ZONE, dateAt } from '#shared/hotel-time.ts';
import type { IdentityReason } from '#shared/identity-reasons.ts';
import { isGuestBirthDate } from '#shared/rules/birth-date.ts';
import { isNationality } from '#shared/rules/country-numbers.ts';
import { isCpf } from '#shared/rules/cpf-cnpj.ts';
import type { IdentityStatus } from '#shared/rules/identity-status.ts';
import { normalizeName } from '#shared/rules/person-name.ts';
import {
  compareDocument,
  differingFields,
  type EnteredData,
  plainNumber,
  registeredKind,
  type TypedDocument,
} from './compare-document.ts';
import { accountOf, findDeskStay, type GuestWanted, lockDeskStay, notFound } from './desk-stay.ts';
import { inRecordedAct } from './recorded-act.ts';
import { toShortNumber } from './short-names.ts';

type Entered = EnteredData & { guest: Guest; checkIn: StoredCheckIn | null };

/** The identity that a guest entered, its number shortened. Throws NOT_FOUND. */
export function openDocument(
  app: AppContext,
  actor: Actor,
  hotelId: string,
  wanted: GuestWanted,
): Promise<EnteredIdentity> {
  return inRecordedAct(app, actor, async tx => {
    const { guest, document } = await findEntered(app, tx, hotelId, wanted);
    const { status, reasons } = await readIdentity(tx, guest.id);
    return {
      result: {
        kind: document?.type ?? null,
        number: document && toShortNumber(document.number),
        firstName: guest.firstName,
        lastName: guest.lastName,
        birthDate: guest.dateOfBirth,
        nationality: guest.nationality,
        version: guest.personalInfoVersion,
        status,
        reasons,
      },
      entry: toEntry('DOCUMENT_OPENED', hotelId, wanted, {}),
    };
  });
}

/** The whole number. Throws NOT_FOUND. */
export function openDocumentNumber(
  app: AppContext,
  actor: Actor,
  hotelId: string,
  wanted: GuestWanted,
): Promise<{ number: string | null }> {
  return inRecordedAct(app, actor, async tx => {
    const { document } = await findEntered(app, tx, hotelId, wanted);
    return {
      result: { number: document?.number ?? null },
      entry: toEntry('DOCUMENT_NUMBER_OPENED', hotelId, wanted, {}),
    };
  });
}

/** Throws NOT_FOUND. */
export async function compareWithEntered(
  app: AppContext,
  _actor: Actor,
  hotelId: string,
  { document, ...wanted }: GuestWanted & { document: TypedDocument },
): Promise<Partial<DocumentComparison>> {
  return compareDocument(await findEntered(app, app.store.db, hotelId, wanted), document);
}

export type Approval = GuestWanted & {
  version: number;
  document: SeenDocument;
  corrected: readonly DocumentField[];
};

/**
 * Approves the identity of a guest whose document was seen, whatever the provider has said: bound to the name and nationality
 * on the document (SEC-18). The document itself is not stored. Throws NOT_FOUND, BAD_REQUEST, PERSONAL_INFO_CHANGED,
 * DOCUMENT_DIFFERS.
 */
export async function approveDocument(
  app: AppContext,
  actor: Actor,
  hotelId: string,
  { version, document, corrected, ...wanted }: Approval,
): Promise<{ status: IdentityStatus; comparison: DocumentComparison }> {
  const now = app.clock.now();
  rejectBadDocument(document, dateAt(now, BRAND_TIME_ZONE));
  const { guestId, ...result } = await inRecordedAct(app, actor, async tx => {
    const entered = await lockEntered(app, tx, { hotelId, wanted, version });
    const comparison = compareDocument(entered, document);
    const different = differingFields(comparison);
    const left = different.filter(field => !corrected.includes(field));
    if (left.length > 0)
      throw new AppError('DOCUMENT_DIFFERS', 'fields of the document differ', {
        details: { different: left },
      });
    await correct(tx, entered, { document, different }, now);
    const status: IdentityStatus = 'APPROVED';
    await setValidation(tx, entered.guest.id, { status, reasons: [], provider: 'desk' }, now);
    return {
      result: {
        guestId: entered.guest.id,
        status,
        comparison: { ...allNotGiven, ...comparison },
      },
      entry: toEntry('DOCUMENT_APPROVED', hotelId, wanted, {
        kind: document.kind,
        corrected: different.join(','),
      }),
    };
  });
  await completeOwnCheckIn(app, { bookingId: wanted.bookingId, guestId });
  return result;
}

const allNotGiven: DocumentComparison = {
  kind: 'NOT_GIVEN',
  number: 'NOT_GIVEN',
  firstName: 'NOT_GIVEN',
  lastName: 'NOT_GIVEN',
  birthDate: 'NOT_GIVEN',
  nationality: 'NOT_GIVEN',
};

/** The guest reads the reasons in the app. Throws NOT_FOUND, PERSONAL_INFO_CHANGED. */
export function rejectDocument(
  app: AppContext,
  actor: Actor,
  hotelId: string,
  { version, reasons, ...wanted }: GuestWanted & { version: number; reasons: readonly IdentityReason[] },
): Promise<{ status: IdentityStatus }> {
  const codes = [...new Set(reasons)];
  return inRecordedAct(app, actor, async tx => {
    const { guest } = await lockEntered(app, tx, { hotelId, wanted, version });
    const status: IdentityStatus = 'REPROVED';
    await setValidation(
      tx,
      guest.id,
      { status, reasons: codes.map(describedReason), provider: 'desk' },
      app.clock.now(),
    );
    return {
      result: { status },
      entry: toEntry('DOCUMENT_REJECTED', hotelId, wanted, { reasons: codes.join(',') }),
    };
  });
}

/** Makes the guest's own data those of the document, in the fields that differ. */
async function correct(
  tx: Transaction,
  { guest, checkIn }: Entered,
  { document, different }: { document: SeenDocument; different: readonly DocumentField[] },
  now: Date,
): Promise<void> {
  const has = (field: DocumentField) => different.includes(field);
  const data = {
    ...(has('firstName') && { firstName: normalizeName(document.firstName) }),
    ...(has('lastName') && { lastName: normalizeName(document.lastName) }),
    ...(has('birthDate') && { dateOfBirth: document.birthDate }),
    ...(has('nationality') && { nationality: document.nationality }),
  };
  if (Object.keys(data).length > 0) await correctOwnData(tx, guest.id, data);
  if (checkIn?.registration && (has('kind') || has('number')))
    await writeCheckIn(
      tx,
      checkIn,
      { registration: { ...checkIn.registration, document: toRegistered(document) } },
      now,
    );
  if (!isSamePerson(guest, { ...guest, ...data })) await dropCase(tx, guest.id, toPerson(guest), now);
  if (different.length > 0) await refreshRegistrations(tx, guest.id, now);
}

/** Throws BAD_REQUEST for a document that the registration does not know. */
function toRegistered({ kind, number }: SeenDocument) {
  const type = registeredKind(kind);
  if (type === null) throw badRequest('document.kind', 'document.notRegistered');
  return { type, number: plainNumber(number) };
}

async function findEntered(
  app: AppContext,
  db: Database | Transaction,
  hotelId: string,
  { bookingId, roomGuestId }: GuestWanted,
): Promise<Entered> {
  const view = await findDeskStay(db, { hotelId, bookingId });
  const guest = await findGuest(db, accountOf(view, roomGuestId, app.clock.now()));
  return entered(db, bookingId, guest);
}

/** The same with booking and guest locked, as the receptionist saw them. Throws NOT_FOUND, PERSONAL_INFO_CHANGED. */
async function lockEntered(
  app: AppContext,
  tx: Transaction,
  { hotelId, wanted, version }: { hotelId: string; wanted: GuestWanted; version: number },
): Promise<Entered> {
  const { bookingId, roomGuestId } = wanted;
  const view = await lockDeskStay(tx, { hotelId, bookingId });
  const guest = await lockGuest(tx, accountOf(view, roomGuestId, app.clock.now()), 'update');
  if (guest && guest.personalInfoVersion !== version)
    throw new AppError('PERSONAL_INFO_CHANGED', 'the guest has changed their data meanwhile', {
      details: { version: guest.personalInfoVersion },
    });
  return entered(tx, bookingId, guest);
}

async function entered(db: Database | Transaction, bookingId: string, guest: Guest | null): Promise<Entered> {
  if (!guest) throw notFound();
  const checkIn = await findCheckIn(db, { bookingId, guestId: guest.id });
  return { guest, checkIn, document: checkIn?.registration?.document ?? null };
}

function rejectBadDocument({ kind, number, birthDate, nationality }: SeenDocument, today: string): void {
  if (registeredKind(kind) === 'CPF' && !isCpf(number)) throw badRequest('document.number', 'cpf.invalid');
  if (!isNationality(nationality)) throw badRequest('document.nationality', 'nationality.unknown');
  if (!isGuestBirthDate(birthDate, today)) throw badRequest('document.birthDate', 'dateOfBirth.age');
}

const toEntry = (
  act: 'DOCUMENT_OPENED' | 'DOCUMENT_NUMBER_OPENED' | 'DOCUMENT_APPROVED' | 'DOCUMENT_REJECTED',
  hotelId: string,
  { bookingId, roomGuestId }: GuestWanted,
  details: Record<string, string>,
) => ({ act, hotelId, bookingId, details: { roomGuestId, ...details } });
