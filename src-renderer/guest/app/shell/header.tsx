import { Button, makeStyles, mergeClasses } from '@fluentui/react-components';
import { lazy, Suspense, useState } from 'react';
import { useLocation } from 'react-router';
import { SIGN_IN_PANEL, seesSignInFirst } from '#renderer/guest/features/shared/session/known-device.ts';
import { useSession } from '#renderer/guest/features/shared/session/session-state.ts';
import { loadTexts, useText } from '#renderer/platform/i18n/i18n.ts';
import { paths } from '#renderer/platform/paths.ts';
import { PersonIcon } from '#renderer/platform/ui/icons.tsx';
import { from } from '#renderer/platform/ui/theme.ts';
import { ChatEntry } from './chat-entry.tsx';
import { HeaderBar } from './header-bar.tsx';
import { LanguageSwitch } from './language-switch.tsx';
import { UserButton } from './user-button.tsx';

const LoginModal = lazy(() =>
  Promise.all([import('./login-modal.tsx'), loadTexts('session')]).then(([module]) => module),
);

const useStyles = makeStyles({
  // On the smallest phone its text stays on one line.
  signIn: { minWidth: 0, paddingInline: '12px', whiteSpace: 'nowrap' },
  // A small phone has no space for it beside the text.
  icon: { display: 'none', [from.small]: { display: 'inline-flex' } },
  // Beside the search the form itself stands at the side.
  toForm: { [from.wide]: { display: 'none' } },
  tools: {
    display: 'flex',
    alignItems: 'center',
    // On the smallest phone there is no space between them.
    gap: 0,
    [from.small]: { gap: '4px' },
    [from.medium]: { gap: '8px' },
  },
});

export function Header() {
  const styles = useStyles();
  const t = useText('shell');
  const session = useSession();
  const { pathname } = useLocation();
  const [login, setLogin] = useState<'never' | 'open' | 'closed'>('never');
  // /login is the same form, and two of it on one page would confuse.
  const offersLogin = session.status === 'anonymous' && pathname !== paths.login;
  if (login === 'open' && session.status === 'signedIn') setLogin('closed');

  return (
    <>
      <HeaderBar>
        <div className={styles.tools}>
          <LanguageSwitch />
          <ChatEntry />
          {offersLogin && (
            <Button
              className={styles.signIn}
              appearance="outline"
              icon={{ className: styles.icon, children: <PersonIcon /> }}
              onClick={() => setLogin('open')}
            >
              {t('signIn')}
            </Button>
          )}
          {session.status === 'anonymous' && pathname === paths.login && !seesSignInFirst() && (
            <Button
              className={mergeClasses(styles.signIn, styles.toForm)}
              appearance="outline"
              icon={{ className: styles.icon, children: <PersonIcon /> }}
              onClick={() => document.getElementById(SIGN_IN_PANEL)?.querySelector('input')?.focus()}
            >
              {t('signIn')}
            </Button>
          )}
          {session.status === 'signedIn' && <UserButton displayName={session.guest.displayName} />}
        </div>
      </HeaderBar>
      {login !== 'never' && (
        <Suspense fallback={null}>
          <LoginModal open={login === 'open'} onClose={() => setLogin('closed')} />
        </Suspense>
      )}
    </>
  );
}
