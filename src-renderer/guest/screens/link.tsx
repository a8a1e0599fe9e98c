import { LinkApproval } from '#renderer/guest/features/account/link-approval/components/link-approval.tsx';
import { useSession } from '#renderer/guest/features/shared/session/session-state.ts';
import { PageFrame } from '#renderer/platform/ui/page-frame.tsx';

export function Component() {
  const session = useSession();
  if (session.status !== 'signedIn') return null;
  return (
    <PageFrame width="narrow">
      <meta name="robots" content="noindex, nofollow" />
      <LinkApproval key={session.guest.uid} guest={session.guest} />
    </PageFrame>
  );
}
