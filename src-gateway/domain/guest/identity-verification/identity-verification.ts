import type { AppContext } from '#gateway/context.ts';
import type { Language } from '#gateway/platform/texts.ts';
import { findGuest } from '#gateway/store/guest-store.ts';
import {
  findValidation,
  type IdentityVerdict,
  openCase,
  recordOfCase,
  toPerson,
} from '#gateway/store/validation-store.ts';
import { AppError } from '#shared/errors.ts';
import type { VerificationOutcome } from './verification-provider.ts';

const notBegun: IdentityVerdict = { status: 'PENDING', reasons: [] };

/** Stores what the provider reports of the guest's open case, if it has changed. */
export async function refreshVerification(app: AppContext, guestId: string): Promise<void> {
  const { store, verification, clock } = app;
  const stored = await findValidation(store.db, guestId);
  if (!stored || stored.reference === null) return;
  const { status, reasons, reference } = stored;
  const report = await verification.find(reference);
  if (report?.outcome === 'OPEN') return;
  if (report?.outcome === 'PROCESSING' && status === 'PROCESSING') return;
  const verdict = report === null ? withoutCase({ status, reasons }) : toVerdict(report);
  const isClosed = report?.outcome !== 'PROCESSING';
  const isApproval = report?.outcome === 'APPROVED';
  await recordOfCase(store.db, { guestId, reference }, { ...verdict, isClosed, isApproval }, clock.now());
}

function toVerdict(report: Exclude<VerificationOutcome, { outcome: 'OPEN' }>): IdentityVerdict {
  return { status: report.outcome, reasons: report.outcome === 'REPROVED' ? report.reasons : [] };
}

/** The provider no longer has the case: the pictures have to be taken again. */
function withoutCase({ status, reasons }: IdentityVerdict): IdentityVerdict {
  return status === 'PROCESSING' ? notBegun : { status, reasons };
}

/** Throws UNAUTHORIZED, VALIDATION_IN_PROGRESS, TOO_MANY_REQUESTS, SERVICE_UNAVAILABLE. */
export async function validationLink(
  app: AppContext,
  order: { guestId: string; language: Language; atKiosk: boolean },
): Promise<string> {
  const { guestId } = order;
  const { db } = app.store;
  await app.rateLimits.validationsPerGuest(guestId);
  await refreshVerification(app, guestId);
  if ((await findValidation(db, guestId))?.status === 'PROCESSING') {
    throw new AppError('VALIDATION_IN_PROGRESS', 'the pictures are being checked');
  }
  const guest = await findGuest(db, guestId);
  if (!guest) throw new AppError('UNAUTHORIZED', 'the account is gone');
  const person = toPerson(guest);
  const { reference, address } = await app.verification.open({ ...order, person });
  await openCase(db, { guestId, reference, person }, app.clock.now());
  return address;
}
