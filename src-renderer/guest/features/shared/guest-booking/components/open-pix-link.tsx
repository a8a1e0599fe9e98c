import { onDeviceClock } from '#renderer/platform/gateway/server-clock.ts';
import { paths } from '#renderer/platform/paths.ts';
import { ButtonLink } from '#renderer/platform/ui/button-link.tsx';
import { useSecondsLeft } from '#renderer/platform/ui/seconds-left.ts';
import type { OpenPix } from '#shared/contract/guest/booking-view.ts';

type OpenPixLinkProps = {
  pix: OpenPix;
  /** `Pay with Pix, 12 min left`. */
  label: (time: { minutes: number }) => string;
  appearance?: 'primary' | 'secondary';
};

export function OpenPixLink({ pix, label, appearance = 'primary' }: OpenPixLinkProps) {
  const seconds = useSecondsLeft(onDeviceClock(pix.expiresAt));
  if (seconds === 0) return null;
  return (
    <ButtonLink to={`${paths.pix}/${pix.paymentId}`} appearance={appearance}>
      {label({ minutes: Math.ceil(seconds / 60) })}
    </ButtonLink>
  );
}
