import type { ContractRouterClient } from '@orpc/contract';
import type { JsonifiedClient } from '@orpc/openapi-client';
import { callTree } from '#renderer/platform/gateway/call-tree.ts';
import type { RequestContext } from '#renderer/platform/gateway/send-call.ts';
import type { StaffContract } from '#shared/contract/staff/contract.ts';
import { sendStaffCall } from './staff-link.ts';

export type StaffGatewayClient = JsonifiedClient<ContractRouterClient<StaffContract, RequestContext>>;

/** Every failure is thrown as AppError. Pass responses with money, access or identity through `checked`. */
export const staffGateway = callTree(sendStaffCall) as unknown as StaffGatewayClient;
