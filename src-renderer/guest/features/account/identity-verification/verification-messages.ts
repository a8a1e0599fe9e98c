import * as z from 'zod/mini';

/** The messages of the embedded page (IDV-11); ACTIVE and SENDING are for the idle watch (PD-38). */
const verificationMessage = z.object({
  code: z.enum(['ONBOARDING_FINISHED', 'ONBOARDING_SENDING', 'ONBOARDING_ACTIVE']),
});
export type VerificationCode = z.infer<typeof verificationMessage>['code'];

type ReceivedMessage = Pick<MessageEvent<unknown>, 'origin' | 'source' | 'data'>;

/** The code of a message from that frame and that origin; null for every other message (PD-27). */
export function verificationCode(
  { origin, source, data }: ReceivedMessage,
  from: { origin: string; window: MessageEventSource | null },
): VerificationCode | null {
  if (from.window === null || source !== from.window || origin !== from.origin) return null;
  const parsed = verificationMessage.safeParse(data);
  return parsed.success ? parsed.data.code : null;
}
