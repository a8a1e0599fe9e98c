/** The guest app's own pictures of the city guide: drawn, of one shape, and in no table that the web app loads. */

export const guidePictureWidths = [640, 1080] as const;

/** Width by height. */
export const guidePictureShape = [3, 2] as const;

export const isGuidePicture = (name: string) => /^guide-[a-z][a-z0-9-]*$/.test(name);
