import { webConfig } from '#renderer/platform/host/config.ts';

/** Whether a new card can be typed at all: where the gateway names no page for it, none is offered (PAY-38). */
export const canTypeCards = (): boolean => webConfig().cardPage !== null;
