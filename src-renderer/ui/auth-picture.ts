/** How wide the arch of a door page stands; the build asks for the one of /login early (build/landing-preload.ts). */
export const authPictureSizes = '(min-width: 768px) 40vw, 220px';

/** What stands beside the sign-in form. */
export const loginPicture = {
  stem: 'portrait-garden-queen',
  sizes: authPictureSizes,
  /** Where it stands before its screen does, on a phone (first-view.css). */
  frame: { page: 'first-auth', picture: 'first-auth-picture' },
  unless: [],
} as const;
