/** `T` is what the other system keeps of a booking. */
export function keepInStep<T>(options: {
  gateway: string;
  key: string;
  store: { cursor: string | null; bookings: Map<string, T> };
}): Promise<boolean>;
