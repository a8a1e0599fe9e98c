/** By the path that a guest opens: file names in the web build's folder `first-view`, one for each language. */
export const firstViews: Readonly<Record<string, string>> = {
  // Whoever is not signed in is sent on to /login.
  '/': 'login',
  '/login': 'login',
  '/booking': 'booking-step-1',
  '/booking/step-1': 'booking-step-1',
};

export const firstViewFile = (name: string, language: 'en' | 'pt') => `first-view/${name}.${language}.html`;
