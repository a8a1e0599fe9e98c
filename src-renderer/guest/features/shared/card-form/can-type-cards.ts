import { webConfig } from '#renderer/platform/host/config.ts';

/** False if the gateway names no card page: then no new card is offered (PAY-38). */
export const canTypeCards = (): boolean => webConfig().cardPage !== null;
