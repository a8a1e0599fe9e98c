import { anyHotelStem } from '#renderer/ui/picture-stem.ts';

/**
 * The picture of the first step until a hotel is chosen: the lamp. The build preloads it before any
 * script has run (build/landing-preload.ts), so both must say the same.
 */
export const heroPicture = {
  stem: anyHotelStem,
  /** On a phone a little less than its place: 640 pixels do where 1080 would cost twice. */
  sizes: '(min-width: 1280px) 500px, (min-width: 1024px) 42vw, 86vw',
  /** Its position before its screen is there (ui/first-view.css). */
  frame: { page: 'search-page', picture: 'search-picture' },
  /** Session storage that has a search: the picture is then the chosen hotel's. */
  unless: ['pernoite.funnel', 'pernoite.search'],
} as const;
