import type { Rolldown } from 'vite';

type Group = Rolldown.CodeSplittingGroup;

/** Whether a module lies at one of these places of the project or its packages; a folder ends in a slash. */
const at =
  (...places: string[]) =>
  (id: string) =>
    places.some(place => id.replaceAll('\\', '/').includes(`/${place}`));

const packages = (...names: string[]) => at(...names.map(name => `node_modules/${name}/`));

/** The words of these features, a group for each language. */
function words(name: string, ...features: string[]): Group[] {
  return ['en', 'pt'].map(language => ({
    name: `${name}-${language}`,
    priority: 1,
    test: at(...features.map(feature => `locales/${language}/${feature}.json`)),
  }));
}

/**
 * Modules that travel together. On a slow line a dozen small files take longer than their bytes: each waits for one of
 * six connections, and takes its share of the line while the largest file still comes in.
 *
 * A group also takes along whatever its modules import and no group of a higher priority has: what other screens need
 * too belongs among the entry points, or they would load the whole group.
 */
export const chunkGroups: Group[] = [
  // What every screen needs and no release of ours changes. Fluent is left to the screens that use it. In two files of
  // about one size: a new connection starts slowly, and two fill the line sooner than one.
  { name: 'react', priority: 4, test: packages('react', 'react-dom', 'scheduler') },
  {
    name: 'vendor',
    priority: 3,
    test: packages('react-router', 'i18next', 'react-i18next', 'jotai', '@griffel', '@emotion', 'stylis'),
  },
  // What every screen of ours uses.
  {
    name: 'core',
    priority: 2,
    test: id =>
      id.includes('vite/preload-helper') ||
      at(
        'node_modules/@fluentui/react-button/lib/components/Button/',
        'src-shared/errors.ts',
        'src-shared/auth/token-exchange.ts',
        'src-shared/money.ts',
        'src-shared/policies.ts',
        'src-renderer/platform/paths.ts',
        'src-renderer/guest/features/account/analytics/analytics.ts',
        'src-renderer/guest/features/account/feature-flags/flags.ts',
        'src-renderer/guest/features/shared/session/link-secrets.ts',
        'src-renderer/guest/features/shared/session/session-state.ts',
        'src-renderer/guest/features/shared/session/session.ts',
        'src-renderer/guest/features/shared/session/use-session.ts',
        'src-renderer/platform/gateway/auth.ts',
        'src-renderer/platform/gateway/client.ts',
        'src-renderer/platform/host/config.ts',
        'src-renderer/platform/i18n/error-text.ts',
        'src-renderer/platform/gateway/server-clock.ts',
        'src-renderer/platform/host/auth-tokens.ts',
        'src-renderer/platform/host/transport.ts',
        'src-renderer/platform/host/ended-session.ts',
        'src-renderer/platform/host/host.ts',
        'src-renderer/platform/host/open-host.ts',
        'src-renderer/platform/host/profile.ts',
        'src-renderer/platform/host/sealed-card.ts',
        'src-renderer/platform/host/sealed-token.ts',
        'src-renderer/platform/host/web-vault.ts',
        'src-renderer/platform/host/web.ts',
        'src-renderer/platform/i18n/i18n.ts',
        'src-renderer/platform/i18n/language.ts',
        'src-renderer/platform/state/emitter.ts',
        'src-renderer/platform/state/guest-reset.ts',
        'src-renderer/platform/state/store.ts',
        'src-renderer/platform/ui/heading.tsx',
        'src-renderer/platform/ui/icons.tsx',
        'src-renderer/platform/ui/line-icon.tsx',
        'src-renderer/platform/ui/page-frame.tsx',
        'src-renderer/platform/ui/picture.tsx',
        'src-renderer/platform/ui/text-link.tsx',
        'src-renderer/platform/ui/theme.ts',
        'src-renderer/platform/ui/toast-host.tsx',
        'src-renderer/platform/ui/toast.ts',
        'src-renderer/platform/ui/visually-hidden.tsx',
      )(id),
  },
  // Calls to the gateway and the cache of their responses.
  {
    name: 'queries',
    priority: 1,
    test: at(
      'node_modules/@tanstack/',
      'src-renderer/guest/app/with-queries.tsx',
      'src-renderer/platform/gateway/contract.min.json',
      'src-renderer/platform/gateway/link.ts',
      'src-renderer/platform/gateway/query-client.ts',
      'src-renderer/platform/gateway/query-keys.ts',
    ),
  },
  // Dates, money, and the placeholders of responses that have not arrived.
  {
    name: 'answers',
    priority: 2,
    test: at(
      'node_modules/@date-fns/tz/',
      'src-shared/hotel-time.ts',
      'src-renderer/platform/i18n/format.ts',
      'src-renderer/platform/ui/load-error.tsx',
      'src-renderer/platform/ui/picture-stem.ts',
      'src-renderer/platform/ui/skeleton.tsx',
    ),
  },
  // What says that something is under way, and how it ended.
  {
    name: 'notices',
    priority: 2,
    test: at(
      'src-renderer/platform/ui/busy-button.tsx',
      'src-renderer/platform/ui/notice.tsx',
      'src-renderer/platform/ui/spinner.tsx',
    ),
  },
  // The frame of a booking and its first step.
  {
    name: 'search',
    priority: 1,
    test: at(
      'src-shared/rules/hour-slots.ts',
      'src-shared/rules/party.ts',
      'src-shared/rules/stay-dates.ts',
      'src-shared/rules/stay-price.ts',
      'src-shared/rules/walk-in.ts',
      'src-renderer/guest/features/shared/booking-funnel/components/funnel-frame.tsx',
      'src-renderer/guest/features/shared/booking-funnel/components/step-guide.tsx',
      'src-renderer/guest/features/shared/booking-funnel/steps.ts',
      'src-renderer/guest/features/shared/booking-funnel/use-party-text.ts',
      'src-renderer/guest/features/booking/booking-search/components/hotel-choice.tsx',
      'src-renderer/guest/features/booking/booking-search/components/picker-button.tsx',
      'src-renderer/guest/features/booking/booking-search/components/search-fields.tsx',
      'src-renderer/guest/features/booking/booking-search/components/search-form.tsx',
      'src-renderer/guest/features/booking/booking-search/components/search-icons.tsx',
      'src-renderer/guest/features/booking/booking-search/components/search-pickers.tsx',
      'src-renderer/guest/features/booking/booking-search/date-range.ts',
      'src-renderer/guest/features/booking/booking-search/hero.ts',
      'src-renderer/guest/features/booking/booking-search/party-draft.ts',
      'src-renderer/guest/features/booking/booking-search/search-words.ts',
      'src-renderer/guest/features/booking/booking-search/use-search-draft.ts',
      'src-renderer/guest/features/booking/booking-search/use-search-pickers.ts',
      'src-renderer/guest/screens/booking-step-1.tsx',
      'src-renderer/guest/screens/booking.tsx',
      'src-renderer/guest/features/shared/booking-funnel/state/flow.ts',
      'src-renderer/guest/features/shared/booking-funnel/state/funnel-storage.ts',
      'src-renderer/guest/features/shared/booking-funnel/state/funnel-state.ts',
      'src-renderer/guest/features/shared/booking-funnel/queries.ts',
      'src-renderer/guest/features/shared/booking-funnel/state/search-draft.ts',
      'src-renderer/platform/ui/calendar-icon.tsx',
      'src-renderer/platform/ui/native-select.tsx',
    ),
  },
  // Fields and what surrounds them.
  {
    name: 'forms',
    priority: 1,
    test: at(
      'node_modules/@fluentui/react-field/',
      'node_modules/@fluentui/react-input/',
      'node_modules/@fluentui/react-label/',
      'node_modules/react-hook-form/',
      'react-icons/lib/utils',
      'src-renderer/platform/forms/form-field.ts',
      'src-renderer/platform/forms/form.ts',
      'src-renderer/platform/forms/password-field.tsx',
      'src-renderer/platform/forms/text-field.tsx',
    ),
  },
  // The layout of the sign-in pages, and signing in.
  {
    name: 'auth',
    test: at(
      'src-renderer/platform/ui/arch-picture.tsx',
      'src-renderer/platform/ui/auth-layout.tsx',
      'src-renderer/platform/ui/auth-picture.ts',
    ),
  },
  {
    name: 'sign-in',
    test: at(
      'src-renderer/guest/features/shared/session/components/login-form.tsx',
      'src-renderer/guest/screens/login.tsx',
    ),
  },
  ...words('words', 'general', 'shell', 'session'),
  ...words('search-words', 'booking-funnel', 'booking-search'),
];
