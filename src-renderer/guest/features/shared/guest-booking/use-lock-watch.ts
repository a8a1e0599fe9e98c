import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useState } from 'react';
import { refreshBooking } from './queries.ts';

/** The gateway sends a lock its code within two seconds; one that responds has it by the second poll. */
const FIRST_PAUSE_MS = 3_000;
const FIRST_POLLS = 3;
/** Each poll shows the code, and is recorded (PD-64), so a lock that does not respond is polled rarely. */
const LATER_PAUSE_MS = 10_000;

/** `isLate` is true once it took longer than it should; no guest is worried before that. */
export function useLockWatch(bookingId: string, isWaiting: boolean): { isLate: boolean } {
  const queries = useQueryClient();
  const [polls, setPolls] = useState(0);
  const [wasWaiting, setWasWaiting] = useState(isWaiting);
  if (wasWaiting !== isWaiting) {
    setWasWaiting(isWaiting);
    setPolls(0);
  }
  const isLate = polls >= FIRST_POLLS;
  const poll = useEffectEvent(() => {
    setPolls(count => count + 1);
    void refreshBooking(queries, bookingId);
  });
  useEffect(() => {
    if (!isWaiting) return;
    const timer = setInterval(poll, isLate ? LATER_PAUSE_MS : FIRST_PAUSE_MS);
    return () => clearInterval(timer);
  }, [isWaiting, isLate]);
  return { isLate };
}
