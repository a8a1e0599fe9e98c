import type { LinkStatus, NewLink } from '#shared/contract/guest/sign-in.ts';
import { AppError } from '#shared/errors.ts';

/** A link on the screen. Times are instants in milliseconds, by this device's clock. */
export type ShownLink = Pick<NewLink, 'address' | 'deviceSecret' | 'check'> & {
  shownAt: number;
  endsAt: number;
  pollAfterMs: number;
};

export type PhoneFlow =
  | { step: 'asking' }
  | Waiting
  | { step: 'entering'; waiting: Waiting; guestToken: string }
  | { step: 'entered' }
  | { step: 'denied' }
  | { step: 'expired' }
  | { step: 'failed'; error: unknown };

export type Waiting = {
  step: 'waiting';
  link: ShownLink;
  opened: boolean;
  unreachable: boolean;
};

export const asking: PhoneFlow = { step: 'asking' };

export function shown(link: NewLink, now: number): Waiting {
  const { address, deviceSecret, check, expiresInSeconds, pollAfterSeconds } = link;
  return {
    step: 'waiting',
    link: {
      address,
      deviceSecret,
      check,
      shownAt: now,
      endsAt: now + expiresInSeconds * 1_000,
      pollAfterMs: pollAfterSeconds * 1_000,
    },
    opened: false,
    unreachable: false,
  };
}

/** The gateway's status of the link. `lastTouch` is when this device was last touched. */
export function polled(waiting: Waiting, status: LinkStatus, now: number, lastTouch: number): PhoneFlow {
  switch (status.status) {
    case 'PENDING': {
      const link = {
        ...waiting.link,
        endsAt: now + status.expiresInSeconds * 1_000,
        pollAfterMs: status.pollAfterSeconds * 1_000,
      };
      return { step: 'waiting', link, opened: status.opened, unreachable: false };
    }
    case 'APPROVED':
      return { step: 'entering', waiting, guestToken: status.guestToken };
    case 'DENIED':
      return { step: 'denied' };
    case 'EXPIRED':
      return ranOut(waiting, lastTouch);
    default:
      return status satisfies never;
  }
}

/** No response: the link is polled until it expires, because a phone may still approve it. */
export function pollFailed(waiting: Waiting, now: number, lastTouch: number): PhoneFlow {
  return now < waiting.link.endsAt ? { ...waiting, unreachable: true } : ranOut(waiting, lastTouch);
}

/** While a guest is present the next link is created automatically; an abandoned device stops. */
function ranOut({ link, opened }: Waiting, lastTouch: number): PhoneFlow {
  return opened || lastTouch >= link.shownAt ? asking : { step: 'expired' };
}

/** The token could not be exchanged. After a network failure the gateway issues another one. */
export function rejected(waiting: Waiting, error: unknown): PhoneFlow {
  return isAway(error) ? { ...waiting, unreachable: true } : { step: 'failed', error };
}

/** True if no response came, as opposed to a rejection. */
export function isAway(error: unknown): boolean {
  return error instanceof AppError && /^(NETWORK_|SERVICE_UNAVAILABLE)/.test(error.code);
}
