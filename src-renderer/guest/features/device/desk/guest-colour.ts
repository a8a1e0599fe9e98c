/** Colours that distinguish windows side by side; the number on each has a contrast of at least 4.5 to 1. */
const colours = [
  { backgroundColor: '#f6cebc', color: '#461f11' },
  { backgroundColor: '#c8dcc1', color: '#26391f' },
  { backgroundColor: '#f3d58a', color: '#4a3508' },
  { backgroundColor: '#b9d4e6', color: '#12344a' },
  { backgroundColor: '#e3c6e0', color: '#47204a' },
  { backgroundColor: '#fff4e3', color: '#3b2418' },
] as const;

export function guestColour(number: number): { backgroundColor: string; color: string } {
  return colours[(number - 1) % colours.length] ?? colours[0];
}
