import 'virtual:pernoite-theme.css';
import './platform/ui/fonts.css';
import './platform/ui/global.css';
import './platform/ui/first-view.css';
import { startTransition } from 'react';
import { createRoot } from 'react-dom/client';
import { App } from './guest/app/app.tsx';
import { openEntry } from './guest/app/entry.ts';
import { repeatEarlyTap, showsFirstView } from './guest/app/first-view.ts';
import { followAccountLanguage } from './guest/app/follow-account-language.ts';
import { followSession } from './guest/app/follow-session.ts';
import { createAppRouter, opensOffline } from './guest/app/router.ts';
import { startTexts } from './guest/app/start-texts.ts';
import { knownSession } from './guest/features/shared/session/session-state.ts';
import { fetchAhead } from './platform/host/fetch-ahead.ts';
import { firstTouchSettled } from './platform/host/first-touch.ts';
import { host, provideHost } from './platform/host/host.ts';
import { openHost } from './platform/host/open-host.ts';
import { savedLanguage, saveLanguage, startLanguage } from './platform/i18n/language.ts';
import { firstScreen } from './platform/ui/first-screen.ts';

/** Steps joined only by promises belong to one long task, and a tap waits until a task has ended. */
function nextTask(): Promise<void> {
  return new Promise(resolve => {
    const { port1, port2 } = new MessageChannel();
    port1.onmessage = () => {
      port1.close();
      resolve();
    };
    port2.postMessage(null);
  });
}

// The page's policy forbids code made from strings; zod would try it.
Object.assign(globalThis, { __zod_globalConfig: { jitless: true } });

async function start(root: HTMLElement): Promise<void> {
  const isOffline = opensOffline();
  // Without a connection the address stays unchanged, codes included: it is opened again when the connection is back.
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
  const reports = device ? import('./guest/app/report-guest.ts') : null;
  // The first view is that of a guest who is not signed in, so the app's own header needs to know the session as well.
  await Promise.all([texts, firstScreen(router), showsFirstView() ? knownSession() : null]);
  await firstTouchSettled();
  await nextTask();
  // Every screen has its own title, and the first one in the page would win.
  document.querySelector('title')?.remove();
  // A device shows its page on this signal: only once it is interactive and the guards are active.
  const onStands = () => {
    repeatEarlyTap();
    void reports?.then(({ startReports }) => device && startReports(device));
    if (host().profile.capabilities.worksOffline && !isOffline && import.meta.env.PROD) {
      fetchAhead(
        async () => (await import('./guest/features/stay/stay-card/follow-stay.ts')).followStay(),
        async () => (await import('./guest/app/manifest-language.ts')).followManifestLanguage(),
        async () => (await import('./guest/app/follow-releases.ts')).followReleases(import.meta.url),
      );
    }
  };
  // In a transition the first view stays until the app's screen is complete.
  startTransition(() => createRoot(root).render(<App router={router} onStands={onStands} />));
}

const root = document.getElementById('root');
if (root) void start(root);
