import { describe, expect, test } from 'vitest';
import {
  asking,
  isAway,
  type PhoneFlow,
  polled,
  pollFailed,
  rejected,
  shown,
} from '#renderer/guest/features/shared/phone-sign-in/flow.ts';
import { followLink, type LinkPorts } from '#renderer/guest/features/shared/phone-sign-in/follow-link.ts';
import type { LinkStatus, NewLink } from '#shared/contract/guest/sign-in.ts';
import { AppError } from '#shared/errors.ts';

const START = 1_000_000;
const link: NewLink = {
  code: 'A'.repeat(22),
  address: `https://guests.example/link/${'A'.repeat(22)}`,
  deviceSecret: 'B'.repeat(43),
  check: '42',
  expiresInSeconds: 180,
  pollAfterSeconds: 2,
};
const waiting = shown(link, START);
const pending = (opened: boolean, expiresInSeconds = 100): LinkStatus => ({
  status: 'PENDING',
  opened,
  expiresInSeconds,
  pollAfterSeconds: 2,
});
const away = new AppError('NETWORK_UNREACHABLE', 'no response');
const NEVER = 0;

describe('the steps of a phone sign-in', () => {
  test('the time left comes from the gateway, not from this device’s clock (BEY-01)', () => {
    const later = polled(waiting, pending(true, 30), START + 60_000, NEVER);
    expect(later).toMatchObject({ step: 'waiting', opened: true, link: { endsAt: START + 90_000 } });
  });

  test('approval brings the token, rejection ends it (BEY-01)', () => {
    expect(polled(waiting, { status: 'APPROVED', guestToken: 't' }, START, NEVER)).toMatchObject({
      step: 'entering',
      guestToken: 't',
    });
    expect(polled(waiting, { status: 'DENIED' }, START, NEVER)).toEqual({ step: 'denied' });
  });

  test('a link that ran out is renewed while somebody is there, and waits for a touch where nobody is (BEY-01)', () => {
    const over: LinkStatus = { status: 'EXPIRED' };
    expect(polled(waiting, over, START + 180_000, NEVER)).toEqual({ step: 'expired' });
    expect(polled(waiting, over, START + 180_000, START - 1)).toEqual({ step: 'expired' });
    expect(polled(waiting, over, START + 180_000, START + 5_000)).toEqual(asking);
    expect(polled({ ...waiting, opened: true }, over, START + 180_000, NEVER)).toEqual(asking);
  });

  test('without a response the link is polled until it expires (BEY-01)', () => {
    expect(pollFailed(waiting, START + 179_999, NEVER)).toMatchObject({ step: 'waiting', unreachable: true });
    expect(pollFailed(waiting, START + 180_000, NEVER)).toEqual({ step: 'expired' });
    const again = polled({ ...waiting, unreachable: true }, pending(false), START, NEVER);
    expect(again).toMatchObject({ unreachable: false });
  });

  test('a token that could not be exchanged without a network is requested again, a rejected one is not (BEY-01)', () => {
    expect(rejected(waiting, away)).toMatchObject({ step: 'waiting', unreachable: true });
    const no = new AppError('UNAUTHORIZED', 'no');
    expect(rejected(waiting, no)).toEqual({ step: 'failed', error: no });
    expect(isAway(new Error('a fault of ours'))).toBe(false);
  });
});

async function follow(ports: Partial<LinkPorts>, stop: (flow: PhoneFlow) => boolean) {
  const leave = new AbortController();
  const seen: string[] = [];
  const waits: number[] = [];
  await followLink(
    {
      create: async () => link,
      status: async () => pending(false),
      signIn: async () => undefined,
      now: () => START,
      lastTouch: () => NEVER,
      wait: async milliseconds => void waits.push(milliseconds),
      ...ports,
    },
    flow => {
      seen.push(flow.step);
      if (stop(flow)) leave.abort();
    },
    leave.signal,
  );
  return { seen, waits };
}

function inTurn<Value>(...responses: (() => Promise<Value>)[]): () => Promise<Value> {
  return () => ((responses.length > 1 ? responses.shift() : responses[0]) ?? (() => Promise.reject(away)))();
}
const no = () => Promise.reject(away);

describe('following a link', () => {
  test('polls at the interval of the response, and signs in with the token that it gets (BEY-01)', async () => {
    const tokens: string[] = [];
    const { seen, waits } = await follow(
      {
        status: inTurn<LinkStatus>(
          async () => pending(false),
          async () => pending(true),
          async () => ({ status: 'APPROVED', guestToken: 'token' }),
        ),
        signIn: async token => void tokens.push(token),
      },
      () => false,
    );
    expect(seen).toEqual(['asking', 'waiting', 'waiting', 'waiting', 'entering', 'entered']);
    expect(waits).toEqual([2_000, 2_000, 2_000]);
    expect(tokens).toEqual(['token']);
  });

  test('polls nothing more once its screen was left (BEY-01)', async () => {
    let requests = 0;
    const { seen } = await follow(
      {
        status: async () => {
          requests += 1;
          return pending(false);
        },
      },
      ({ step }) => step === 'waiting',
    );
    expect(seen).toEqual(['asking', 'waiting']);
    expect(requests).toBeLessThanOrEqual(1);
  });

  test('a gateway that is away is polled again by itself, and the failure stays visible meanwhile (BEY-01)', async () => {
    const { seen, waits } = await follow(
      { create: inTurn<NewLink>(no, no, async () => link) },
      ({ step }) => step === 'waiting',
    );
    expect(seen).toEqual(['asking', 'failed', 'failed', 'waiting']);
    expect(waits.slice(0, 2)).toEqual([10_000, 10_000]);
  });

  test('a rejection waits for the guest (BEY-01)', async () => {
    const tooMany = new AppError('TOO_MANY_REQUESTS', 'too many');
    const { seen } = await follow({ create: () => Promise.reject(tooMany) }, () => false);
    expect(seen).toEqual(['asking', 'failed']);
  });

  test('a sign-in that the network lost is tried with another token (BEY-01)', async () => {
    let tokenCount = 0;
    const { seen } = await follow(
      {
        status: async () => ({ status: 'APPROVED', guestToken: `token ${(tokenCount += 1)}` }),
        signIn: token => (token === 'token 1' ? no() : Promise.resolve()),
      },
      () => false,
    );
    expect(seen).toEqual(['asking', 'waiting', 'entering', 'waiting', 'entering', 'entered']);
  });
});
