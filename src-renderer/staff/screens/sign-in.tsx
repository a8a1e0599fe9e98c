import { type Location, useLocation, useNavigate, useSearchParams } from 'react-router';
import { useText } from '#renderer/platform/i18n/i18n.ts';
import { Notice } from '#renderer/platform/ui/notice.tsx';
import { staffPaths, toReturnPath } from '../features/shared/paths/staff-paths.ts';
import { currentSession, useSessionState } from '../features/shared/session/session-state.ts';
import { EntryLayout } from '../features/shared/sign-in/entry-layout.tsx';
import { SignInFlow } from '../features/shared/sign-in/sign-in-flow.tsx';

export function Component() {
  const t = useText('staff/sign-in');
  const navigate = useNavigate();
  const [search] = useSearchParams();
  const { state: given }: Location<{ email?: string } | null> = useLocation();
  const state = useSessionState();
  const isEnded = state.status === 'signedOut' && state.why === 'ended';
  const goOn = () => {
    // Without a PIN only the password opens a locked screen: it is chosen at once.
    const next = currentSession()?.hasPin === false ? staffPaths.ownAccess : toReturnPath(search.get('from'));
    void navigate(next, { replace: true });
  };
  return (
    <EntryLayout title={t('title')}>
      {isEnded && <Notice intent="info">{t('ended')}</Notice>}
      <SignInFlow email={given?.email ?? ''} onDone={goOn} />
    </EntryLayout>
  );
}
