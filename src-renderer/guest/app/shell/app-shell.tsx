import { makeStyles } from '@fluentui/react-components';
import { lazy, type ReactNode, Suspense } from 'react';
import { type Location, Outlet, ScrollRestoration } from 'react-router';
import { OldFlagsNote } from '#renderer/guest/features/account/feature-flags/components/old-flags-note.tsx';
import { useOwnDevice } from '#renderer/guest/features/shared/session/own-device.ts';
import { useSession } from '#renderer/guest/features/shared/session/session-state.ts';
import { host } from '#renderer/platform/host/host.ts';
import { loadTexts, loadTextsIn, useText } from '#renderer/platform/i18n/i18n.ts';
import { currentLanguage } from '#renderer/platform/i18n/language.ts';
import { SkipLink } from '#renderer/platform/ui/skip-link.tsx';
import { useFocusOnArrival } from '#renderer/platform/ui/use-focus-on-arrival.ts';
import { Footer } from './footer.tsx';
import { Header } from './header.tsx';

const DeskBar = lazy(() =>
  Promise.all([
    import('#renderer/guest/features/device/desk/components/desk-bar.tsx'),
    loadTextsIn(host().profile.language ?? currentLanguage(), 'general', 'desk'),
    loadTexts('desk'),
  ]).then(([module]) => module),
);
const BottomBar = lazy(() => import('./bottom-bar.tsx').then(module => ({ default: module.BottomBar })));
const IdleWatch = lazy(() => import('#renderer/guest/features/shared/session/components/idle-watch.tsx'));

const MAIN = 'main';

const useStyles = makeStyles({
  // The footer starts below the first view, so that a short page still fills the screen.
  main: { display: 'flex', flexDirection: 'column', flexGrow: 1, minHeight: 'calc(100dvh - 80px)' },
});

/** All pages that are opened by their address have the same key in a tab, so the path is the key. */
const pagePosition = ({ key, pathname }: Location) => (key === 'default' ? pathname : key);

type ShellFrameProps = {
  bar?: ReactNode;
  children?: ReactNode;
};

export function ShellFrame({ bar, children }: ShellFrameProps) {
  const styles = useStyles();
  const t = useText('shell');
  const main = useFocusOnArrival();
  return (
    <>
      <SkipLink to={MAIN}>{t('skip')}</SkipLink>
      {bar}
      <Header />
      <OldFlagsNote />
      <main className={styles.main} id={MAIN} ref={main} tabIndex={-1}>
        <Outlet />
      </main>
      {children}
    </>
  );
}

export function AppShell() {
  const signedIn = useSession().status === 'signedIn';
  const isOwnDevice = useOwnDevice();
  const bar = host().profile.capabilities.staffBeside && (
    <Suspense fallback={null}>
      <DeskBar />
    </Suspense>
  );
  return (
    <ShellFrame bar={bar}>
      <Footer isShort={signedIn} />
      {signedIn && !host().profile.capabilities.staffBeside && (
        <Suspense fallback={null}>
          <BottomBar />
        </Suspense>
      )}
      {signedIn && !isOwnDevice && (
        <Suspense fallback={null}>
          <IdleWatch />
        </Suspense>
      )}
      <ScrollRestoration getKey={pagePosition} />
    </ShellFrame>
  );
}
