/** HTML of the build, inert until the app replaces it; `data-first-view` of <html> has the last tap's position. */
const root = document.documentElement;

export const showsFirstView = () => root.dataset['firstView'] !== undefined;

/** Repeats a tap that came too early, on the app's control at the same position. Called once the app is on the page. */
export function repeatEarlyTap(): void {
  const [x, y] = (root.dataset['firstView'] ?? '').split(' ').map(Number);
  if (x === undefined || y === undefined) return;
  const tapped = document.elementFromPoint(x, y)?.closest<HTMLElement>('a, button, input, select, label');
  tapped?.focus();
  tapped?.click();
}
