import { randomUUID } from 'node:crypto';
import { createORPCClient } from '@orpc/client';
import { staffContract } from '#shared/contract/staff/contract.ts';
import { deviceHeaderNames } from '#shared/device.ts';
import { contractLink } from '#tests/contract-link.ts';
import { DESK_DEVICE } from '#tests/gateway/desk.ts';
import { cashOrder } from '#tests/gateway/desk-cash.ts';
import { HOTEL } from '#tests/gateway/small-hotel.ts';
import type { StaffClient } from '#tests/gateway/staff-fixture.ts';
import { sendUntilResponse } from './retrying-client.ts';

export type DeskJob = {
  deskToken: string;
  managerToken: string;
  bookingId: string;
  amountCents: number;
  /** 0 for what is not returned. */
  returnedCents: number;
};
export type DeskOutcome = DeskJob & { tries: number };

const clientOf = (url: string, token: string): StaffClient =>
  createORPCClient<StaffClient>(
    contractLink(staffContract, url, () => ({
      'x-device-profile': 'reception',
      authorization: `Bearer ${token}`,
      [deviceHeaderNames.deviceId]: DESK_DEVICE,
    })),
  );

/** Takes cash and gives a part of it back with a manager's approval; each request until it has its response. */
export async function workAtDesk(url: string, job: DeskJob, deadline: number): Promise<DeskOutcome> {
  const [desk, manager] = [clientOf(url, job.deskToken), clientOf(url, job.managerToken)];
  let tries = -1;
  const send = async <Response>(request: () => Promise<Response>): Promise<Response> => {
    const end = await sendUntilResponse(request, deadline);
    tries += end.tries;
    if ('rejected' in end) throw new Error(`the desk was rejected: ${end.rejected}`);
    return end.response;
  };
  const { bookingId, amountCents, returnedCents } = job;
  const order = cashOrder(bookingId, { purpose: 'OVERSTAY', amountCents });
  await send(() => desk.deskPayments.take(order));
  if (returnedCents > 0) {
    const wanted = { hotelId: HOTEL, bookingId, key: `desk_${randomUUID()}`, amountCents: returnedCents };
    const { id: approvalId } = await send(() =>
      desk.approvals.ask({ ...wanted, kind: 'CASH_RETURN', reason: 'a fault' }),
    );
    const named = { hotelId: HOTEL, approvalId, amountCents: returnedCents };
    await send(() => manager.approvals.decide({ ...named, isApproved: true }));
    await send(() => desk.approvals.carryOut(named));
  }
  return { ...job, tries };
}
