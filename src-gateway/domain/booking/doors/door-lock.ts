export type LockCode = {
  /** The gateway's id of the room; with the hotel's files it is the id in rooms.csv. */
  roomId: string;
  code: string;
  /** From the booked arrival to the booked departure: outside of it the code opens nothing. */
  validFrom: Date;
  validUntil: Date;
};

/** Both calls may be repeated and reject within LOCK_PATIENCE_MS; no code goes into an error or a log (PD-46). */
export type DoorLock = {
  setCode(wanted: LockCode): Promise<void>;
  clearCode(roomId: string): Promise<void>;
};

export const LOCK_PATIENCE_MS = 5_000;
