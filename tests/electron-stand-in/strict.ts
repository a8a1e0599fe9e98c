import { EventEmitter } from 'node:events';

/** Thrown for every part of Electron that the stand-in lacks: no test may pass because nothing happened. */
export class NotInStandIn extends Error {
  override readonly name = 'NotInStandIn';

  constructor(what: string) {
    super(`The Electron stand-in has no ${what}. Add it to tests/electron-stand-in, or do without it.`);
  }
}

/** Names that the language itself reads from any object that is awaited or printed. */
const READ_BY_LANGUAGE = new Set(['then', 'toJSON']);

/** `known`, as the end of a prototype chain: reading a name that no object in the chain has throws an error. */
function lastOfChain<T extends object>(known: T, owner: string): T {
  const check = (key: string | symbol) => {
    if (typeof key === 'symbol' || key in known || READ_BY_LANGUAGE.has(key)) return;
    throw new NotInStandIn(`${owner}.${key}`);
  };
  return new Proxy(known, {
    get(target, key, receiver): unknown {
      check(key);
      return Reflect.get(target, key, receiver);
    },
    set(target, key, value, receiver) {
      check(key);
      return Reflect.set(target, key, value, receiver);
    },
  });
}

export function strictObject<T extends object>(owner: string, members: T): T {
  Object.setPrototypeOf(members, lastOfChain(Object.prototype, owner));
  return members;
}

export function strictEmitter(owner: string): new () => EventEmitter {
  class Strict extends EventEmitter {}
  Object.setPrototypeOf(Strict.prototype, lastOfChain(EventEmitter.prototype, owner));
  return Strict;
}

export function knownOptions(owner: string, options: object, known: readonly string[]): void {
  for (const name of Object.keys(options)) {
    if (!known.includes(name)) throw new NotInStandIn(`${owner} option ${name}`);
  }
}
