import { anyHotelStem } from '#renderer/platform/ui/picture-stem.ts';

/** The picture of the first step until a hotel is chosen: the lamp. */
export const heroPicture = {
  stem: anyHotelStem,
  /** On a phone a little less than its place: 640 pixels do where 1080 would cost twice. */
  sizes: '(min-width: 1280px) 500px, (min-width: 1024px) 42vw, 86vw',
} as const;
