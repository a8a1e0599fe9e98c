import { RendererProvider } from '@fluentui/react-components';
import { QueryClientProvider } from '@tanstack/react-query';
import { useLayoutEffect } from 'react';
import type { DataRouter } from 'react-router';
import { RouterProvider } from 'react-router/dom';
import { createPageRenderer } from '#renderer/platform/ui/style-renderer.ts';
import { ToastHost } from '#renderer/platform/ui/toast-host.tsx';
import { LockScreen } from '../features/lock/lock-screen.tsx';
import { staffQueries } from '../features/shared/gateway/staff-queries.ts';
import { followKeys } from '../features/shared/hotkeys/hotkeys.ts';
import { currentSession } from '../features/shared/session/session-state.ts';
import { ConnectionBar } from './frame/connection-bar.tsx';

const styleRenderer = createPageRenderer();

/** Of the keys at the desk, and of the pages on a phone, which is the higher one. */
const BAR_HEIGHT = 64;

const isLocked = () => currentSession()?.isLocked === true;

export function App({ router }: { router: DataRouter }) {
  // With the page: an ordinary effect comes after it is seen, and a key pressed in between would be lost.
  useLayoutEffect(() => followKeys(isLocked), []);
  return (
    <RendererProvider renderer={styleRenderer} targetDocument={document}>
      <QueryClientProvider client={staffQueries}>
        <RouterProvider router={router} />
        <LockScreen />
        <ConnectionBar />
      </QueryClientProvider>
      <ToastHost barHeight={BAR_HEIGHT} />
    </RendererProvider>
  );
}
