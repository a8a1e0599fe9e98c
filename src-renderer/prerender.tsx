import { RendererProvider, renderToStyleElements } from '@fluentui/react-components';
import { Provider as StoreProvider } from 'jotai';
import { renderToStaticMarkup } from 'react-dom/server';
import {
  createStaticHandler,
  createStaticRouter,
  type RouteObject,
  StaticRouterProvider,
} from 'react-router';
import { hotelPlaceholders, IMPORTED_STEM } from '#shared/page-hotels.ts';
import { ShellFrame } from './guest/app/shell/app-shell.tsx';
import { startTexts } from './guest/app/start-texts.ts';
import { Component as WithQueries } from './guest/app/with-queries.tsx';
import { provideRenderedOffers } from './guest/features/booking/booking-search/first-page/components/first-hotels.tsx';
import type { FirstPageOffers } from './guest/features/booking/booking-search/first-page/hotel-offers.ts';
import { funnelReadyAtom } from './guest/features/shared/booking-funnel/state/funnel-state.ts';
import { publishSession } from './guest/features/shared/session/session-state.ts';
import { Component as Booking } from './guest/screens/booking.tsx';
import { Component as BookingStep1 } from './guest/screens/booking-step-1.tsx';
import { Component as Login } from './guest/screens/login.tsx';
import { provideHost } from './platform/host/host.ts';
import { webProfile } from './platform/host/profile.ts';
import type { Language } from './platform/i18n/language.ts';
import type { Namespace } from './platform/i18n/texts.ts';
import { paths } from './platform/paths.ts';
import { guestStore, resetGuest } from './platform/state/store.ts';
import { createStyleRenderer } from './platform/ui/style-renderer.ts';

/** The screens as in the router (app/routes.tsx), with their code loaded and no guards. */
const routes: RouteObject[] = [
  {
    Component: ShellFrame,
    children: [
      { path: paths.login, Component: Login },
      {
        path: paths.booking,
        Component: WithQueries,
        children: [{ Component: Booking, children: [{ path: paths.bookingStep1, Component: BookingStep1 }] }],
      },
    ],
  },
];

/** One card for each kind of picture, with placeholders for the texts of the gateway's hotels (page-hotels.ts). */
const stems = ['building-jardins', 'building-nilo', 'building-marista', IMPORTED_STEM, null];
const sampleOffers: FirstPageOffers = {
  offers: stems.map(stem => ({
    ...hotelPlaceholders,
    tonight: `/${hotelPlaceholders.tonight}`,
    weekend: `/${hotelPlaceholders.weekend}`,
    stem,
  })),
  until: hotelPlaceholders.until,
};

export type Prerendered = { path: string; html: string; styles: string };

type Wanted = {
  language: Language;
  namespaces: readonly Namespace[];
  paths: readonly string[];
  /** The placeholder of the response's nonce in the style elements. */
  nonce: string;
};

/** Runs only in the build (build/first-views.ts), under Node, once for each language: texts are module state. */
export async function prerender({
  language,
  namespaces,
  paths: wanted,
  nonce,
}: Wanted): Promise<Prerendered[]> {
  const tokens = {
    store: async () => undefined,
    renew: async () => null,
    clear: async () => undefined,
    onElsewhere: () => () => undefined,
  };
  provideHost({ profile: webProfile(''), tokens, stayCards: null, device: null });
  await startTexts(language, ...namespaces);
  publishSession({ status: 'anonymous' }, 'came');
  guestStore().set(funnelReadyAtom, true);
  provideRenderedOffers(sampleOffers);
  const views = await Promise.all(wanted.map(path => render(path, nonce)));
  // The query cache has timers, which would keep the build from ending.
  resetGuest('replaced');
  return views;
}

async function render(path: string, nonce: string): Promise<Prerendered> {
  const handler = createStaticHandler(routes);
  const context = await handler.query(new Request(`http://localhost${path}`));
  if (context instanceof Response) throw new Error(`${path} redirects`);
  const router = createStaticRouter(handler.dataRoutes, context);
  const renderer = createStyleRenderer(undefined, nonce);
  const html = renderToStaticMarkup(
    <RendererProvider renderer={renderer}>
      <StoreProvider store={guestStore()}>
        <StaticRouterProvider router={router} context={context} hydrate={false} />
      </StoreProvider>
    </RendererProvider>,
  );
  return { path, html, styles: renderToStaticMarkup(renderToStyleElements(renderer)) };
}
