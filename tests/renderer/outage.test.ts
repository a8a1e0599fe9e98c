import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import {
  asOutage,
  hasWaitingCalls,
  isGatewayLost,
  noteContact,
  noteLost,
  onProbeRequest,
  throughOutage,
  watchOutages,
} from '#renderer/platform/gateway/outage.ts';
import { AppError } from '#shared/errors.ts';

const unreachable = () => new AppError('NETWORK_UNREACHABLE', 'no response');
const read = { isRepeatable: true };
const write = { isRepeatable: false };

/** The gateway as a call meets it: the errors first, then its response. */
function gatewayWith(...errors: AppError[]) {
  let sent = 0;
  return {
    count: () => sent,
    send: async () => {
      const error = errors[sent];
      sent += 1;
      if (error) throw error;
      return 'response';
    },
  };
}

/** Lets the waiting call go on as far as it can. */
const settle = () => new Promise(resolve => setTimeout(resolve));

let probes = 0;
let stops: (() => void)[] = [];
beforeEach(() => {
  probes = 0;
  stops = [onProbeRequest(() => void (probes += 1))];
});
afterEach(() => {
  noteContact();
  for (const stop of stops) stop();
});
const watch = () => stops.push(watchOutages());

test('without a watch of the gateway a call fails at once, as in any browser (KSK-19)', async () => {
  const { send, count } = gatewayWith(unreachable());
  await expect(throughOutage(send, read)).rejects.toMatchObject({ code: 'NETWORK_UNREACHABLE' });
  expect([count(), probes]).toEqual([1, 0]);
});

describe('on a kiosk', () => {
  beforeEach(() => {
    watch();
    noteContact();
  });

  test('what is read goes on by itself once the gateway is back (KSK-19)', async () => {
    const { send, count } = gatewayWith(unreachable());
    const result = throughOutage(send, read);
    await settle();
    noteLost();
    expect([count(), probes, isGatewayLost()]).toEqual([1, 1, true]);
    noteContact();
    expect(await result).toBe('response');
    expect(count()).toBe(2);
  });

  test('an action of an outage is sent once, when the gateway is back, and not before (KSK-19, PD-10)', async () => {
    noteLost();
    const { send, count } = gatewayWith();
    const result = throughOutage(send, write);
    await settle();
    expect(count()).toBe(0);
    noteContact();
    expect(await result).toBe('response');
    expect(count()).toBe(1);
  });

  test('an action whose response was lost is never sent again (KSK-19, PD-10)', async () => {
    const { send, count } = gatewayWith(unreachable());
    await expect(throughOutage(send, write)).rejects.toMatchObject({ code: 'NETWORK_UNREACHABLE' });
    noteContact();
    await settle();
    expect(count()).toBe(1);
  });

  test('an action is sent only to a gateway that has just responded (KSK-19)', async () => {
    vi.spyOn(performance, 'now').mockReturnValue(performance.now() + 5_000);
    const { send, count } = gatewayWith();
    const result = throughOutage(send, write);
    await settle();
    expect([count(), probes]).toEqual([0, 1]);
    noteContact();
    await result;
    vi.restoreAllMocks();
    expect(count()).toBe(1);
  });

  test('a proxy’s own error is an outage, the gateway’s is a response (KSK-19)', async () => {
    const away = gatewayWith(asOutage(new AppError('SERVICE_UNAVAILABLE', 'bad gateway')));
    const result = throughOutage(away.send, read);
    await settle();
    noteContact();
    expect(await result).toBe('response');
    const busy = gatewayWith(new AppError('SERVICE_UNAVAILABLE', 'the provider is away'));
    await expect(throughOutage(busy.send, read)).rejects.toMatchObject({ code: 'SERVICE_UNAVAILABLE' });
  });

  test('one call that fails while the gateway responds fails in the end, and a slow one at once (KSK-19)', async () => {
    const broken = gatewayWith(unreachable(), unreachable(), unreachable(), unreachable());
    stops.push(onProbeRequest(() => queueMicrotask(noteContact)));
    await expect(throughOutage(broken.send, read)).rejects.toMatchObject({ code: 'NETWORK_UNREACHABLE' });
    expect(broken.count()).toBe(3);
    const slow = gatewayWith(new AppError('NETWORK_TIMEOUT', 'no response in time'));
    await expect(throughOutage(slow.send, read)).rejects.toMatchObject({ code: 'NETWORK_TIMEOUT' });
    expect(slow.count()).toBe(1);
  });

  test('a screen that is left no longer waits (KSK-19)', async () => {
    noteLost();
    const leaving = new AbortController();
    const { send, count } = gatewayWith();
    const result = throughOutage(send, { ...read, signal: leaving.signal });
    await settle();
    expect(hasWaitingCalls(), 'a watch that begins now has to probe').toBe(true);
    leaving.abort();
    await expect(result).rejects.toMatchObject({ name: 'AbortError' });
    expect(hasWaitingCalls()).toBe(false);
    noteContact();
    await settle();
    expect(count()).toBe(0);
  });
});
