/** Width of the arch of a sign-in page. */
export const authPictureSizes = '(min-width: 768px) 40vw, 220px';

/** The picture beside the sign-in form. */
export const loginPicture = { stem: 'portrait-garden-queen' } as const;
