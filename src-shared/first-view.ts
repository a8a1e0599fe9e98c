/**
 * Pages whose first view is HTML of the build (build/first-views.ts), by the path that a guest opens: the name of their
 * files in the web build's folder `first-view`, one for each language.
 */
export const firstViews: Readonly<Record<string, string>> = {
  '/login': 'login',
  '/booking': 'booking-step-1',
  '/booking/step-1': 'booking-step-1',
};

/** The file of a first view below the web build's folder. */
export const firstViewFile = (name: string, language: 'en' | 'pt') => `first-view/${name}.${language}.html`;
