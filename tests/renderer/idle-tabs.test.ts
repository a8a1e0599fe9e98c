import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import IdleWatch from '#renderer/guest/features/shared/session/components/idle-watch.tsx';
import { webProfile } from '#renderer/platform/host/profile.ts';
import { showOpenCode } from '#renderer/platform/state/open-code.ts';
import { noteOutcome } from '#renderer/platform/state/outcome-shown.ts';
import { resetGuest } from '#renderer/platform/state/store.ts';
import { runHook } from './run-hook.ts';

const times = webProfile('guest.pernoite.test').idle;

/** Delivers to the other tabs at once. */
class Channel {
  static open = new Set<Channel>();
  onmessage: ((event: { data: unknown }) => void) | null = null;
  constructor() {
    Channel.open.add(this);
  }
  postMessage(data: unknown) {
    for (const other of Channel.open) if (other !== this) other.onmessage?.({ data });
  }
  close() {
    Channel.open.delete(this);
  }
}

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('BroadcastChannel', Channel);
  resetGuest('signedOut');
});
afterEach(() => vi.useRealTimers());

function openTab() {
  const heard: unknown[] = [];
  const other = new Channel();
  other.onmessage = ({ data }) => heard.push(data);
  const onExpire = vi.fn<() => void>();
  const tab = runHook(() => IdleWatch({ times, onExpire, Warning: () => null }));
  const wait = (seconds: number) => tab.act(() => vi.advanceTimersByTime(seconds * 1_000));
  const close = () => {
    tab.unmount();
    other.close();
  };
  return { heard, onExpire, act: tab.act, wait, close };
}

test('a tab with an open code keeps the guest signed in in the others, as long as it is open (PD-135, SES-10)', async () => {
  const { heard, onExpire, act, wait, close } = openTab();
  let hide: () => void = () => undefined;
  act(() => {
    hide = showOpenCode({ endsAt: Date.now() + 900_000, onLeave: null });
  });
  wait(89);
  expect(heard).toEqual([]);
  wait(1);
  expect(heard).toEqual([{ kind: 'stay', at: Date.now() }]);
  wait(60);
  expect(heard.length).toBeGreaterThan(2);
  expect(onExpire).not.toHaveBeenCalled();
  close();
  hide();
  await Promise.resolve();
});

test('an outcome’s first minute counts in every tab, and a tab without one holds nobody (SES-14)', () => {
  const { heard, onExpire, act, wait, close } = openTab();
  wait(89);
  act(noteOutcome);
  wait(1);
  expect(heard).toHaveLength(1);
  wait(60);
  const said = heard.length;
  wait(60);
  expect(heard).toHaveLength(said);
  wait(30);
  expect(onExpire).toHaveBeenCalledOnce();
  close();
});
