import type { AppContext } from '#gateway/context.ts';
import type { Language } from '#gateway/platform/texts.ts';
import { findGuest } from '#gateway/store/guest-store.ts';
import {
  findValidation,
  type IdentityVerdict,
  openCase,
  recordOfCase,
  type StoredValidation,
  toPerson,
} from '#gateway/store/validation-store.ts';
import { AppError } from '#shared/errors.ts';
import { isNameOnDocument } from '#shared/rules/person-name.ts';
import { describedReason } from './reason-descriptions.ts';
import { toIdentity } from './to-identity.ts';
import type { VerificationOutcome } from './verification-provider.ts';

const notBegun: IdentityVerdict = { status: 'PENDING', reasons: [] };

/** Stores what the provider reports of the guest's open case, if it has changed. */
export async function refreshVerification(app: AppContext, guestId: string): Promise<void> {
  const { store, verification, clock } = app;
  const stored = await findValidation(store.db, guestId);
  if (!stored || stored.reference === null) return;
  const { status, reasons, reference, casePerson } = stored;
  const report = await verification.find(reference);
  if (report?.outcome === 'OPEN') return;
  if (report?.outcome === 'PROCESSING' && status === 'PROCESSING') return;
  const verdict = report === null ? withoutCase({ status, reasons }) : toVerdict(report, casePerson);
  const isClosed = report?.outcome !== 'PROCESSING';
  const isApproval = report?.outcome === 'APPROVED' && verdict.status === 'APPROVED';
  await recordOfCase(store.db, { guestId, reference }, { ...verdict, isClosed, isApproval }, clock.now());
}

/** An approved document of another person proves nothing about the guest (SEC-18). */
function toVerdict(
  report: Exclude<VerificationOutcome, { outcome: 'OPEN' }>,
  person: StoredValidation['casePerson'],
): IdentityVerdict {
  if (report.outcome === 'REPROVED') return { status: 'REPROVED', reasons: report.reasons };
  if (report.outcome === 'APPROVED' && report.name !== null) {
    const isTheirs =
      person !== null && isNameOnDocument(`${person.firstName} ${person.lastName}`, report.name);
    if (!isTheirs) return { status: 'REPROVED', reasons: [describedReason('NAME_SIMILARITY')] };
  }
  return { status: report.outcome, reasons: [] };
}

/** The provider no longer has the case: the pictures have to be taken again. */
function withoutCase({ status, reasons }: IdentityVerdict): IdentityVerdict {
  return status === 'PROCESSING' ? notBegun : { status, reasons };
}

/**
 * The address of the provider's page; null where the document is seen at the reception, whose case is open from now on.
 * Throws UNAUTHORIZED, VALIDATION_IN_PROGRESS, TOO_MANY_REQUESTS, SERVICE_UNAVAILABLE.
 */
export async function validationLink(
  app: AppContext,
  order: { guestId: string; language: Language; atKiosk: boolean },
): Promise<string | null> {
  const { guestId } = order;
  const { db } = app.store;
  await app.rateLimits.validationsPerGuest(guestId);
  await refreshVerification(app, guestId);
  const stored = await findValidation(db, guestId);
  if (stored?.status === 'PROCESSING') {
    throw new AppError('VALIDATION_IN_PROGRESS', 'the pictures are being checked');
  }
  const guest = await findGuest(db, guestId);
  if (!guest) throw new AppError('UNAUTHORIZED', 'the account is gone');
  const person = toPerson(guest);
  const { reference, address } = await app.verification.open({ ...order, person });
  // Nothing new is handed in at home: an approval that holds stays until the desk decides otherwise.
  if (address === null && stored && toIdentity(stored, guest).status === 'APPROVED') return null;
  await openCase(db, { guestId, reference, person }, app.clock.now());
  if (address === null) await refreshVerification(app, guestId);
  return address;
}
