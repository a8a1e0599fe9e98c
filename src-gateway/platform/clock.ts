/** The gateway's one clock (PD-18). Nothing else in the gateway reads the machine's time. */
export type Clock = { now(): Date };

export type MovableClock = Clock & {
  /** Offset from the machine's clock, in milliseconds. */
  offset(): number;
  moveTo(instant: Date): void;
  moveBy(milliseconds: number): void;
};

export function movableClock(initialOffset = 0): MovableClock {
  let shift = initialOffset;
  return {
    now: () => new Date(Date.now() + shift),
    offset: () => shift,
    moveTo: instant => {
      shift = instant.getTime() - Date.now();
    },
    moveBy: milliseconds => {
      shift += milliseconds;
    },
  };
}
