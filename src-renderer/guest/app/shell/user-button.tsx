import { Button, makeStyles } from '@fluentui/react-components';
import { lazy, Suspense, useEffect, useState } from 'react';
import { fetchAhead } from '#renderer/platform/host/fetch-ahead.ts';
import { useText } from '#renderer/platform/i18n/i18n.ts';
import { ChevronDownIcon, PersonIcon } from '#renderer/platform/ui/icons.tsx';
import { from } from '#renderer/platform/ui/theme.ts';

const loadMenu = () => import('./user-menu.tsx');
const UserMenu = lazy(loadMenu);

const useStyles = makeStyles({
  // Beside three other tools on the smallest phone it is as wide as its sign.
  button: { minWidth: '44px', paddingInline: 0, [from.small]: { paddingInline: '12px' } },
  face: { display: 'none', alignItems: 'center', gap: '6px', [from.small]: { display: 'inline-flex' } },
  name: { maxWidth: '18ch', overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' },
});

/** The menu's code is larger than a whole screen, so it is loaded with the first press or before it. */
export function UserButton({ displayName }: { displayName: string }) {
  const styles = useStyles();
  const t = useText('shell');
  const [isPressed, setPressed] = useState(false);
  useEffect(() => fetchAhead(loadMenu), []);
  const greeting = t('menu.greeting', { name: displayName.split(' ')[0] || t('menu.guest') });
  const label = `${greeting}. ${t('menu.open')}`;
  const face = (
    <span className={styles.face}>
      <span className={styles.name}>{greeting}</span>
      <ChevronDownIcon />
    </span>
  );
  const button = (
    <Button
      className={styles.button}
      appearance="subtle"
      icon={<PersonIcon />}
      aria-label={label}
      aria-haspopup="menu"
      aria-expanded={false}
      aria-busy={isPressed}
      onPointerEnter={() => void loadMenu().catch(() => undefined)}
      onClick={() => setPressed(true)}
    >
      {face}
    </Button>
  );
  if (!isPressed) return button;
  return (
    <Suspense fallback={button}>
      <UserMenu className={styles.button} label={label} face={face} />
    </Suspense>
  );
}
