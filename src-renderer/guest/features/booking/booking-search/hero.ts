import { anyHotelStem } from '#renderer/platform/ui/picture-stem.ts';

export const heroPicture = {
  stem: anyHotelStem,
  /** On a phone slightly smaller than its box: 640 pixels suffice, and 1080 would cost twice as much. */
  sizes: '(min-width: 1280px) 500px, (min-width: 1024px) 42vw, 86vw',
} as const;
