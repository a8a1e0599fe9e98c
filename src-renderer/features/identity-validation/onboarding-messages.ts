import * as z from 'zod/mini';

/** The messages of the embedded page (IDV-11); ACTIVE and SENDING are for the idle watch (PD-38). */
const onboardingMessage = z.object({
  code: z.enum(['ONBOARDING_FINISHED', 'ONBOARDING_SENDING', 'ONBOARDING_ACTIVE']),
});
export type OnboardingCode = z.infer<typeof onboardingMessage>['code'];

type Heard = Pick<MessageEvent<unknown>, 'origin' | 'source' | 'data'>;

/** The code of a message from that frame and that origin; null for every other message (PD-27). */
export function onboardingCode(
  { origin, source, data }: Heard,
  from: { origin: string; window: MessageEventSource | null },
): OnboardingCode | null {
  if (from.window === null || source !== from.window || origin !== from.origin) return null;
  const parsed = onboardingMessage.safeParse(data);
  return parsed.success ? parsed.data.code : null;
}
