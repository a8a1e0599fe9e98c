import type { AppContext } from '#gateway/context.ts';
import { type RequestContext, requireGuest } from '#gateway/domain/request-context.ts';
import type { Device } from '#gateway/platform/devices.ts';

/** The client of a card provider: declined cards of one payer are counted together (SEC-07). */
export type Payer = { guestId: string; device: Device; clientIp: string };

export const toPayer = (context: RequestContext): Payer => ({
  guestId: requireGuest(context),
  device: context.device,
  clientIp: context.clientIp,
});

/** The share of the limit that a request to a card provider has taken. The caller decides when it is used up. */
export type CardTry = {
  /** Call it when the card was declined or the outcome is unknown. */
  use(): void;
};

/** Taken before the request, so that concurrent calls cannot exceed the limit. Throws TOO_MANY_REQUESTS. */
export async function withCardTry<Result>(
  app: AppContext,
  { guestId, device, clientIp }: Payer,
  attempt: (cardTry: CardTry) => Promise<Result>,
): Promise<Result> {
  const releaseShare = await app.rateLimits.cardTry(guestId, device, clientIp);
  let isUsed = false;
  try {
    return await attempt({
      use: () => {
        isUsed = true;
      },
    });
  } finally {
    if (!isUsed) await releaseShare();
  }
}
