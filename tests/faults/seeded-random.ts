/** Numbers from 0 to 1 that a seed decides (mulberry32), with the choices that are made by them. */
export class SeededRandom {
  #state: number;

  constructor(seed: number) {
    this.#state = seed >>> 0;
  }

  next(): number {
    this.#state = (this.#state + 0x6d2b79f5) >>> 0;
    let mixed = this.#state;
    mixed = Math.imul(mixed ^ (mixed >>> 15), mixed | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  }

  isIn(share: number): boolean {
    return this.next() < share;
  }

  between(from: number, to: number): number {
    return from + this.next() * (to - from);
  }

  of<T>(choices: readonly [T, ...T[]]): T {
    return choices[Math.floor(this.next() * choices.length)] ?? choices[0];
  }

  /** A stream of its own: what one part draws changes nothing for another. */
  fork(index: number): SeededRandom {
    return new SeededRandom(Math.imul(this.#state ^ (index + 1), 0x9e3779b1));
  }
}
