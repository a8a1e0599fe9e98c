export type PowerEvents = {
  on(event: 'suspend' | 'lock-screen' | 'resume', listener: () => void): unknown;
};

/** Calls `leave` when the computer is locked or suspended, because somebody else may be in front of it afterwards (DSK-07). */
export function whenLeft(power: PowerEvents, leave: () => void): void {
  let isSuspended = false;
  power.on('lock-screen', leave);
  power.on('suspend', () => {
    isSuspended = true;
    leave();
  });
  power.on('resume', () => {
    // Some systems report only the end of a sleep.
    if (!isSuspended) leave();
    isSuspended = false;
  });
}
