import 'virtual:pernoite-theme.css';
import './ui/fonts.css';
import './ui/global.css';
import './ui/first-view.css';
import { startTransition } from 'react';
import { createRoot } from 'react-dom/client';
import { App } from './app/app.tsx';
import { openEntry } from './app/entry.ts';
import { repeatEarlyTap, showsFirstView } from './app/first-view.ts';
import { followAccountLanguage } from './app/follow-account-language.ts';
import { followSession } from './app/follow-session.ts';
import { nextTask } from './app/next-task.ts';
import { opensOffline } from './app/offline.ts';
import { createAppRouter, firstScreen } from './app/router.ts';
import { knownSession } from './features/session/session-state.ts';
import { fetchAhead } from './host/fetch-ahead.ts';
import { host, provideHost } from './host/host.ts';
import { openHost } from './host/open-host.ts';
import { startTexts } from './i18n/i18n.ts';
import { savedLanguage, saveLanguage, startLanguage } from './i18n/language.ts';

// The page's policy forbids code made from strings; zod would try it.
Object.assign(globalThis, { __zod_globalConfig: { jitless: true } });

async function start(root: HTMLElement): Promise<void> {
  const isOffline = opensOffline();
  // Without a connection the address stays as it is, codes included: it is opened again when there is one.
  const entry = isOffline ? null : openEntry();
  await nextTask();
  provideHost(await openHost());
  const language = startLanguage(
    entry?.language ?? null,
    host().profile.language ?? savedLanguage(),
    navigator.language,
  );
  const isLanguageNamed = entry !== null && entry.language !== null;
  if (isLanguageNamed) saveLanguage(language);
  const texts = startTexts(language, 'general', 'shell');
  await nextTask();
  const router = createAppRouter();
  await nextTask();
  if (!isOffline) {
    followSession(router);
    followAccountLanguage(isLanguageNamed);
  }
  const { device } = host();
  const reports = device ? import('./app/report-guest.ts') : null;
  // The first view is that of a guest who is not signed in: the app's own header has to know that as well.
  await Promise.all([texts, firstScreen(router), showsFirstView() ? knownSession() : null]);
  await nextTask();
  // Every screen has its own title, and the first one in the page would win.
  document.querySelector('title')?.remove();
  // A device shows its page on this signal: only once there is something to touch and the guards are active.
  const onStands = () => {
    repeatEarlyTap();
    void reports?.then(({ startReports }) => device && startReports(device));
    if (host().profile.capabilities.worksOffline && !isOffline && import.meta.env.PROD) {
      fetchAhead(
        async () => (await import('./features/stay-card/follow-stay.ts')).followStay(),
        async () => (await import('./app/manifest-language.ts')).followManifestLanguage(),
        async () => (await import('./app/follow-releases.ts')).followReleases(import.meta.url),
      );
    }
  };
  // In a transition the first view stays until the app's screen is complete.
  startTransition(() => createRoot(root).render(<App router={router} onStands={onStands} />));
}

const root = document.getElementById('root');
if (root) void start(root);
