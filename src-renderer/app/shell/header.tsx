import { Button, makeStyles } from '@fluentui/react-components';
import { lazy, Suspense, useState } from 'react';
import { useLocation } from 'react-router';
import { useSession } from '#renderer/features/session/use-session.ts';
import { loadTexts, useText } from '#renderer/i18n/i18n.ts';
import { PersonIcon } from '#renderer/ui/icons.tsx';
import { brand, from } from '#renderer/ui/theme.ts';
import { paths } from '../paths.ts';
import { ChatButton } from './chat-button.tsx';
import { useChatTree } from './chat-port.ts';
import { LanguageSwitch } from './language-switch.tsx';
import { Logo } from './logo.tsx';
import { UserButton } from './user-button.tsx';

const LoginModal = lazy(() =>
  Promise.all([import('./login-modal.tsx'), loadTexts('session')]).then(([module]) => module),
);

const useStyles = makeStyles({
  header: { backgroundColor: brand.ground },
  row: {
    display: 'flex',
    alignItems: 'center',
    justifyContent: 'space-between',
    gap: '8px',
    maxWidth: '1280px',
    minHeight: '64px',
    marginInline: 'auto',
    paddingInline: '20px 12px',
    [from.medium]: { minHeight: '80px', paddingInline: '32px' },
    [from.wide]: { paddingInline: '40px' },
  },
  tools: { display: 'flex', alignItems: 'center', gap: '4px', [from.medium]: { gap: '8px' } },
});

/** Logo, language, chat, and who is here (APP-17 to APP-21). */
export function Header() {
  const styles = useStyles();
  const t = useText('shell');
  const session = useSession();
  const { pathname } = useLocation();
  const chat = useChatTree();
  const [login, setLogin] = useState<'never' | 'open' | 'closed'>('never');
  // /login is the same form; offering it twice on one page would only confuse.
  const offersLogin = session.status === 'anonymous' && pathname !== paths.login;
  if (login === 'open' && session.status === 'signedIn') setLogin('closed');

  return (
    <header className={styles.header}>
      <div className={styles.row}>
        <Logo />
        <div className={styles.tools}>
          <LanguageSwitch />
          <ChatButton tree={chat} onOpen={() => undefined} />
          {offersLogin && (
            <Button appearance="outline" icon={<PersonIcon />} onClick={() => setLogin('open')}>
              {t('signIn')}
            </Button>
          )}
          {session.status === 'signedIn' && <UserButton displayName={session.guest.displayName} />}
        </div>
      </div>
      {login !== 'never' && (
        <Suspense fallback={null}>
          <LoginModal open={login === 'open'} onClose={() => setLogin('closed')} />
        </Suspense>
      )}
    </header>
  );
}
