import { ORPCError } from '@orpc/server';
import type { FastifyReply } from 'fastify';
import type { Logger } from 'pino';
import { z } from 'zod';
import { isGuestGone, isRetryable, isUnstorableValue } from '#gateway/store/database-errors.ts';
import { gatewayErrorStatus, isGatewayErrorCode, statusOf } from '#shared/error-status.ts';
import { AppError, type ErrorBody } from '#shared/errors.ts';

/** Enough to fix a form; a body made of thousands of wrong entries must not come back as thousands of issues. */
const MAX_ISSUES = 20;

/** An unstorable value is a bad request, a guest deleted meanwhile unauthorized; the text of a 500 stays in the log. */
export function toAppError(error: unknown, log: Logger): AppError {
  if (error instanceof AppError && statusOf(error) !== undefined) return error;
  if (error instanceof ORPCError) return callToAppError(error, log);
  if (isGuestGone(error)) return new AppError('UNAUTHORIZED', 'the account was deleted meanwhile');
  if (isUnstorableValue(error)) return new AppError('BAD_REQUEST', 'a value cannot be stored');
  if (isRetryable(error)) {
    log.warn({ err: error }, 'two transactions met');
    return new AppError('SERVICE_UNAVAILABLE', 'try again', { details: { retryAfterSeconds: 1 } });
  }
  log.error({ err: error }, 'a request failed');
  return new AppError('INTERNAL_SERVER_ERROR', 'the gateway failed');
}

function callToAppError(error: ORPCError<string, unknown>, log: Logger): AppError {
  if (error.code === 'BAD_REQUEST') {
    const issues = issuesOf(error.data);
    return new AppError('BAD_REQUEST', 'the input is not valid', issues ? { details: { issues } } : {});
  }
  if (isGatewayErrorCode(error.code) && error.code !== 'INTERNAL_SERVER_ERROR') {
    return new AppError(error.code, error.message, error.data === undefined ? {} : { details: error.data });
  }
  log.error({ err: error, issues: issuesOf(error.cause) }, 'a call failed');
  return new AppError('INTERNAL_SERVER_ERROR', 'the gateway failed');
}

const reportedIssues = z.object({
  issues: z.array(
    z.object({ path: z.array(z.union([z.string(), z.number()])).default([]), message: z.string() }),
  ),
});

/** Where an input or a response does not fit, without the value there. */
function issuesOf(data: unknown): { path: string; message: string }[] | undefined {
  return reportedIssues
    .safeParse(data)
    .data?.issues.slice(0, MAX_ISSUES)
    .map(({ path, message }) => ({
      path: path.join('.').slice(0, 120),
      message: message.slice(0, 200),
    }));
}

export function respondWithError(reply: FastifyReply, error: AppError): FastifyReply {
  const { code, message, details } = error;
  const retry = retryBody.safeParse(details);
  if (retry.success) reply.header('retry-after', String(retry.data.retryAfterSeconds));
  return reply
    .code(statusOf(error) ?? gatewayErrorStatus.INTERNAL_SERVER_ERROR)
    .headers({ 'content-type': 'application/json; charset=utf-8', 'cache-control': 'no-store' })
    .send({ code, message, ...(details !== undefined && { details }) } satisfies ErrorBody);
}

const retryBody = z.object({ retryAfterSeconds: z.int() });
