import { createDOMRenderer, RendererProvider } from '@fluentui/react-components';
import { QueryClientProvider } from '@tanstack/react-query';
import { Provider as StoreProvider } from 'jotai';
import { useSyncExternalStore } from 'react';
import { RouterProvider } from 'react-router/dom';
import { guestSession, onGuestSession } from '#renderer/state/store.ts';
import { ToastHost } from '#renderer/ui/toast-host.tsx';
import type { AppRouter } from './router.ts';

/** The page's policy allows only styles that carry its nonce. */
function styleNonce(): string {
  return document.querySelector<HTMLMetaElement>('meta[property="csp-nonce"]')?.nonce ?? '';
}

const styleRenderer = createDOMRenderer(document, { styleElementAttributes: { nonce: styleNonce() } });

/** Providers around the router. A reset of the guest replaces store and query client, and so all that hangs on them. */
export function App({ router }: { router: AppRouter }) {
  const { store, queries, number } = useSyncExternalStore(onGuestSession, guestSession);
  return (
    <RendererProvider renderer={styleRenderer} targetDocument={document}>
      <QueryClientProvider client={queries} key={number}>
        <StoreProvider store={store}>
          <RouterProvider router={router} />
        </StoreProvider>
      </QueryClientProvider>
      <ToastHost />
    </RendererProvider>
  );
}
