import { circle, dome, ellipse, leaf, path, place, rect, repeat, stroke } from './shapes.ts';
import { brand } from './tones.ts';

/** What stands on a table or a counter, seen from the side: `base` is the table's top. */
export type OnTable = (x: number, base: number) => string;

const steam = (x: number, y: number, colour: string) =>
  [-22, 0, 22]
    .map((shift, index) =>
      stroke(
        `M${x + shift} ${y}c-14-22 14-34 0-58${index === 1 ? 'c-10-18 10-26 2-44' : ''}`,
        colour,
        6,
        0.55,
      ),
    )
    .join('');

export const cup =
  (
    fill: string,
    {
      size = 1,
      inside = '#5b3320',
      vapour = brand.cream,
    }: { size?: number; inside?: string; vapour?: string } = {},
  ): OnTable =>
  (x, base) =>
    place(
      { x, y: base, scale: size },
      steam(0, -124, vapour),
      ellipse(0, -4, 96, 13, brand.cream),
      ellipse(0, -8, 70, 8, '#e5d7c3'),
      `<circle cx="66" cy="-64" r="24" fill="none" stroke="${fill}" stroke-width="13"/>`,
      path('M-66-104H66Q66-10 22-8H-22Q-66-10-66-104z', fill),
      path('M18-104H66Q66-10 22-8H4Q40-30 18-104z', '#000', 0.1),
      ellipse(0, -104, 66, 13, brand.cream),
      ellipse(0, -103, 56, 9, inside),
    );

/** A cake on a stand with one slice gone. */
export const cake =
  (fill: string, icing: string): OnTable =>
  (x, base) =>
    place(
      { x, y: base },
      path('M-14-46H14L30 0H-30z', brand.cream),
      ellipse(0, -48, 118, 13, brand.cream),
      path('M-92-128H92V-58Q0-40-92-58z', fill),
      path(
        'M-92-128H92V-108q-14 26-28 2q-16 30-32 2q-16 24-32 0q-16 30-32 0q-16 24-30 0q-14 24-30-4z',
        icing,
      ),
      ellipse(0, -128, 92, 17, icing),
      ...[-48, -6, 38].map(at => circle(at, -136, 12, brand.terracotta)),
    );

export const loaves =
  (crust: string): OnTable =>
  (x, base) =>
    place(
      { x, y: base },
      path('M-140 0L-124-52H124L140 0z', '#a9744a'),
      repeat(6, index => rect(-128 + index * 45, -50, 5, 50, '#8a5a3a')),
      ...[-86, 0, 86].map((at, index) =>
        place(
          { x: at, y: -48, turn: index * 6 - 6 },
          path('M-60 0Q-66-62 0-66Q66-62 60 0z', index === 1 ? '#b9753f' : crust),
          ...[-26, 2, 30].map(cut => stroke(`M${cut - 8}-18Q${cut}-40 ${cut + 12}-50`, '#f3d9a8', 6)),
        ),
      ),
    );

export const books =
  (fills: readonly string[]): OnTable =>
  (x, base) =>
    place(
      { x, y: base },
      ...fills.map((fill, index) =>
        place(
          { x: (index % 2) * 14 - 6, y: -index * 30 },
          rect(-88, -30, 176, 30, fill, 4),
          rect(-88, -24, 150, 18, '#0001'),
          rect(66, -27, 20, 24, brand.cream),
        ),
      ),
    );

export const vase =
  (fill: string, stems: string, blossom: string): OnTable =>
  (x, base) =>
    place(
      { x, y: base },
      ...[-26, -10, 8, 26].map((lean, index) =>
        [
          stroke(`M0-90Q${lean * 0.6}-150 ${lean * 2.2}-${190 + (index % 2) * 34}`, stems, 5),
          leaf(lean, -138 - index * 8, 44, 11, lean > 0 ? -28 : 206, stems),
          circle(lean * 2.2, -(194 + (index % 2) * 34), 19, blossom),
          circle(lean * 2.2, -(194 + (index % 2) * 34), 7, brand.brassLight),
        ].join(''),
      ),
      path('M-24-104H24Q18-84 34-60Q50-14 22 0H-22Q-50-14-34-60Q-18-84-24-104z', fill),
    );

export const bottle =
  (fill: string, label: string = brand.plaster): OnTable =>
  (x, base) =>
    place(
      { x, y: base },
      path('M-12-210H12V-150Q34-132 34-104V-6q0 6-6 6H-28q-6 0-6-6V-104Q-34-132-12-150z', fill),
      rect(-14, -222, 28, 26, brand.terracottaDeep, 3),
      rect(-34, -92, 68, 52, label),
      circle(0, -66, 13, brand.brass),
    );

export const wineGlass =
  (wine: string): OnTable =>
  (x, base) =>
    place(
      { x, y: base },
      ellipse(0, -3, 42, 6, '#fff9'),
      rect(-3, -84, 6, 82, '#fffb'),
      path('M-44-196H44Q52-88 0-82Q-52-88-44-196z', '#fff6'),
      path('M-46-146H46Q42-90 0-86Q-42-90-46-146z', wine),
    );

/** A wide glass on a stem with a twist of peel. */
export const coupe =
  (drink: string): OnTable =>
  (x, base) =>
    place(
      { x, y: base },
      ellipse(0, -4, 62, 9, '#fff9'),
      rect(-4, -150, 8, 146, '#fffb'),
      path('M-112-258H112Q96-150 0-146Q-96-150-112-258z', '#fff4'),
      path('M-106-232H106Q88-154 0-150Q-88-154-106-232z', drink),
      ellipse(0, -232, 106, 12, '#fff5'),
      stroke('M40-240c30-60 60-30 44-6s14 34 34 8', brand.brass, 12),
    );

export const tumbler =
  (drink: string, garnish: string): OnTable =>
  (x, base) =>
    place(
      { x, y: base },
      path('M-50-130H50L42-2H-42z', '#fff5'),
      path('M-46-98H46L41-6H-41z', drink),
      place({ x: -8, y: -62, turn: 16 }, rect(-24, -24, 48, 48, '#fff7', 6)),
      circle(44, -132, 25, garnish),
      circle(44, -132, 16, '#fff6'),
    );

export const mug =
  (beer: string): OnTable =>
  (x, base) =>
    place(
      { x, y: base },
      `<path d="M58-132h32q20 0 20 20v44q0 20-20 20H58" fill="none" stroke="#fff8" stroke-width="15"/>`,
      rect(-62, -156, 124, 156, '#fff6', 10),
      rect(-54, -144, 108, 136, beer, 8),
      ...[-34, -2, 30].map(at => rect(at, -124, 9, 100, '#fff5', 4)),
      path(
        'M-70-146a26 26 0 0 1 28-36a34 34 0 0 1 56-6a30 30 0 0 1 56 16a20 20 0 0 1 0 34q-10 14-24 4q-10 22-30 2z',
        brand.cream,
      ),
    );

/** The gourd of a chimarrao with its straw. */
export const gourd =
  (fill: string): OnTable =>
  (x, base) =>
    place(
      { x, y: base },
      stroke('M10-150L62-286L84-290', '#c9b27a', 11),
      path('M-64-182Q0-166 64-182Q44-136 64-96Q84-20 0-14Q-84-20-64-96Q-44-136-64-182z', fill),
      path('M64-182Q44-136 64-96Q84-20 0-14Q52-44 36-96Q24-136 40-176z', '#000', 0.14),
      ellipse(0, -182, 64, 17, '#d9c48a'),
      path('M-58-184Q-44-232 4-212Q44-200 58-184Q0-170-58-184z', '#7f9b4e'),
      path('M-46-12H46L56 0H-56z', '#c9b27a'),
    );

export const kettle =
  (fill: string): OnTable =>
  (x, base) =>
    place(
      { x, y: base },
      `<path d="M-58-150C-50-232 50-232 58-150" fill="none" stroke="${brand.jatoba}" stroke-width="12"/>`,
      path('M58-96L128-158L142-148L82-48z', fill),
      path('M-84-60Q-84-150 0-150T84-60Q84 0 60 0H-60Q-84 0-84-60z', fill),
      path('M-84-60Q-84-150 0-150Q-52-120-52-60Q-52-12-44 0H-60Q-84 0-84-60z', '#fff', 0.18),
      circle(0, -156, 12, brand.jatoba),
    );

/** Three balls in a glass. */
export const sundae =
  (balls: readonly [string, string, string], size = 1): OnTable =>
  (x, base) =>
    place(
      { x, y: base, scale: size },
      ellipse(0, -4, 64, 10, '#fffb'),
      rect(-8, -72, 16, 70, '#fffb'),
      circle(-46, -190, 50, balls[0]),
      circle(46, -190, 50, balls[1]),
      circle(0, -244, 52, balls[2]),
      place({ x: 44, y: -262, turn: 24 }, rect(-8, -92, 16, 100, '#c98d4f', 3)),
      path('M-104-186H104Q92-78 0-70Q-92-78-104-186z', '#fff8'),
      path('M-98-166H98Q84-82 0-74Q-84-82-98-166z', '#fff6'),
    );

/** A row of sweets under a glass bell. */
export const bell =
  (sweets: readonly string[]): OnTable =>
  (x, base) =>
    place(
      { x, y: base },
      path('M-12-34H12L28 0H-28z', brand.brass),
      ellipse(0, -38, 128, 12, brand.brass),
      ...[-72, -24, 24, 72].map((at, index) =>
        dome(at, -44, 27, sweets[index % sweets.length] ?? brand.rose),
      ),
      ...[-48, 0, 48].map((at, index) =>
        dome(at, -74, 25, sweets[(index + 1) % sweets.length] ?? brand.rose),
      ),
      path('M-116-46V-130A116 106 0 0 1 116-130V-46z', '#fff', 0.3),
      stroke('M-84-140A84 84 0 0 1-30-206', '#fff', 8, 0.6),
      circle(0, -246, 13, brand.brass),
    );

export const pot =
  (fill: string, { size = 1, vapour = brand.cream }: { size?: number; vapour?: string } = {}): OnTable =>
  (x, base) =>
    place(
      { x, y: base, scale: size },
      steam(0, -150, vapour),
      rect(-122, -96, 244, 18, fill, 9),
      path('M-94-112H94L84-14Q82 0 66 0H-66Q-82 0-84-14z', fill),
      path('M40-112H94L84-14Q82 0 66 0H20Q56-40 40-112z', '#000', 0.12),
      ellipse(0, -112, 94, 17, '#fff3'),
      ellipse(0, -111, 82, 12, '#e8b552'),
    );

export const noodleBowl =
  (fill: string, vapour: string = brand.cream): OnTable =>
  (x, base) =>
    place(
      { x, y: base },
      steam(0, -150, vapour),
      stroke('M20-124L150-250M44-122L176-236', brand.terracottaDeep, 9),
      path('M-134-118H134Q122-14 44-12V0H-44V-12Q-122-14-134-118z', fill),
      path('M60-118H134Q122-14 44-12V0H20Q84-40 60-118z', '#000', 0.12),
      ellipse(0, -118, 134, 25, brand.cream),
      ellipse(0, -116, 118, 19, '#d99a4e'),
      ellipse(-46, -118, 36, 13, brand.cream),
      ellipse(-46, -118, 18, 8, brand.brass),
      ...[10, 30, 50].map(at => stroke(`M${at}-108q16-18 34-4`, '#f6e0ae', 6)),
      leaf(-8, -124, 50, 12, -24, brand.sageDeep),
    );

export const fruitBowl =
  (fill: string, fruits: readonly string[]): OnTable =>
  (x, base) =>
    place(
      { x, y: base },
      ...[-78, -30, 22, 72].map((at, index) =>
        circle(at, -100, 37, fruits[index % fruits.length] ?? brand.brass),
      ),
      ...[-50, 2, 50].map((at, index) =>
        circle(at, -146, 35, fruits[(index + 2) % fruits.length] ?? brand.brass),
      ),
      circle(0, -186, 32, fruits[1] ?? brand.brass),
      leaf(6, -214, 44, 13, -30, brand.sageDeep),
      path('M-136-96H136Q116 0 36 0H-36Q-116 0-136-96z', fill),
      path('M66-96H136Q116 0 36 0H10Q88-30 66-96z', '#000', 0.12),
    );
