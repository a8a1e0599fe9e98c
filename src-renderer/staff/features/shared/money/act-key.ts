import { useState } from 'react';
import { isResponseLost, toAppError } from '#renderer/platform/gateway/lost-response.ts';

const newKey = (): string => `desk_${crypto.randomUUID()}`;

/**
 * One key per form: a second press, and a new try after a lost response, return the first outcome (PD-10). After a rejection
 * nothing was taken, so that a corrected form has a new key.
 */
export function useActKey(): { key: string; renew: () => void; renewAfter: (error: unknown) => void } {
  const [key, setKey] = useState(newKey);
  const renewAfter = (error: unknown) => {
    const { code, status } = toAppError(error);
    if (!isResponseLost({ code, status })) setKey(newKey());
  };
  return { key, renew: () => setKey(newKey()), renewAfter };
}
