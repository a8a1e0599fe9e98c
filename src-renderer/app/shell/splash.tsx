/** Nothing: the ground and the mark that index.html paints stay until the first screen stands. */
export function Splash() {
  return null;
}
