import type { MoneyViewer } from '#gateway/domain/staff/staff-request.ts';
import type { NamedApproval, StoredApproval } from '#gateway/store/money-approval-store.ts';
import type { Approval } from '#shared/contract/staff/approvals.ts';
import { toShortName } from '../short-names.ts';

export function stateOf(
  { doneAt, isApproved, expiresAt }: Pick<StoredApproval, 'doneAt' | 'isApproved' | 'expiresAt'>,
  now: Date,
): Approval['state'] {
  if (doneAt !== null) return 'DONE';
  if (isApproved === false) return 'REFUSED';
  if (expiresAt <= now) return 'EXPIRED';
  return isApproved ? 'APPROVED' : 'WAITING';
}

export function toApproval(
  { approval, locator, holder, requestedBy, decidedBy }: NamedApproval,
  { actor, isManager }: MoneyViewer,
  now: Date,
): Approval {
  const state = stateOf(approval, now);
  const isOwn = approval.staffId === actor.staffId;
  return {
    id: approval.id,
    kind: approval.kind,
    state,
    bookingId: approval.bookingId,
    locator,
    guestName: holder && toShortName(holder),
    amountCents: approval.amountCents,
    creditCents: approval.creditCents,
    reason: approval.reason,
    requestedBy: requestedBy ?? '',
    requestedAt: approval.createdAt.toISOString(),
    expiresAt: approval.expiresAt.toISOString(),
    decidedBy: approval.decidedBy && (decidedBy ?? ''),
    isOwn,
    mayDecide: isManager && !isOwn && state === 'WAITING',
  };
}
