/** Imported before the app's own code: `passTimers(milliseconds)` calls what waits for a timer of that length. */

type Act = (...given: unknown[]) => void;

const waiting = new Map<number, (() => void)[]>();

for (const name of ['setTimeout', 'setInterval'] as const) {
  const wait = globalThis[name];
  // With all its arguments: other code may pass some to a timer.
  const noted = (act: Act, ms = 0, ...given: unknown[]) => {
    waiting.set(ms, [...(waiting.get(ms) ?? []), () => act(...given)]);
    return wait(act, ms, ...given);
  };
  Object.assign(globalThis, { [name]: Object.assign(noted, wait) });
}

Object.assign(globalThis, {
  passTimers: (milliseconds: number) => waiting.get(milliseconds)?.forEach(act => act()),
});
