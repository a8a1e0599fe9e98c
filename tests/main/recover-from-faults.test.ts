import { EventEmitter } from 'node:events';
import { expect, test } from 'vitest';
import { recoverFromFaults } from '../../src-main/recover-from-faults.ts';
import { heardLog } from './json-store.ts';

const fault = () => new TypeError('no seat for ana@example.com');
const soon = () => new Promise(done => setImmediate(done));

function app() {
  const source = new EventEmitter();
  const { log, heard } = heardLog();
  const acts: string[] = [];
  const state = { isLeaving: false };
  const faults = recoverFromFaults(source, {
    log,
    isLeaving: () => state.isLeaving,
    failStart: () => acts.push('failStart'),
    giveUp: () => acts.push('giveUp'),
  });
  return { source, faults, acts, heard, state };
}

const events = ['uncaughtException', 'unhandledRejection'] as const;

test.for(events)('%s is logged without its message, and ends in fresh windows (DSK-08)', async event => {
  const { source, faults, acts, heard } = app();
  faults.started(async () => void acts.push('replace'));
  source.emit(event, fault());
  await soon();
  expect(acts).toEqual(['replace']);
  expect(heard).toMatchObject([{ event: 'app.fault', fields: { part: 'main', kind: 'TypeError' } }]);
  expect(JSON.stringify(heard)).not.toContain('ana@');
  source.emit(event, 'ana@example.com');
  await soon();
  expect(acts).toEqual(['replace', 'replace']);
  expect(JSON.stringify(heard)).not.toContain('ana@');
});

test('before the first window a fault fails the start (DSK-08)', () => {
  const { source, acts } = app();
  source.emit('uncaughtException', fault());
  expect(acts).toEqual(['failStart']);
});

test('faults while the windows are replaced are a part of it; windows that cannot be replaced end the app (DSK-08)', async () => {
  const { source, faults, acts, heard } = app();
  const replacing = Promise.withResolvers<void>();
  let replaced = 0;
  faults.started(() => {
    replaced += 1;
    return replacing.promise;
  });
  source.emit('uncaughtException', fault());
  source.emit('unhandledRejection', fault());
  expect(replaced).toBe(1);
  expect(heard).toHaveLength(2);
  replacing.reject(fault());
  await soon();
  expect(acts).toEqual(['giveUp']);
  source.emit('uncaughtException', fault());
  expect(replaced).toBe(2);
});

test('an app that ends replaces nothing any more (DSK-08)', () => {
  const { source, faults, acts, state } = app();
  faults.started(async () => void acts.push('replace'));
  state.isLeaving = true;
  source.emit('unhandledRejection', fault());
  expect(acts).toEqual([]);
});

test.for([
  new Error('net::ERR_CONNECTION_CLOSED'),
  Object.assign(new TypeError('Invalid state: Controller is already closed'), { code: 'ERR_INVALID_STATE' }),
  new DOMException('The operation was aborted', 'AbortError'),
])('a connection that breaks is only logged, and costs no guest the page: %s (DSK-08)', error => {
  const { source, faults, acts, heard } = app();
  source.emit('uncaughtException', error);
  faults.started(async () => void acts.push('replace'));
  source.emit('unhandledRejection', error);
  expect(acts).toEqual([]);
  expect(heard.map(({ event }) => event)).toEqual(['app.fault', 'app.fault']);
});
