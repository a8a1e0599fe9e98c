import { isResponseLost, toAppError } from '#renderer/platform/gateway/lost-response.ts';

export const newRequestId = (): string => `pix_${crypto.randomUUID()}`;

/** Whether a failed request may have made a payment, or will still bring its code: it is repeated under its id. */
export const isRequestOpen = (error: unknown): boolean => isResponseLost(toAppError(error));

/** The id of the next request: under that of one that was rejected, the gateway would return its dead payment. */
export const idAfter = (error: unknown, id: string): string => (isRequestOpen(error) ? id : newRequestId());
