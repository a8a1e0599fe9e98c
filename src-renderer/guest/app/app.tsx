import { RendererProvider } from '@fluentui/react-components';
import { Provider as StoreProvider } from 'jotai';
import { lazy, Suspense, useEffect, useSyncExternalStore } from 'react';
import { RouterProvider } from 'react-router/dom';
import { host } from '#renderer/platform/host/host.ts';
import { loadTexts } from '#renderer/platform/i18n/i18n.ts';
import { guestStore, onGuestStore } from '#renderer/platform/state/store.ts';
import { OutsideCodeHost } from '#renderer/platform/ui/outside-code-host.tsx';
import { createPageRenderer } from '#renderer/platform/ui/style-renderer.ts';
import { ToastHost } from '#renderer/platform/ui/toast-host.tsx';
import { ReleaseHost } from './release-host.tsx';
import type { AppRouter } from './router.ts';
import { TokenQuestionHost } from './token-question-host.tsx';

const ScreenKeyboard = lazy(() =>
  Promise.all([
    import('#renderer/guest/features/device/screen-keyboard/components/screen-keyboard.tsx'),
    loadTexts('screen-keyboard'),
  ]).then(([module]) => module),
);

const ListSheet = lazy(() =>
  Promise.all([
    import('#renderer/guest/features/device/list-sheet/components/list-sheet.tsx'),
    loadTexts('list-sheet'),
  ]).then(([module]) => module),
);

const styleRenderer = createPageRenderer();

type AppProps = {
  router: AppRouter;
  onStands: () => void;
};

export function App({ router, onStands }: AppProps) {
  const store = useSyncExternalStore(onGuestStore, guestStore);
  useEffect(onStands, [onStands]);
  return (
    <RendererProvider renderer={styleRenderer} targetDocument={document}>
      <StoreProvider store={store}>
        <RouterProvider router={router} />
      </StoreProvider>
      <TokenQuestionHost />
      <OutsideCodeHost />
      <ToastHost />
      <ReleaseHost />
      {host().profile.capabilities.screenKeyboard && (
        <Suspense fallback={null}>
          <ListSheet />
          <ScreenKeyboard />
        </Suspense>
      )}
    </RendererProvider>
  );
}
