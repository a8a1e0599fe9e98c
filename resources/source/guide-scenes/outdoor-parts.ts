import {
  arch,
  circle,
  ellipse,
  HEIGHT,
  leaf,
  path,
  place,
  polygon,
  type Random,
  rect,
  repeat,
  ring,
  stroke,
  WIDTH,
} from './shapes.ts';
import { brand, skins, type Tones } from './tones.ts';

/** What stands under the open sky. `base` is where a thing touches the ground. */

export const sky = (tones: Tones, x: number, y: number, radius: number) =>
  [
    rect(0, 0, WIDTH, HEIGHT, tones.sky),
    circle(x, y, radius * 2.9, tones.halo, 0.55),
    circle(x, y, radius * 1.8, tones.halo),
    circle(x, y, radius, tones.sun),
  ].join('');

export const stars = (tones: Tones, random: Random, until: number) =>
  repeat(26, () =>
    circle(
      random.between(20, WIDTH - 20),
      random.between(16, until),
      random.between(1.6, 3.4),
      tones.light,
      0.75,
    ),
  );

export const cloud = (x: number, y: number, size: number, fill: string) =>
  place(
    { x, y, scale: size },
    path('M-90 0a26 26 0 0 1 8-50a44 44 0 0 1 82-14a34 34 0 0 1 58 24a21 21 0 0 1 8 40z', fill, 0.8),
  );

export function hills(base: number, height: number, fill: string, random: Random): string {
  const first = random.between(0.3, 0.7) * height;
  return path(
    `M0 ${base}V${base - first}Q270 ${base - height * random.between(1, 1.4)} 540 ${base - height * 0.5}T1080 ${base - height * random.between(0.5, 0.9)}V${base}z`,
    fill,
  );
}

/** Towers side by side, some with lit windows. */
export function skyline(
  random: Random,
  { base, height, fill, windows }: { base: number; height: number; fill: string; windows?: string },
): string {
  const towers: string[] = [];
  for (let x = -20; x < WIDTH; ) {
    const width = random.between(52, 108);
    const tall = height * random.between(0.42, 1);
    const top = base - tall;
    towers.push(rect(x, top, width - 6, tall, fill));
    const kind = random.pick(['flat', 'flat', 'mast', 'step', 'slope', 'arch']);
    if (kind === 'mast') towers.push(rect(x + width / 2 - 6, top - 46, 5, 46, fill));
    if (kind === 'step') towers.push(rect(x + 12, top - 22, width - 36, 22, fill));
    if (kind === 'slope') towers.push(polygon([x, top, x + width - 6, top - 34, x + width - 6, top], fill));
    if (kind === 'arch') towers.push(arch(x, top + 1, width - 6, (width - 6) / 2, fill));
    if (windows !== undefined)
      for (let row = top + 20; row < base - 30; row += 30)
        for (let column = x + 12; column < x + width - 24; column += 22)
          if (random.between(0, 1) < 0.34) towers.push(rect(column, row, 9, 13, windows));
    x += width;
  }
  return towers.join('');
}

export const roundTree = (x: number, base: number, height: number, fill: string, shade: string) =>
  place(
    { x, y: base, scale: height / 200 },
    rect(-7, -90, 14, 92, brand.woodDeep),
    stroke('M0-60L26-96M0-74L-24-108', brand.woodDeep, 8),
    circle(-38, -120, 44, shade),
    circle(40, -118, 42, shade),
    circle(0, -148, 54, fill),
    circle(28, -132, 34, fill),
    circle(-30, -134, 34, fill),
  );

export const tallTree = (x: number, base: number, height: number, fill: string, shade: string) =>
  place(
    { x, y: base, scale: height / 240 },
    rect(-6, -70, 12, 72, brand.woodDeep),
    ellipse(0, -140, 46, 100, shade),
    path('M0-240a46 100 0 0 1 0 200z', fill),
  );

/** A tree of the Cerrado: a twisted trunk with flat tufts. */
export const twistedTree = (x: number, base: number, height: number, fill: string, shade: string) =>
  place(
    { x, y: base, scale: height / 200 },
    stroke(
      'M0 0C-14-40 20-60 6-96C-2-116-40-120-48-150M6-96C30-110 52-110 58-142M10-70C34-70 60-76 84-92',
      brand.woodDeep,
      12,
    ),
    ellipse(-54, -160, 52, 24, shade),
    ellipse(58, -154, 54, 26, fill),
    ellipse(92, -100, 34, 18, shade),
    ellipse(0, -182, 58, 24, fill),
  );

export const palm = (x: number, base: number, height: number, fill: string, shade: string) =>
  place(
    { x, y: base, scale: height / 260 },
    path('M-8 0Q-2-130 10-224h10Q10-130 8 0z', brand.woodDeep),
    ...[-170, -150, -30, -8, 20, 160].map((turn, index) =>
      leaf(15, -226, 112, 24, turn, index % 2 ? fill : shade),
    ),
    ...[-115, -62].map(turn => leaf(15, -226, 96, 20, turn, fill)),
  );

/** A buriti palm: a straight trunk and a crown of fans. */
export const buriti = (x: number, base: number, height: number, fill: string, shade: string) =>
  place(
    { x, y: base, scale: height / 300 },
    rect(-7, -220, 14, 222, brand.wood),
    ...[-200, -172, -145, -118, -90, -62, -35, -8, 20].map((turn, index) =>
      place(
        { x: 0, y: -222, turn },
        stroke('M0 0H52', shade, 5),
        ...[-52, -30, -10, 10, 30, 52].map(fan => leaf(46, 0, 48, 9, fan, index % 2 ? fill : shade)),
      ),
    ),
  );

export const bush = (x: number, base: number, width: number, fill: string) =>
  path(
    `M${x - width / 2} ${base}a${width / 4} ${width / 4} 0 0 1 ${width * 0.3}-${width * 0.2}a${width / 4} ${width / 4} 0 0 1 ${width * 0.42} 0a${width / 5} ${width / 5} 0 0 1 ${width * 0.28} ${width * 0.2}z`,
    fill,
  );

type Look = { top: string; bottom: string; skin: string; hair: string; isDress?: boolean };

export const lookOf = (random: Random): Look => ({
  top: random.pick([brand.terracotta, brand.sage, brand.brass, brand.plaster, brand.petrol, brand.rose]),
  bottom: random.pick([brand.jatoba, brand.petrolDeep, brand.sageDeep, brand.woodDeep]),
  skin: random.pick(skins),
  hair: random.pick([brand.ink, brand.jatoba, '#5a3320']),
  isDress: random.between(0, 1) < 0.35,
});

type Arms = 'down' | 'up' | 'out' | 'hip';

const ARMS: Record<Arms, string> = {
  down: 'M-12-78L-17-46M12-78L17-46',
  up: 'M-12-78L-26-104M12-78L24-106',
  out: 'M-12-78L-34-66M12-78L34-70',
  hip: 'M-12-78L-24-62L-12-52M12-78L17-46',
};

/** A standing person with the feet at `base`; `height` 100 is a person of 100 pixels. */
export function person(x: number, base: number, height: number, look: Look, arms: Arms = 'down'): string {
  const { top, bottom, skin, hair, isDress = false } = look;
  const body = isDress
    ? [rect(-6, -30, 4, 30, skin), rect(2, -30, 4, 30, skin), path('M-11-80Q0-86 11-80L18-26H-18z', top)]
    : [
        path('M-10-46H10L9 0H2L0-34L-2 0H-9z', bottom),
        path('M-13-78Q-12-83-4-83H4Q12-83 13-78L11-42H-11z', top),
      ];
  return place(
    { x, y: base, scale: height / 100 },
    stroke(ARMS[arms], isDress ? skin : top, 6),
    ...body,
    rect(-3, -88, 6, 8, skin),
    circle(0, -93, 8, skin),
    path('M-8.6-93a8.6 8.8 0 0 1 17.2 0q-4-5-9-4.500q-5 0-8.200 4.500z', hair),
  );
}

export function bicycle(x: number, base: number, size: number, frame: string, dark: string): string {
  return place(
    { x, y: base, scale: size / 100 },
    ring(-34, -24, 22, dark, 4),
    ring(34, -24, 22, dark, 4),
    stroke('M-34-24L-14-56H22L0-24H-34M-14-56L0-24M22-56L34-24M22-56L18-70H28', frame, 4.5),
    stroke('M-18-62H-8', dark, 6),
    circle(0, -24, 5, dark),
  );
}

/** A cyclist on the way to the right. */
export function cyclist(x: number, base: number, size: number, look: Look, dark: string): string {
  return (
    bicycle(x, base, size, look.top, dark) +
    place(
      { x, y: base, scale: size / 100 },
      stroke('M-12-62L4-44L0-24', look.bottom, 9),
      stroke('M-12-64L8-96', look.top, 17),
      stroke('M6-92L24-70', look.skin, 6),
      circle(16, -112, 11, look.skin),
      path('M5-112a11 11 0 0 1 22-2z', look.hair),
    )
  );
}

/** Somebody who runs to the right. */
export const runner = (x: number, base: number, size: number, { top, bottom, skin, hair }: Look) =>
  place(
    { x, y: base, scale: size / 100 },
    stroke('M-2-44L14-30L10-4H18', bottom, 8),
    stroke('M-4-44L-16-24L-34-22', bottom, 8),
    stroke('M0-74L-2-48', top, 16),
    stroke('M0-76L16-62L26-72M-2-76L-18-64L-24-50', skin, 5.5),
    circle(5, -92, 9, skin),
    path('M-4-93a9 9 0 0 1 18-2q-8-3-11 2z', hair),
  );

export const lamp = (x: number, base: number, height: number, dark: string, light: string) =>
  [
    rect(x - 4, base - height, 8, height, dark),
    rect(x - 12, base - 10, 24, 10, dark, 3),
    circle(x, base - height - 12, 40, light, 0.22),
    circle(x, base - height - 12, 17, light),
  ].join('');

/** Small lamps on a cord that hangs between two points. */
export function lights(
  from: [number, number],
  to: [number, number],
  sag: number,
  cord: string,
  bulb: string,
): string {
  const at = (share: number): [number, number] => [
    from[0] + (to[0] - from[0]) * share,
    from[1] + (to[1] - from[1]) * share + 4 * sag * share * (1 - share),
  ];
  const middle = [(from[0] + to[0]) / 2, (from[1] + to[1]) / 2 + 2 * sag];
  const count = Math.max(4, Math.round((to[0] - from[0]) / 70));
  return (
    stroke(`M${from.join(' ')}Q${middle.join(' ')} ${to.join(' ')}`, cord, 3) +
    repeat(count, index => {
      const [x, y] = at((index + 0.5) / count);
      return circle(x, y + 10, 16, bulb, 0.25) + circle(x, y + 10, 7.5, bulb);
    })
  );
}

/** Little flags on a cord. */
export function bunting(
  from: [number, number],
  to: [number, number],
  sag: number,
  fills: readonly string[],
): string {
  const count = Math.round((to[0] - from[0]) / 46);
  const middle = [(from[0] + to[0]) / 2, (from[1] + to[1]) / 2 + 2 * sag];
  return (
    stroke(`M${from.join(' ')}Q${middle.join(' ')} ${to.join(' ')}`, brand.woodDeep, 3) +
    repeat(count, index => {
      const share = (index + 0.5) / count;
      const x = from[0] + (to[0] - from[0]) * share;
      const y = from[1] + (to[1] - from[1]) * share + 4 * sag * share * (1 - share);
      return path(`M${x - 15} ${y}h30v34l-15-12l-15 12z`, fills[index % fills.length] ?? brand.brass);
    })
  );
}

/** A striped roof of cloth over a window or a stall. */
export const awning = (x: number, y: number, width: number, depth: number, fill: string, other: string) =>
  repeat(Math.round(width / 44), index => {
    const wide = width / Math.round(width / 44);
    const left = x + index * wide;
    const colour = index % 2 ? other : fill;
    return (
      rect(left, y, wide + 0.5, depth, colour) +
      path(`M${left} ${y + depth}a${wide / 2} ${wide / 2.4} 0 0 0 ${wide} 0z`, colour)
    );
  });

export function pottedPlant(
  x: number,
  base: number,
  height: number,
  tones: Tones,
  pot: string = brand.terracotta,
): string {
  return place(
    { x, y: base, scale: height / 160 },
    ...[-150, -125, -100, -78, -52, -28].map((turn, index) =>
      leaf(0, -56, index === 2 || index === 3 ? 104 : 84, 17, turn, index % 2 ? tones.leaf : tones.leafDeep),
    ),
    path('M-34-60H34L26 0H-26z', pot),
    rect(-38, -66, 76, 14, pot, 4),
  );
}

export const bird = (x: number, y: number, size: number, fill: string) =>
  stroke(
    `M${x - size} ${y - size * 0.35}Q${x - size / 2} ${y - size * 0.6} ${x} ${y}Q${x + size / 2} ${y - size * 0.6} ${x + size} ${y - size * 0.35}`,
    fill,
    4,
  );

export const bench = (x: number, base: number, size: number, fill: string, dark: string) =>
  place(
    { x, y: base, scale: size },
    rect(-80, -74, 160, 13, fill, 4),
    rect(-80, -54, 160, 13, fill, 4),
    rect(-88, -34, 176, 13, fill, 4),
    rect(-70, -74, 9, 74, dark),
    rect(61, -74, 9, 74, dark),
  );
