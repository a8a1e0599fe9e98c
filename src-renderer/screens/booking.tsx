import { Outlet } from 'react-router';
import { FunnelFrame } from '#renderer/features/booking-funnel/components/funnel-frame.tsx';

/** Stays while the guest goes from step to step. */
export function Component() {
  return (
    <FunnelFrame>
      <Outlet />
    </FunnelFrame>
  );
}
