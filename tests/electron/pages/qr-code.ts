import { expect, type Locator } from '@playwright/test';
import { create } from 'qrcode';

/** White around a code, in its own squares. */
const QUIET = 4;

export async function expectQrCode(picture: Locator, text: string): Promise<void> {
  const { modules } = create(text, { errorCorrectionLevel: 'M' });
  const rows = Array.from({ length: modules.size }, (_, row) =>
    Array.from({ length: modules.size }, (_, column) => (modules.get(row, column) ? '#' : '.')).join(''),
  );
  await expect(picture).toHaveAttribute('aria-busy', 'false');
  const drawn = await picture.evaluate((svg, quiet) => {
    const path = svg.firstElementChild;
    if (!(svg instanceof SVGSVGElement) || !(path instanceof SVGGeometryElement)) return null;
    const { width } = svg.viewBox.baseVal;
    const sides = Array.from({ length: width }, (_, at) => at - quiet);
    return sides.map(y =>
      sides
        .map(x => (path.isPointInFill(new DOMPoint(x + quiet + 0.5, y + quiet + 0.5)) ? '#' : '.'))
        .join(''),
    );
  }, QUIET);
  const white = '.'.repeat(modules.size + 2 * QUIET);
  const edge = '.'.repeat(QUIET);
  expect(drawn?.join('\n')).toBe(
    [
      ...Array.from({ length: QUIET }, () => white),
      ...rows.map(row => `${edge}${row}${edge}`),
      ...Array.from({ length: QUIET }, () => white),
    ].join('\n'),
  );
}
