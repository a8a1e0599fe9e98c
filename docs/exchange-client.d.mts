/** `Booking` and `Room` are what the other system keeps of them. */
export function keepInStep<Booking, Room>(options: {
  gateway: string;
  key: string;
  store: {
    cursor: string | null;
    bookings: Map<string, Booking>;
    rooms: Map<string, Room>;
    /** In milliseconds since 1970; 0 before the first time. */
    roomsReadAt: number;
  };
}): Promise<boolean>;
