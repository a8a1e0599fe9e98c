import { EventEmitter } from 'node:events';
import { expect, test } from 'vitest';
import { type LockedContents, lockFrames } from '../../src-main/security/lock-frames.ts';
import { heardLog } from './json-store.ts';

const soon = async () => {
  for (let turn = 0; turn < 3; turn += 1) await new Promise(done => setImmediate(done));
};

/** The debugger of a page: commands fail while it is detached. */
function page() {
  const state = { isAttached: false, isBroken: false, isDestroyed: false, crashes: 0 };
  const sent: string[] = [];
  const emitter = new EventEmitter();
  const protocol = Object.assign(emitter, {
    attach() {
      if (state.isDestroyed) throw new Error('a page that is gone was attached to');
      state.isAttached = true;
    },
    async sendCommand(method: string) {
      if (!state.isAttached || state.isBroken) throw new Error('No target available');
      sent.push(method);
    },
  });
  const contents = {
    debugger: protocol,
    isDestroyed: () => state.isDestroyed,
    isCrashed: () => state.crashes > 0,
    forcefullyCrashRenderer: () => {
      state.crashes += 1;
    },
  } as unknown as LockedContents;
  const { log, heard } = heardLog();
  const detach = async () => {
    state.isAttached = false;
    emitter.emit('detach', {}, 'target closed');
    await soon();
  };
  return { contents, log, heard, state, sent, detach };
}

const LOCKS = [
  'Page.enable',
  'Page.addScriptToEvaluateOnNewDocument',
  'Page.setInterceptFileChooserDialog',
  'Target.setAutoAttach',
];

test('locks that a page loses are set again at once, and a line says so (DSK-08, SEC-11)', async () => {
  const { contents, log, heard, state, sent, detach } = page();
  await lockFrames(contents, log);
  expect(sent).toEqual(LOCKS);
  await detach();
  expect(sent).toEqual([...LOCKS, ...LOCKS]);
  expect(heard).toEqual([{ event: 'locks.lost', fields: { losses: 1, isRepaired: true } }]);
  expect(state.crashes).toBe(0);
});

test('a page whose locks cannot be set again, or are lost time and again, ends as one that crashes (DSK-08, SEC-11)', async () => {
  const broken = page();
  await lockFrames(broken.contents, broken.log);
  broken.state.isBroken = true;
  await broken.detach();
  expect(broken.state.crashes).toBe(1);
  expect(broken.heard).toEqual([{ event: 'locks.lost', fields: { losses: 1, isRepaired: false } }]);

  const restless = page();
  await lockFrames(restless.contents, restless.log);
  for (let loss = 0; loss < 4; loss += 1) await restless.detach();
  expect(restless.state.crashes).toBe(1);
  expect(restless.heard.at(-1)?.fields).toEqual({ losses: 4, isRepaired: false });
});

test('a window that closes is not attached to again (DSK-08)', async () => {
  const { contents, log, heard, state, sent, detach } = page();
  await lockFrames(contents, log);
  state.isDestroyed = true;
  await detach();
  expect(sent).toEqual(LOCKS);
  expect(heard).toEqual([]);
});
