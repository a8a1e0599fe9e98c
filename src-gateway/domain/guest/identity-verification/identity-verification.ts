import type { AppContext } from '#gateway/context.ts';
import type { Language } from '#gateway/platform/texts.ts';
import {
  findValidation,
  type IdentityVerdict,
  openCase,
  recordOfCase,
} from '#gateway/store/validation-store.ts';
import { AppError } from '#shared/errors.ts';
import type { VerificationOutcome } from './verification-provider.ts';

const notBegun: IdentityVerdict = { status: 'PENDING', reasons: [] };

/** Fetched from the provider while it can change (APS-03). */
export async function findVerification(app: AppContext, guestId: string): Promise<IdentityVerdict> {
  const { store, verification, clock } = app;
  const stored = await findValidation(store.db, guestId);
  if (!stored) return notBegun;
  const { status, reasons, reference } = stored;
  if (reference === null) return { status, reasons };
  const report = await verification.find(reference);
  if (report?.outcome === 'OPEN') return { status, reasons };
  if (report?.outcome === 'PROCESSING' && status === 'PROCESSING') return { status, reasons };
  const verdict = report === null ? withoutCase({ status, reasons }) : toVerdict(report);
  const isClosed = report?.outcome !== 'PROCESSING';
  await recordOfCase(store.db, { guestId, reference }, { ...verdict, isClosed }, clock.now());
  // Read again: another case may have been opened meanwhile.
  return (await findValidation(store.db, guestId)) ?? notBegun;
}

function toVerdict(report: Exclude<VerificationOutcome, { outcome: 'OPEN' }>): IdentityVerdict {
  return { status: report.outcome, reasons: report.outcome === 'REPROVED' ? report.reasons : [] };
}

/** The provider no longer has the case: the pictures have to be taken again. */
function withoutCase({ status, reasons }: IdentityVerdict): IdentityVerdict {
  return status === 'PROCESSING' ? notBegun : { status, reasons };
}

/** Throws VALIDATION_IN_PROGRESS, TOO_MANY_REQUESTS, SERVICE_UNAVAILABLE. */
export async function validationLink(
  app: AppContext,
  order: { guestId: string; language: Language; atKiosk: boolean },
): Promise<string> {
  const { guestId } = order;
  await app.rateLimits.validationsPerGuest(guestId);
  if ((await findVerification(app, guestId)).status === 'PROCESSING') {
    throw new AppError('VALIDATION_IN_PROGRESS', 'the pictures are being checked');
  }
  const { reference, address } = await app.verification.open(order);
  await openCase(app.store.db, guestId, reference, app.clock.now());
  return address;
}
