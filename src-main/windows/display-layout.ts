import type { Display, Rectangle } from 'electron';
import type { DeviceSettings } from '#shared/device-settings.ts';

export type DisplayBounds = Pick<Display, 'id' | 'bounds'>;

export type DisplayLayout = {
  main: Rectangle;
  /** Screens that must stay black and without input. */
  covered: Rectangle[];
};

/** `displays` contains the primary one, which is used if the guests' screen is not plugged in (KSK-02). */
export function layOutDisplays(
  displays: readonly DisplayBounds[],
  primary: DisplayBounds,
  { main, coverOthers }: DeviceSettings['displays'],
): DisplayLayout {
  const inOrder = displays.toSorted(
    (one, other) => one.bounds.x - other.bounds.x || one.bounds.y - other.bounds.y,
  );
  const chosen = (main === null ? undefined : inOrder[main]) ?? primary;
  const others = inOrder.filter(({ id }) => id !== chosen.id);
  return { main: chosen.bounds, covered: coverOthers ? others.map(({ bounds }) => bounds) : [] };
}
