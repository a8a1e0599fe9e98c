import { describe, expect, test } from 'vitest';
import { themes, type WholeTheme } from '../../build/theme-styles.ts';

function luminance(hex: string): number {
  const channel = (start: number) => {
    const value = Number.parseInt(hex.slice(start, start + 2), 16) / 255;
    return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
  };
  return 0.2126 * channel(1) + 0.7152 * channel(3) + 0.0722 * channel(5);
}

function contrast(a: string, b: string): number {
  const [light = 0, dark = 0] = [luminance(a), luminance(b)].sort((x, y) => y - x);
  return (light + 0.05) / (dark + 0.05);
}

/** What is read on what: 4.5 to 1 (WCAG 1.4.3). */
function readings({ fluent, brand }: WholeTheme): [string, string | undefined, string | undefined][] {
  const grounds = { ground: brand.ground, groundDeep: brand.groundDeep, surface: brand.surface };
  const inks = {
    ink: brand.ink,
    inkSoft: brand.inkSoft,
    brassInk: brand.brassInk,
    link: fluent.colorBrandForegroundLink,
    brand: fluent.colorBrandForeground1,
    danger: fluent.colorStatusDangerForeground1,
    fieldError: fluent.colorPaletteRedForeground1,
  };
  return [
    ...Object.entries(inks).flatMap(([ink, colour]) =>
      Object.entries(grounds).map(([ground, behind]): [string, string | undefined, string] => [
        `${ink} on ${ground}`,
        colour,
        behind,
      ]),
    ),
    ['white on the brand', fluent.colorNeutralForegroundOnBrand, fluent.colorBrandBackground],
    ['white on the brand, hovered', fluent.colorNeutralForegroundOnBrand, fluent.colorBrandBackgroundHover],
    ['on jatoba', brand.onJatoba, brand.jatoba],
    ['soft on jatoba', brand.onJatobaSoft, brand.jatoba],
    ['sage ink on sage wash', brand.sageInk, brand.sageWash],
    ['brass ink on brass wash', brand.brassInk, brand.brassWash],
    ['danger on its wash', fluent.colorStatusDangerForeground1, fluent.colorStatusDangerBackground1],
    ['ink on terracotta wash', brand.ink, brand.terracottaWash],
  ];
}

describe.each(Object.entries(themes))('%s', (name, theme) => {
  const floor = name.startsWith('contrast') ? 7 : 4.5;

  test.each(readings(theme))('%s is readable', (_, colour, behind) => {
    const wanted = theme.brand.ink === colour ? floor : 4.5;
    expect(contrast(colour ?? '', behind ?? '')).toBeGreaterThanOrEqual(wanted);
  });

  test('fields and the focus have a contrast of 3 to 1 with their background', () => {
    for (const behind of [theme.brand.surface, theme.brand.ground]) {
      expect(contrast(theme.brand.edge, behind)).toBeGreaterThanOrEqual(3);
      expect(contrast(theme.brand.focus, behind)).toBeGreaterThanOrEqual(3);
    }
  });
});
