import { useSyncExternalStore } from 'react';
import * as z from 'zod/mini';
import { checked } from '#renderer/platform/gateway/checked.ts';
import { gateway } from '#renderer/platform/gateway/client.ts';
import {
  hasWaitingCalls,
  noteContact,
  noteLost,
  onProbeRequest,
  watchOutages,
} from '#renderer/platform/gateway/outage.ts';
import { host } from '#renderer/platform/host/host.ts';
import { onUnreachable } from '#renderer/platform/host/transport.ts';
import { createEmitter } from '#renderer/platform/state/emitter.ts';
import { type Hotel, hotel } from '#shared/contract/guest/hotels.ts';

export type Service = {
  status: 'asking' | 'open' | 'closed';
  failures: number;
  hotels: readonly Hotel[];
};

export const unknownService: Service = { status: 'asking', failures: 0, hotels: [] };

const FAILURES_TO_CLOSE = 2;
const SECOND_TRY_MS = 2_000;
const INVITING_MS = 10_000;
const CLOSED_MS = 5_000;
const GUEST_WAITS_MS = 2_000;
const PROBE_TIMEOUT_MS = 6_000;

/** Applies the response to a probe; null is a failure. One lost response does not close an open screen. */
export function afterProbe(service: Service, response: readonly Hotel[] | null): Service {
  if (response !== null) return { status: 'open', failures: 0, hotels: response };
  const failures = service.failures + 1;
  const isClosed = service.status !== 'open' || failures >= FAILURES_TO_CLOSE;
  return { ...service, status: isClosed ? 'closed' : 'open', failures };
}

/** Milliseconds; none during a guest's visit, whose calls show it. `random` keeps screens from probing at once. */
export function nextProbeIn(service: Service, isInviting: boolean, random: number): number | null {
  if (service.status === 'open' && service.failures > 0) return SECOND_TRY_MS;
  if (service.status === 'open' && !isInviting) return null;
  const closedMs = isInviting ? CLOSED_MS : GUEST_WAITS_MS;
  return Math.round((service.status === 'open' ? INVITING_MS : closedMs) * (0.8 + 0.4 * random));
}

const response = z.array(hotel).check(z.minLength(1));

async function fetchHotels(): Promise<readonly Hotel[] | null> {
  try {
    return checked(
      response,
      await gateway.hotels.list(undefined, {
        signal: AbortSignal.timeout(PROBE_TIMEOUT_MS),
        context: { isProbe: true },
      }),
    );
  } catch {
    return null;
  }
}

let service = unknownService;
const changes = createEmitter();

function publish(next: Service): void {
  service = next;
  changes.notify();
}

export function useService(): Service {
  return useSyncExternalStore(changes.subscribe, () => service);
}

/** Also probes when a call gets no response, and when the page is shown again. Returns a function that stops it. */
export function watchService(isInviting: boolean): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let isAsking = false;
  let isOver = false;
  async function probe(): Promise<void> {
    if (isAsking) return;
    isAsking = true;
    clearTimeout(timer);
    const found = await fetchHotels();
    isAsking = false;
    if (isOver) return;
    publish(afterProbe(service, found));
    if (found !== null) noteContact();
    else if (service.status === 'closed') noteLost();
    const wait = nextProbeIn(service, isInviting, Math.random());
    if (wait !== null) timer = setTimeout(() => void probe(), wait);
  }
  const stops = [watchOutages(), onUnreachable(() => void probe()), onProbeRequest(() => void probe())];
  const stopCommands = host().device?.onCommand(command => {
    if (command !== 'refresh' || !isInviting) return;
    publish({ ...service, failures: FAILURES_TO_CLOSE - 1 });
    void probe();
  });
  const isUnsure = service.status !== 'open' || service.failures > 0 || hasWaitingCalls();
  if (isInviting || isUnsure) void probe();
  return () => {
    isOver = true;
    clearTimeout(timer);
    for (const stop of stops) stop();
    stopCommands?.();
  };
}
