export const authPictureSizes = '(min-width: 768px) 40vw, 220px';

export const loginPicture = { stem: 'portrait-garden-queen' } as const;
