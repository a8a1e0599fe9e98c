import { isResponseLost, toAppError } from '#renderer/platform/gateway/lost-response.ts';

export const newRequestId = (): string => `pix_${crypto.randomUUID()}`;

/** True if a failed request may have created a payment, or may still return its code: it is repeated under its id. */
export const isRequestOpen = (error: unknown): boolean => isResponseLost(toAppError(error));

/** The id of the next request. Under the id of a rejected one the gateway would return its void payment. */
export const idAfter = (error: unknown, id: string): string => (isRequestOpen(error) ? id : newRequestId());
