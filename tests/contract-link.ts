import { ORPCError } from '@orpc/client';
import type { AnyContractRouter } from '@orpc/contract';
import { OpenAPILink } from '@orpc/openapi-client/fetch';
import { z } from 'zod';
import { AppError } from '#shared/errors.ts';

const errorBody = z.object({ code: z.string(), message: z.string(), details: z.unknown().optional() });

/** The calls of a contract over HTTP. Rejected ones throw AppError with code, status and details. */
export const contractLink = (
  called: AnyContractRouter,
  url: string,
  headers: () => Record<string, string>,
  prefix = '/api',
): OpenAPILink<Record<never, never>> =>
  new OpenAPILink(called, {
    url: url + prefix,
    headers,
    customErrorResponseBodyDecoder(body, { status }) {
      const parsed = errorBody.safeParse(body);
      if (!parsed.success) return null;
      const { code, message, details } = parsed.data;
      return new ORPCError(code, { status, message, data: details });
    },
    interceptors: [
      async ({ next }) => {
        try {
          return await next();
        } catch (error) {
          if (!(error instanceof ORPCError)) throw error;
          throw new AppError(error.code, error.message, { status: error.status, details: error.data });
        }
      },
    ],
  });
