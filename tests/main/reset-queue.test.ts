import { describe, expect, test } from 'vitest';
import { queueResets } from '../../src-main/kiosk/reset-queue.ts';

function resets() {
  const runs: { reason: string; end: PromiseWithResolvers<void> }[] = [];
  const queue = queueResets(reason => {
    const end = Promise.withResolvers<void>();
    runs.push({ reason, end });
    return end.promise;
  });
  const endOf = async (index: number) => {
    runs[index]?.end.resolve();
    await Promise.resolve();
    await Promise.resolve();
    await Promise.resolve();
  };
  return { queue, reasons: () => runs.map(({ reason }) => reason), endOf, runs };
}

describe('resets', () => {
  test('one that is requested while another runs comes after it, for the last reason given (KSK-07)', async () => {
    const { queue, reasons, endOf } = resets();
    const settled: string[] = [];
    const request = (reason: 'idle' | 'staff' | 'crash') =>
      queue.request(reason).then(() => settled.push(reason));
    const all = [request('idle'), request('staff'), request('crash')];
    expect(reasons()).toEqual(['idle']);
    await endOf(0);
    expect(reasons()).toEqual(['idle', 'crash']);
    expect(settled).toEqual(['idle']);
    await endOf(1);
    await Promise.all(all);
    expect(settled).toEqual(['idle', 'staff', 'crash']);
    expect(queue.isRunning()).toBe(false);
  });

  test('one that fails is logged, and the next runs all the same', async () => {
    const { queue, reasons, runs, endOf } = resets();
    const first = queue.request('idle');
    const second = queue.request('suspend');
    runs[0]?.end.reject(new Error('no window'));
    await expect(first).rejects.toThrow('no window');
    expect(reasons()).toEqual(['idle', 'suspend']);
    await endOf(1);
    await second;
  });
});
