export type LockCode = {
  /** The gateway's id of the room; with the hotel's files it is the id in rooms.csv. */
  roomId: string;
  code: string;
  /** From the booked arrival to the booked departure: outside of it the code opens nothing. */
  validFrom: Date;
  validUntil: Date;
};

/**
 * The locks of the hotels' doors (PD-46). A lock holds one code of a guest at a time. Both calls resolve once the lock has
 * confirmed, reject within LOCK_PATIENCE_MS where it has not, and change nothing when they are repeated. An adapter puts
 * no code into an error or a log.
 */
export type DoorLock = {
  /** Makes the lock open for this code in place of the previous one. */
  setCode(wanted: LockCode): Promise<void>;
  /** Makes the lock open for no guest. */
  clearCode(roomId: string): Promise<void>;
};

/** How long an adapter may wait for a lock, in milliseconds. */
export const LOCK_PATIENCE_MS = 5_000;
