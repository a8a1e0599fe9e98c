import { Button, makeStyles } from '@fluentui/react-components';
import { lazy } from 'react';
import { knownFlag } from '#renderer/guest/features/account/feature-flags/flags.ts';
import { pause } from '#renderer/platform/gateway/pause.ts';
import { useText } from '#renderer/platform/i18n/i18n.ts';
import { ChevronDownIcon, PersonIcon } from '#renderer/platform/ui/icons.tsx';
import { PressedMenu } from '#renderer/platform/ui/pressed-menu.tsx';
import { from } from '#renderer/platform/ui/theme.ts';

/** How long the menu waits for a gateway that is slow to say which entries it has. */
const FLAGS_WITHIN_MS = 1_000;

const load = () => import('./user-menu.tsx');
// An entry that came after the menu would move the others under a finger.
const UserMenu = lazy(async () => {
  const flags = knownFlag('IS_BOOKING_ENABLED');
  const [module] = await Promise.all([load(), Promise.race([flags, pause(FLAGS_WITHIN_MS)])]);
  return module;
});

const useStyles = makeStyles({
  // Beside three other tools on the smallest phone it is as wide as its sign.
  button: { minWidth: '44px', paddingInline: 0, [from.small]: { paddingInline: '12px' } },
  face: { display: 'none', alignItems: 'center', gap: '6px', [from.small]: { display: 'inline-flex' } },
  name: { maxWidth: '18ch', overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' },
});

export function UserButton({ displayName }: { displayName: string }) {
  const styles = useStyles();
  const t = useText('shell');
  const greeting = t('menu.greeting', { name: displayName.split(' ')[0] || t('menu.guest') });
  return (
    <PressedMenu
      load={load}
      menu={trigger => <UserMenu trigger={trigger} />}
      trigger={
        <Button
          className={styles.button}
          appearance="subtle"
          icon={<PersonIcon />}
          aria-label={`${greeting}. ${t('menu.open')}`}
        >
          <span className={styles.face}>
            <span className={styles.name}>{greeting}</span>
            <ChevronDownIcon />
          </span>
        </Button>
      }
    />
  );
}
