import type { FastifyReply, FastifyRequest, RouteOptions } from 'fastify';
import type { AppContext } from '#gateway/context.ts';
import { STAFF_SESSION_MS } from '#gateway/domain/staff/staff-auth.ts';
import {
  requireStaff,
  type StaffMember,
  type StaffRequestContext,
} from '#gateway/domain/staff/staff-request.ts';
import { findMember, noteActivity } from '#gateway/domain/staff/staff-sessions.ts';
import { deviceOf } from '#gateway/platform/devices.ts';
import { type Operation, operationsOf } from '#shared/contract/operations.ts';
import { staffContract } from '#shared/contract/staff/contract.ts';
import type { StaffMeta } from '#shared/contract/staff/staff-call.ts';
import { AppError } from '#shared/errors.ts';
import type { StaffRouter } from '../staff-router.ts';
import { contractCalls, pathParameter } from './contract-calls.ts';
import { clientIpOf, flatHeaders, languageOf } from './request.ts';

export const staffCalls = (app: AppContext, staffUrl: string, router: StaffRouter): RouteOptions[] =>
  contractCalls<StaffRequestContext, StaffMeta>({
    app,
    router,
    operations: operationsOf<StaffMeta>(staffContract),
    open: (operation, request, reply) => openStaffCall({ app, staffUrl }, operation, request, reply),
  });

/** Who calls, and the right to call: the contract's own table (STF-04). */
async function openStaffCall(
  { app, staffUrl }: { app: AppContext; staffUrl: string },
  operation: Operation<StaffMeta>,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<StaffRequestContext> {
  const { roles, whileLocked = false, isPolled = false } = operation.meta;
  const headers = flatHeaders(request);
  const name = cookieName(staffUrl);
  const bearer = /^Bearer ([\w.~+/=-]{1,4096})$/i.exec(headers['authorization'] ?? '')?.[1];
  if (bearer === undefined) assertOwnPage(staffUrl, request.method, headers);
  const token = bearer ?? readCookie(headers['cookie'], name);
  const staff = token === null ? null : await findMember(app, token);
  const context: StaffRequestContext = {
    app,
    staff,
    hotelId: pathParameter(operation, 'hotelId', request),
    language: languageOf(headers['accept-language']),
    device: deviceOf(app.config.devices, headers),
    clientIp: clientIpOf(request),
    requestId: request.id,
    setCookie: value => void reply.header('set-cookie', toCookie(staffUrl, name, value)),
  };
  if (roles === 'open') return context;
  const member = requireStaff(context);
  if (member.isLocked && !whileLocked) throw new AppError('SESSION_LOCKED', 'the session is locked');
  if (roles !== null && !hasRole(member, roles, context.hotelId))
    throw new AppError('FORBIDDEN', 'no role for this at this hotel');
  if (!isPolled && !member.isLocked) await noteActivity(app, member);
  return context;
}

const hasRole = ({ positions }: StaffMember, roles: readonly string[], hotelId: string | null): boolean =>
  positions.some(position => position.hotelId === hotelId && roles.includes(position.role));

/**
 * SameSite alone lets in pages of the same site, such as the guests' address, and programs on other ports of a machine.
 * A browser says with each request from which page it comes.
 */
function assertOwnPage(
  staffUrl: string,
  method: string,
  headers: Readonly<Record<string, string | undefined>>,
): void {
  const { origin, host, 'sec-fetch-site': site } = headers;
  const isOwn = (url: string) =>
    URL.canParse(url) && (new URL(url).origin === new URL(staffUrl).origin || new URL(url).host === host);
  const isForeign = (origin !== undefined && !isOwn(origin)) || site === 'same-site' || site === 'cross-site';
  const isUnsaid = method !== 'GET' && origin === undefined && headers['cookie'] !== undefined;
  if (isForeign || isUnsaid) throw new AppError('FORBIDDEN', 'this page does not belong to the staff app');
}

const isHttps = (staffUrl: string) => staffUrl.startsWith('https://');

/** The prefix makes a browser reject a cookie of this name from another host or without TLS. */
const cookieName = (staffUrl: string) => `${isHttps(staffUrl) ? '__Host-' : ''}pernoite-staff`;

function readCookie(header: string | undefined, name: string): string | null {
  const found = (header ?? '')
    .split(';')
    .map(pair => pair.trim())
    .find(pair => pair.startsWith(`${name}=`));
  return found?.slice(name.length + 1) || null;
}

function toCookie(staffUrl: string, name: string, value: string | null): string {
  const age = value === null ? 0 : STAFF_SESSION_MS / 1_000;
  const secure = isHttps(staffUrl) ? '; Secure' : '';
  return `${name}=${value ?? ''}; Path=/; Max-Age=${age}; HttpOnly; SameSite=Strict${secure}`;
}
