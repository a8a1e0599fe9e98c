import { Button, makeStyles } from '@fluentui/react-components';
import { lazy } from 'react';
import { useText } from '#renderer/platform/i18n/i18n.ts';
import { ChevronDownIcon, PersonIcon } from '#renderer/platform/ui/icons.tsx';
import { PressedMenu } from '#renderer/platform/ui/pressed-menu.tsx';
import { from } from '#renderer/platform/ui/theme.ts';

const load = () => import('./user-menu.tsx');
const UserMenu = lazy(load);

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
