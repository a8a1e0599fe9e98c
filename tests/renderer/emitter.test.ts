import { expect, test } from 'vitest';
import { createEmitter } from '#renderer/platform/state/emitter.ts';

test('every listener is called with the values of the event, in the order in which they came (APP-04, KSK-08)', () => {
  const emitter = createEmitter<[name: string, count: number]>();
  const calls: string[] = [];
  emitter.subscribe((name, count) => calls.push(`first ${name} ${count}`));
  emitter.subscribe((name, count) => calls.push(`second ${name} ${count}`));
  emitter.notify('reset', 2);
  expect(calls).toEqual(['first reset 2', 'second reset 2']);
});

test('a listener that stopped is not called again, even when it stops during the event (KSK-08)', () => {
  const emitter = createEmitter();
  const calls: string[] = [];
  const stopSecond = () => stop();
  emitter.subscribe(() => {
    calls.push('first');
    stopSecond();
  });
  const stop = emitter.subscribe(() => calls.push('second'));
  emitter.notify();
  emitter.notify();
  expect(calls).toEqual(['first', 'first']);
});

test('a listener that is registered twice is called once, and one event is not heard by another (KSK-08)', () => {
  const one = createEmitter();
  const other = createEmitter();
  let calls = 0;
  const listener = () => {
    calls += 1;
  };
  one.subscribe(listener);
  one.subscribe(listener);
  other.notify();
  expect(calls).toBe(0);
  one.notify();
  expect(calls).toBe(1);
});
