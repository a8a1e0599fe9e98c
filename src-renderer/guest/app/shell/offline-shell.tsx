import { makeStyles } from '@fluentui/react-components';
import { Outlet } from 'react-router';
import { HeaderBar } from './header-bar.tsx';
import { LanguageSwitch } from './language-switch.tsx';

const useStyles = makeStyles({
  main: { display: 'flex', flexDirection: 'column', flexGrow: 1 },
});

export function OfflineShell() {
  const styles = useStyles();
  return (
    <>
      <HeaderBar>
        <LanguageSwitch />
      </HeaderBar>
      <main className={styles.main}>
        <Outlet />
      </main>
    </>
  );
}
