/** How wide the arch of a sign-in page is; the build preloads the one of /login (build/landing-preload.ts). */
export const authPictureSizes = '(min-width: 768px) 40vw, 220px';

/** The picture beside the sign-in form. */
export const loginPicture = {
  stem: 'portrait-garden-queen',
  sizes: authPictureSizes,
  /** Its position before its screen is there, on a phone (first-view.css). */
  frame: { page: 'first-auth', picture: 'first-auth-picture' },
  unless: [],
} as const;
