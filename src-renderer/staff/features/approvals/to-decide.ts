import type { Approval } from '#shared/contract/staff/approvals.ts';

type Request = Pick<Approval, 'mayDecide'>;

/** Those that wait for this person: not the own ones, and none that was decided. */
export const toDecide = <One extends Request>(approvals: readonly One[]): One[] =>
  approvals.filter(({ mayDecide }) => mayDecide);
