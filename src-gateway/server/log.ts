import { type Logger, pino, stdSerializers } from 'pino';
import type { GatewayConfig } from '#gateway/config/config.ts';
import { describeDatabaseError } from '#gateway/store/database-errors.ts';
import { AppError } from '#shared/errors.ts';

/** Requests by route pattern, failed statements by SQLSTATE alone: their messages contain personal values. */
export function createLog(config: Pick<GatewayConfig, 'logLevel'>): Logger {
  return pino({
    level: config.logLevel,
    base: null,
    timestamp: () => `,"time":"${new Date().toISOString()}"`,
    formatters: { level: label => ({ level: label }) },
    serializers: { err: describeError },
    redact: {
      paths: [
        'email',
        'password',
        'token',
        'idToken',
        'refreshToken',
        'headers',
        'body',
        '*.email',
        '*.password',
        '*.token',
      ],
      remove: true,
    },
  });
}

/** The loggable part of an error. */
export function describeError(error: unknown): Record<string, unknown> {
  if (!(error instanceof Error)) return { type: typeof error };
  const database = describeDatabaseError(error);
  const frames = stackFrames(error);
  // Drizzle's message is the statement with its values.
  if (database || 'query' in error) return { type: error.name, ...database, frames };
  if (error instanceof AppError)
    return { type: error.name, code: error.code, message: error.message, frames };
  const cause = error.cause instanceof Error ? { cause: describeError(error.cause) } : {};
  return { type: error.name, message: stdSerializers.err(error).message.slice(0, 300), frames, ...cause };
}

function stackFrames(error: Error): string[] {
  return (error.stack ?? '')
    .split('\n')
    .filter(line => /^\s+at /.test(line))
    .slice(0, 8)
    .map(line => line.trim().slice(0, 200));
}
