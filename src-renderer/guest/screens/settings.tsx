import { makeStyles } from '@fluentui/react-components';
import { Outlet, useLocation } from 'react-router';
import { SettingsList } from '#renderer/guest/features/account/settings/components/settings-list.tsx';
import { signOut } from '#renderer/guest/features/shared/session/session.ts';
import { brand, from } from '#renderer/platform/ui/theme.ts';

const useStyles = makeStyles({
  page: {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    gap: '64px',
    [from.large]: { gridTemplateColumns: '260px minmax(0, 1fr)' },
  },
  list: {
    display: 'none',
    [from.large]: {
      display: 'block',
      paddingInlineEnd: '24px',
      borderInlineEndWidth: '1px',
      borderInlineEndStyle: 'solid',
      borderInlineEndColor: brand.hairline,
    },
  },
  setting: { minWidth: 0, maxWidth: '680px' },
});

export function Component() {
  const styles = useStyles();
  const { pathname } = useLocation();
  return (
    <div className={styles.page}>
      <div className={styles.list}>
        <SettingsList path={pathname} onSignOut={() => void signOut('signedOut')} />
      </div>
      <div className={styles.setting}>
        <Outlet />
      </div>
    </div>
  );
}
