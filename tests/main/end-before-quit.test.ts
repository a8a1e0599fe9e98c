import { EventEmitter } from 'node:events';
import { expect, test } from 'vitest';
import { endBeforeQuit } from '../../src-main/end-before-quit.ts';
import { within } from '../../src-main/within.ts';
import { heardLog } from './json-store.ts';

function desk(endEveryone: () => Promise<void>) {
  const emitter = new EventEmitter();
  const quits: ('prevented' | 'gone')[] = [];
  const over = Promise.withResolvers<void>();
  const app = Object.assign(emitter, {
    quit() {
      let prevented = false;
      emitter.emit('before-quit', { preventDefault: () => (prevented = true) });
      quits.push(prevented ? 'prevented' : 'gone');
      if (!prevented) over.resolve();
    },
  });
  const { log, heard } = heardLog();
  endBeforeQuit(app, { endEveryone, log, limitMs: 20 });
  return { app, quits, heard, over: over.promise };
}

test('a desk that quits ends its guests first, once, and quits by itself then (DSK-07)', async () => {
  const ending = Promise.withResolvers<void>();
  let ends = 0;
  const { app, quits, over, heard } = desk(() => {
    ends += 1;
    return ending.promise;
  });
  app.quit();
  // The last window that closes.
  app.quit();
  expect(quits).toEqual(['prevented', 'prevented']);
  ending.resolve();
  await over;
  expect(quits).toEqual(['prevented', 'prevented', 'gone']);
  expect(ends).toBe(1);
  expect(heard).toEqual([]);
});

test.for([
  ['a gateway that does not respond', () => new Promise<void>(() => undefined)],
  ['a failure', () => Promise.reject(new Error('ana@example.com'))],
] as const)('%s does not keep it open (DSK-07)', async ([, endEveryone]) => {
  const { app, over, heard } = desk(endEveryone);
  app.quit();
  await within(5_000, over, 'the app is still open');
  expect(heard).toMatchObject([{ event: 'app.fault', fields: { part: 'quit', kind: 'Error' } }]);
  expect(JSON.stringify(heard)).not.toContain('ana@');
});
