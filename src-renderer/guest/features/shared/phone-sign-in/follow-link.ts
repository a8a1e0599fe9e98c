import type { LinkStatus, NewLink } from '#shared/contract/guest/sign-in.ts';
import { asking, isAway, type PhoneFlow, polled, pollFailed, rejected, shown } from './flow.ts';

const RETRY_MS = 10_000;

export type LinkPorts = {
  create(): Promise<NewLink>;
  status(deviceSecret: string): Promise<LinkStatus>;
  signIn(guestToken: string): Promise<unknown>;
  now(): number;
  lastTouch(): number;
  /** Resolves after that time, or at once when it is aborted. */
  wait(milliseconds: number): Promise<void>;
};

/** Null if the guest has to decide, and at the end. */
async function next(flow: PhoneFlow, ports: LinkPorts): Promise<PhoneFlow | null> {
  switch (flow.step) {
    case 'asking':
      return ports.create().then(
        link => shown(link, ports.now()),
        (error: unknown) => ({ step: 'failed', error }) as const,
      );
    case 'waiting': {
      await ports.wait(flow.link.pollAfterMs);
      return ports.status(flow.link.deviceSecret).then(
        status => polled(flow, status, ports.now(), ports.lastTouch()),
        () => pollFailed(flow, ports.now(), ports.lastTouch()),
      );
    }
    case 'entering':
      return ports.signIn(flow.guestToken).then(
        () => ({ step: 'entered' }) as const,
        (error: unknown) => rejected(flow.waiting, error),
      );
    case 'failed':
      if (!isAway(flow.error)) return null;
      await ports.wait(RETRY_MS);
      return next(asking, ports);
    case 'entered':
    case 'denied':
    case 'expired':
      return null;
    default:
      return flow satisfies never;
  }
}

export async function followLink(
  ports: LinkPorts,
  show: (flow: PhoneFlow) => void,
  signal: AbortSignal,
): Promise<void> {
  let flow: PhoneFlow | null = asking;
  while (flow !== null) {
    show(flow);
    flow = await next(flow, ports);
    if (signal.aborted) return;
  }
}
