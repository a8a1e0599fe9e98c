import { Outlet, useLocation } from 'react-router';
import { AccountFrame } from '#renderer/guest/features/account/account/components/account-frame.tsx';
import { useFlag } from '#renderer/guest/features/account/feature-flags/flags.ts';

export function Component() {
  const { pathname } = useLocation();
  const credits = useFlag('IS_CREDITS_ENABLED');
  return (
    <AccountFrame path={pathname} credits={credits}>
      <Outlet />
    </AccountFrame>
  );
}
