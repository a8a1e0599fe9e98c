import { type CallOptions, type Route, sendCall } from '#renderer/platform/gateway/send-call.ts';
import { fetchWithin } from '#renderer/platform/host/transport.ts';
import { currentLanguage } from '#renderer/platform/i18n/language.ts';
import { createEmitter } from '#renderer/platform/state/emitter.ts';
import { AppError } from '#shared/errors.ts';
import calls from './staff-contract.min.json';

const API = '/api';

const routes: Readonly<Record<string, Route>> = calls;

const rejections = createEmitter<[code: string]>();

/** Called when the gateway says that the session has ended or is locked. Returns a function that stops it. */
export const onSessionRejected = rejections.subscribe;

const REJECTIONS = ['UNAUTHORIZED', 'SESSION_LOCKED'];

/** Throws AppError for every failure except an abort. The browser adds the session's cookie, which no page reads. */
export async function sendStaffCall(
  name: string,
  input: unknown,
  options: CallOptions = {},
): Promise<unknown> {
  const route = routes[name];
  if (!route) throw new AppError('NOT_FOUND', `the contract has no call ${name}`);
  try {
    const output = await sendCall(route, input, options, {
      headers: { 'accept-language': options.context?.language ?? currentLanguage() },
      credentials: 'same-origin',
      isRepeatable: route.method === 'GET',
      fetch: (path, init) => fetchWithin(`${API}${path}`, init),
    });
    if (import.meta.env.DEV)
      await (await import('./assert-staff-contract.ts')).assertStaffContract(name, output);
    return output;
  } catch (error) {
    if (error instanceof AppError && REJECTIONS.includes(error.code)) rejections.notify(error.code);
    throw error;
  }
}
