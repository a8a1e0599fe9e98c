/**
 * The two scripts in a page with a first view. They run before any code of the app, so each is one function that is
 * written into the page as it stands: it can use nothing but its arguments.
 */

type Language = 'en' | 'pt';

export type Decision = {
  language: Language;
  startLanguage: (requested: string | null, saved: string | null, browser: string) => Language;
  savedLanguage: string;
  session: string;
  /** Of a device where somebody was signed in before: what they see first is another screen. */
  knownDevice: string;
  /** Names in the address with which the page shows something else. */
  elsewhere: readonly string[];
  /** Names of the tab's session storage; with one of them the screen has something else to show. */
  unless: readonly string[];
};

/**
 * In the head, before anything is painted: shows the first view to whom it is for. Anybody else (another language, a
 * stored session, a search in progress, a link from an e-mail or a partner) gets the plain page.
 */
export function decide({
  language,
  startLanguage,
  savedLanguage,
  session,
  knownDevice,
  elsewhere,
  unless,
}: Decision): void {
  const stored = (storage: () => Storage, name: string) => {
    try {
      return storage().getItem(name);
    } catch {
      return null;
    }
  };
  const page = document.documentElement;
  const query = new URLSearchParams(location.search);
  const saved = stored(() => localStorage, savedLanguage);
  const own = startLanguage(query.get('lang'), saved, navigator.language);
  page.lang = own === 'pt' ? 'pt-BR' : 'en';
  if (own !== language || elsewhere.some(name => query.has(name))) return;
  if ([session, knownDevice].some(name => stored(() => localStorage, name) !== null)) return;
  if (unless.some(name => stored(() => sessionStorage, name) !== null)) return;
  page.dataset['firstView'] = '';
}

export type AppFiles = {
  entry: string;
  /** Of the entry itself. */
  files: readonly string[];
  /** Of the page's own screen. */
  screen: readonly string[];
  texts: Record<Language, readonly string[]>;
};

/**
 * At the end of the body: requests the app once the first view has been painted, so that the code does not compete with
 * its picture and fonts; at once where there is no first view, or the page is hidden. Remembers a tap that comes too early.
 */
export function loadApp({ entry, files, screen, texts }: AppFiles): void {
  const page = document.documentElement;
  // Without a first view / is a guest's home, which is another screen.
  const isHome = location.pathname === '/' && page.dataset['firstView'] === undefined;
  const own = isHome ? [] : [...screen, ...texts[page.lang === 'en' ? 'en' : 'pt']];
  let isLoaded = false;
  const load = () => {
    if (isLoaded) return;
    isLoaded = true;
    for (const file of [...files, ...own]) {
      const link = document.createElement('link');
      link.rel = 'modulepreload';
      link.href = `/${file}`;
      document.head.append(link);
    }
    const script = document.createElement('script');
    script.type = 'module';
    script.crossOrigin = '';
    script.src = `/${entry}`;
    document.head.append(script);
  };
  if (page.dataset['firstView'] === undefined || document.visibilityState !== 'visible') return load();
  addEventListener('click', ({ clientX, clientY }) => {
    if (document.querySelector('.first-view')) page.dataset['firstView'] = `${clientX} ${clientY}`;
  });
  requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(load)));
  // A page that is left before it was painted is never painted.
  setTimeout(load, 1000);
}
