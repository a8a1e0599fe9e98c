import type { Display, Rectangle } from 'electron';
import type { DeviceSettings } from '#shared/device-settings.ts';

export type Place = Pick<Display, 'id' | 'bounds'>;

export type DisplayPlaces = {
  /** Where guests are. */
  main: Rectangle;
  /** Screens on which nothing may be seen or done. */
  covered: Rectangle[];
};

/**
 * Which screen is the guests', counted from the left and the top; the system's main one where that one is not
 * plugged in (KSK-02). `displays` holds the primary one.
 */
export function placeOnDisplays(
  displays: readonly Place[],
  primary: Place,
  { main, coverOthers }: DeviceSettings['displays'],
): DisplayPlaces {
  const inOrder = displays.toSorted(
    (one, other) => one.bounds.x - other.bounds.x || one.bounds.y - other.bounds.y,
  );
  const chosen = (main === null ? undefined : inOrder[main]) ?? primary;
  const others = inOrder.filter(({ id }) => id !== chosen.id);
  return { main: chosen.bounds, covered: coverOthers ? others.map(({ bounds }) => bounds) : [] };
}
