import { useSyncExternalStore } from 'react';
import { createEmitter } from '#renderer/platform/state/emitter.ts';
import { AppError } from '#shared/errors.ts';

/** After a response as recent as this a call is sent without a probe. */
const FRESH_MS = 1_000;
/** A gateway that responds to probes and not to this call is no outage. */
const MAX_RESENDS = 2;

let watchers = 0;
let isLost = false;
let losses = 0;
let waiting = 0;
let respondedAt = Number.NEGATIVE_INFINITY;

const changes = createEmitter();
const contacts = createEmitter();
const probes = createEmitter();

/** Called when a waiting call needs to know if the gateway responds. Returns a function that stops it. */
export const onProbeRequest = probes.subscribe;

/** While somebody watches the gateway, calls wait for the end of an outage; without a watch they fail. */
export function watchOutages(): () => void {
  watchers += 1;
  return () => {
    watchers -= 1;
  };
}

export function noteResponse(): void {
  respondedAt = performance.now();
}

/** A probe got a response: every waiting call is sent. */
export function noteContact(): void {
  noteResponse();
  isLost = false;
  changes.notify();
  contacts.notify();
}

export function noteLost(): void {
  if (isLost) return;
  isLost = true;
  losses += 1;
  changes.notify();
}

/** A watch that begins now has to probe, because the one before it may have ended in the middle. */
export const hasWaitingCalls = (): boolean => waiting > 0;

export const isGatewayLost = (): boolean => isLost;

export function useGatewayLost(): boolean {
  return useSyncExternalStore(changes.subscribe, isGatewayLost, isGatewayLost);
}

async function nextContact(signal: AbortSignal | undefined): Promise<void> {
  signal?.throwIfAborted();
  const { promise, resolve, reject } = Promise.withResolvers<void>();
  const abort = () => reject(signal?.reason);
  const stop = contacts.subscribe(resolve);
  signal?.addEventListener('abort', abort);
  waiting += 1;
  try {
    probes.notify();
    await promise;
  } finally {
    waiting -= 1;
    stop();
    signal?.removeEventListener('abort', abort);
  }
}

const proxyErrors = new WeakSet<Error>();

/** Marks the error for a response of a proxy whose gateway is away. */
export function asOutage(error: AppError): AppError {
  proxyErrors.add(error);
  return error;
}

function isUnreachable(error: unknown): boolean {
  return error instanceof AppError && (error.code === 'NETWORK_UNREACHABLE' || proxyErrors.has(error));
}

const isTimeout = (error: unknown) => error instanceof AppError && error.code === 'NETWORK_TIMEOUT';

type Sending = {
  /** Sent again after a lost response. Any other call is sent once, after a probe, and its failure is the caller's (PD-10). */
  isRepeatable: boolean;
  signal?: AbortSignal | undefined;
};

/** On a watched device (KSK-19) a call waits while the gateway is away and is then sent by itself. */
export async function throughOutage<Result>(
  send: () => Promise<Result>,
  { isRepeatable, signal }: Sending,
): Promise<Result> {
  if (watchers === 0) return send();
  const isProbeDue = !isRepeatable && performance.now() - respondedAt > FRESH_MS;
  if (isLost || isProbeDue) await nextContact(signal);
  for (let resends = 0; ; resends += 1) {
    try {
      return await send();
    } catch (error) {
      const isOver = !isRepeatable || resends === MAX_RESENDS;
      if (isOver || !(isUnreachable(error) || isTimeout(error))) throw error;
      const before = losses;
      await nextContact(signal);
      // The gateway was slow, not away: a second try would only double the wait.
      if (isTimeout(error) && losses === before) throw error;
    }
  }
}
