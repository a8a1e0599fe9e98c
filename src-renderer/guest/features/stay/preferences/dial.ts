/** The arch of the temperature dial: half a circle from left to right, an option at each equal part of it. No DOM. */

export const DIAL = { width: 320, height: 190, x: 160, y: 164, radius: 124 } as const;

export function toPoint(index: number, count: number): { x: number; y: number } {
  const angle = Math.PI * (1 - shareOf(index, count));
  return { x: DIAL.x + DIAL.radius * Math.cos(angle), y: DIAL.y - DIAL.radius * Math.sin(angle) };
}

export const shareOf = (index: number, count: number) => (count < 2 ? 0.5 : index / (count - 1));

/** The option that is nearest to a point of the drawing; below the arch it is the end of that side. */
export function indexAt(point: { x: number; y: number }, count: number): number {
  const [right, up] = [point.x - DIAL.x, DIAL.y - point.y];
  const angle = up >= 0 ? Math.atan2(up, right) : right < 0 ? Math.PI : 0;
  return Math.round((1 - angle / Math.PI) * (count - 1));
}

/** The index after a slider's key; null for any other key. */
export function indexAfterKey(key: string, index: number, count: number): number | null {
  const steps: Record<string, number> = {
    ArrowRight: index + 1,
    ArrowUp: index + 1,
    ArrowLeft: index - 1,
    ArrowDown: index - 1,
    PageUp: index + 2,
    PageDown: index - 2,
    Home: 0,
    End: count - 1,
  };
  const wanted = Object.hasOwn(steps, key) ? steps[key] : undefined;
  return wanted === undefined ? null : Math.min(count - 1, Math.max(0, wanted));
}
