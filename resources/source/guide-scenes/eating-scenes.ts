import {
  awning,
  bunting,
  cloud,
  hills,
  lights,
  lookOf,
  person,
  pottedPlant,
  roundTree,
  sky,
  skyline,
  stars,
} from './outdoor-parts.ts';
import { cutlery, type Plate } from './plate-parts.ts';
import type { Scene } from './scene.ts';
import {
  arch,
  circle,
  ellipse,
  faded,
  HEIGHT,
  path,
  place,
  polygon,
  type Random,
  rect,
  repeat,
  stroke,
  WIDTH,
  within,
} from './shapes.ts';
import type { OnTable } from './table-parts.ts';
import { brand, type Tones } from './tones.ts';

type View = 'city' | 'trees' | 'hills' | 'rain';

function view(kind: View, tones: Tones, random: Random): string {
  const sun = sky(tones, random.between(330, 760), random.between(170, 250), random.between(46, 64));
  if (kind === 'city')
    return (
      sun +
      skyline(random, { base: 560, height: 330, fill: tones.far }) +
      skyline(random, { base: 580, height: 210, fill: tones.mid })
    );
  if (kind === 'hills')
    return (
      sun +
      hills(600, 260, tones.far, random) +
      hills(620, 170, tones.mid, random) +
      hills(640, 110, tones.leaf, random)
    );
  const trees = repeat(9, index =>
    roundTree(
      70 + index * 128,
      600,
      random.between(210, 330),
      index % 2 ? tones.leaf : tones.leafDeep,
      tones.leafDeep,
    ),
  );
  if (kind === 'trees') return sun + hills(600, 200, tones.far, random) + trees;
  return (
    rect(0, 0, WIDTH, HEIGHT, tones.sky) +
    cloud(330, 190, 1.5, tones.halo) +
    cloud(720, 140, 1.8, tones.halo) +
    trees +
    repeat(56, () => {
      const [x, y] = [random.between(0, WIDTH), random.between(0, 560)];
      return stroke(`M${x} ${y}l-9 34`, tones.light, 3, 0.7);
    })
  );
}

const opening = {
  arch: (frame: string) => ({
    hole: arch(300, 560, 480, 500, frame),
    bars: rect(534, 60, 12, 500, frame) + rect(300, 300, 480, 12, frame),
  }),
  three: (frame: string) => ({
    hole: arch(90, 560, 250, 440, frame) + arch(415, 560, 250, 440, frame) + arch(740, 560, 250, 440, frame),
    bars: [90, 415, 740].map(x => rect(x + 120, 120, 9, 440, frame) + rect(x, 340, 250, 9, frame)).join(''),
  }),
  round: (frame: string) => ({
    hole: circle(540, 290, 230, frame),
    bars: rect(534, 60, 12, 460, frame) + rect(310, 284, 460, 12, frame),
  }),
  wide: (frame: string) => ({
    hole: rect(120, 90, 840, 470, frame, 18),
    bars: [330, 540, 750].map(x => rect(x - 5, 90, 10, 470, frame)).join('') + rect(120, 216, 840, 9, frame),
  }),
  side: (frame: string) => ({
    hole: arch(110, 560, 400, 490, frame),
    bars: rect(304, 70, 11, 490, frame) + rect(110, 300, 400, 11, frame),
  }),
};

type AtWindow = {
  window: keyof typeof opening;
  view: View;
  wall: string;
  frame: string;
  table: string;
  on: readonly (readonly [x: number, thing: OnTable])[];
  lamps?: readonly number[];
  tiles?: string;
  plant?: number;
};

/** A table before a window. */
export const atWindow =
  ({ window, view: kind, wall, frame, table, on, lamps = [], tiles, plant }: AtWindow): Scene =>
  (tones, random) => {
    const { hole, bars } = opening[window](frame);
    return [
      rect(0, 0, WIDTH, HEIGHT, wall),
      tiles === undefined ? '' : tiled(tiles),
      `<g stroke="${frame}" stroke-width="26">${hole}</g>`,
      within(hole, view(kind, tones, random), bars),
      ...lamps.map(
        x =>
          rect(x - 2, 0, 4, 96, brand.jatoba) +
          path(`M${x - 52} 150a52 56 0 0 1 104 0z`, brand.brass) +
          circle(x, 152, 17, brand.brassLight),
      ),
      plant === undefined ? '' : pottedPlant(plant, 566, 230, tones, brand.terracottaDeep),
      rect(0, 560, WIDTH, 160, table),
      faded(0.22, rect(0, 560, WIDTH, 12, '#fff', 0)),
      ...on.map(([x]) => ellipse(x + 14, 640, 118, 14, '#00000024')),
      ...on.map(([x, thing]) => thing(x, 638)),
    ].join('');
  };

const tiled = (line: string) =>
  repeat(11, index => rect(0, index * 54, WIDTH, 2, line)) +
  repeat(21, index => rect(index * 54, 0, 2, 562, line));

type Cloth = 'checks' | 'planks' | 'stripes' | 'plain';

function cloth(kind: Cloth, fill: string, other: string): string {
  if (kind === 'checks')
    return (
      rect(0, 0, WIDTH, HEIGHT, fill) +
      repeat(7, index => faded(0.55, rect(index * 180 - 45, 0, 90, HEIGHT, other))) +
      repeat(5, index => faded(0.55, rect(0, index * 180 - 45, WIDTH, 90, other)))
    );
  if (kind === 'planks')
    return (
      rect(0, 0, WIDTH, HEIGHT, fill) +
      repeat(6, index => rect(0, index * 124, WIDTH, 5, other)) +
      repeat(6, index => rect(((index * 367) % 1000) + 40, index * 124, 5, 124, other))
    );
  if (kind === 'stripes')
    return rect(0, 0, WIDTH, HEIGHT, fill) + repeat(9, index => rect(index * 128 - 20, 0, 34, HEIGHT, other));
  return rect(0, 0, WIDTH, HEIGHT, fill) + polygon([620, 0, 1080, 0, 1080, 720, 300, 720], other);
}

const PLATE_SCALE = 1.45;

type FromAbove = {
  cloth: readonly [Cloth, string, string];
  plates: readonly (readonly [x: number, y: number, plate: Plate])[];
  cutlery?: readonly (readonly [x: number, y: number])[];
  extra?: string;
};

/** A laid table, seen from above. */
export const fromAbove =
  ({ cloth: [kind, fill, other], plates, cutlery: forks = [], extra = '' }: FromAbove): Scene =>
  (_, random) =>
    [
      cloth(kind, fill, other),
      ...forks.map(([x, y]) => cutlery(x, y, 270, brand.cream)),
      ...plates.map(([x, y, plate]) => place({ x, y, scale: PLATE_SCALE }, plate(0, 0, random))),
      extra,
    ].join('');

type Front = {
  wall: string;
  door: string;
  awning: readonly [string, string];
  inside: readonly [x: number, thing: OnTable][];
  doorAt: 'left' | 'right';
  outside?: string;
};

/** A shop seen from the street: an arched door, a window with what it sells. */
export const shopFront =
  ({ wall, door, awning: [fill, other], inside, doorAt, outside = '' }: Front): Scene =>
  (tones, random) => {
    const left = doorAt === 'left';
    const [doorX, windowX] = left ? [120, 400] : [720, 110];
    return [
      sky(tones, left ? 860 : 220, 90, 44),
      rect(40, 90, 1000, 550, wall),
      rect(24, 70, 1032, 34, brand.cream),
      rect(0, 640, WIDTH, 80, tones.ground),
      rect(0, 640, WIDTH, 10, '#00000018'),
      arch(doorX - 16, 640, 272, 400, brand.cream),
      arch(doorX, 640, 240, 384, door),
      within(
        arch(doorX + 30, 470, 180, 186, '#fff'),
        rect(doorX, 256, 240, 240, brand.brassLight),
        rect(doorX + 114, 256, 12, 240, door),
      ),
      circle(doorX + 204, 500, 11, brand.brass),
      rect(windowX - 16, 274, 592, 296, brand.cream, 6),
      rect(windowX, 290, 560, 264, tones.dark === brand.jatoba ? '#7b4a30' : tones.dark),
      faded(0.38, rect(windowX, 290, 560, 264, brand.brassLight)),
      rect(windowX, 536, 560, 18, brand.woodDeep),
      ...inside.map(([x, thing]) => thing(windowX + x, 538)),
      awning(windowX - 34, 216, 628, 74, fill, other),
      rect(windowX - 16, 570, 592, 26, brand.cream),
      outside,
      pottedPlant(left ? 1010 : 60, 652, 190, tones),
      person(left ? 340 : 690, 690, 260, lookOf(random)),
    ].join('');
  };

/** Meat at an open fire. */
export const openFire =
  ({ isNight = false }: { isNight?: boolean } = {}): Scene =>
  (tones, random) =>
    [
      sky(tones, 820, 160, 56),
      isNight ? stars(tones, random, 260) : cloud(250, 150, 1.5, tones.halo),
      hills(560, 190, tones.far, random),
      hills(580, 110, tones.mid, random),
      rect(0, 560, WIDTH, 160, tones.ground),
      ...[200, 900].map(x => roundTree(x, 590, 330, tones.leaf, tones.leafDeep)),
      ellipse(540, 640, 360, 46, '#00000030'),
      circle(540, 560, 210, '#f6b65a', 0.22),
      ...[
        [-250, -14],
        [-140, -7],
        [140, 7],
        [250, 14],
      ].map(([x = 0, turn = 0]) =>
        place(
          { x: 540 + x, y: 640, turn },
          rect(-5, -400, 10, 404, brand.ink),
          rect(-52, -330, 104, 8, brand.ink),
          rect(-52, -160, 104, 8, brand.ink),
          path('M-46-342h92q14 90 0 196h-92q-14-106 0-196z', '#8a3b28'),
          ...[0, 1, 2, 3, 4].map(rib => rect(-44, -322 + rib * 36, 88, 9, '#e3b98b', 4)),
        ),
      ),
      path(
        'M430 640C400 560 470 540 460 450C520 490 510 540 540 400C590 480 570 520 620 460C620 540 690 560 650 640z',
        '#e2662f',
      ),
      path(
        'M470 640C450 590 500 570 500 520C530 550 530 560 550 490C580 540 570 570 600 540C600 590 640 600 610 640z',
        '#f6b142',
      ),
      path('M510 640C500 606 530 600 545 560C560 600 590 604 570 640z', '#fde9ab'),
      place(
        { x: 540, y: 650, turn: 6 },
        rect(-170, -14, 340, 30, brand.woodDeep, 14),
        circle(170, 1, 14, '#c79566'),
      ),
      place(
        { x: 540, y: 656, turn: -7 },
        rect(-150, -14, 300, 30, brand.wood, 14),
        circle(-150, 1, 14, '#c79566'),
      ),
    ].join('');

/** A grill in a room or under the sky, with its cook. */
export const grill =
  ({ isOutside }: { isOutside: boolean }): Scene =>
  (tones, random) =>
    [
      ...(isOutside
        ? [
            sky(tones, 220, 150, 50),
            stars(tones, random, 240),
            roundTree(110, 620, 470, tones.leaf, tones.leafDeep),
            roundTree(980, 620, 520, tones.leaf, tones.leafDeep),
            lights([80, 110], [1000, 90], 60, tones.dark, tones.light),
          ]
        : [
            rect(0, 0, WIDTH, HEIGHT, tones.wall),
            repeat(10, row =>
              repeat(9, column => rect(column * 132 - (row % 2) * 66, row * 56, 126, 50, tones.wallDeep, 3)),
            ),
            path('M270 0H810L740 220H340z', tones.dark),
            rect(330, 216, 420, 22, brand.brass),
          ]),
      rect(0, 620, WIDTH, 100, tones.ground),
      ...[390, 500, 610, 700].map((x, index) =>
        stroke(`M${x} 350c-26-40 26-60 0-110${index % 2 ? 'c-14-24 14-34 0-50' : ''}`, tones.light, 9, 0.32),
      ),
      person(index(random), 640, 420, { ...lookOf(random), top: brand.cream, isDress: false }, 'hip'),
      rect(290, 430, 560, 210, tones.dark, 10),
      rect(310, 452, 520, 60, '#e2662f', 6),
      repeat(16, at =>
        circle(
          330 + at * 32,
          488 + random.between(-10, 10),
          random.between(12, 20),
          at % 3 ? '#f6b142' : '#8f2f1b',
        ),
      ),
      repeat(18, at => rect(300 + at * 31, 424, 6, 92, '#1c1210')),
      rect(280, 414, 580, 18, '#4a4441', 6),
      ...[350, 470, 590, 720].map((x, at) =>
        at % 2
          ? path(`M${x - 52} 414q-6-52 50-54q60 2 54 54z`, '#8a3b28') +
            path(`M${x - 48} 388q10-28 48-28q42 2 52 28q-50-16-100 0z`, '#efcf9f')
          : rect(x - 56, 384, 112, 30, '#a5502f', 15) +
            [0, 1, 2].map(cut => stroke(`M${x - 30 + cut * 28} 388l8 20`, '#6e2f1e', 5)).join(''),
      ),
      rect(300, 640, 24, 60, tones.dark),
      rect(816, 640, 24, 60, tones.dark),
    ].join('');

const index = (random: Random) => random.pick([220, 915]);

/** Tables under a tree. */
export const yardTables =
  ({ wall, cloth: fill, flags }: { wall: string; cloth: string; flags?: readonly string[] }): Scene =>
  (tones, random) =>
    [
      sky(tones, 900, 120, 50),
      rect(0, 210, WIDTH, 350, wall),
      rect(0, 196, WIDTH, 22, brand.terracotta),
      ...[130, 780].map(
        x =>
          arch(x, 560, 170, 250, brand.cream) +
          arch(x + 14, 560, 142, 234, tones.leafDeep) +
          rect(x + 80, 330, 9, 230, brand.cream),
      ),
      rect(0, 560, WIDTH, 160, tones.ground),
      ellipse(540, 640, 470, 60, '#0000001c'),
      rect(508, 250, 64, 380, brand.woodDeep),
      stroke('M530 330L380 210M552 340L700 200M540 280L520 120', brand.woodDeep, 26),
      ...[
        [330, 190, 130],
        [750, 180, 140],
        [540, 100, 170],
        [430, 90, 120],
        [650, 80, 120],
      ].map(([x = 0, y = 0, radius = 0], at) => circle(x, y, radius, at % 2 ? tones.leafDeep : tones.leaf)),
      repeat(22, () => circle(random.between(250, 840), random.between(60, 260), 8, brand.jatoba)),
      flags ? bunting([0, 330], [500, 300], 30, flags) + bunting([580, 300], [1080, 330], 30, flags) : '',
      ...[250, 820].map(x =>
        [
          person(x - 120, 660, 250, lookOf(random)),
          rect(x - 8, 560, 16, 120, brand.jatoba),
          path(`M${x - 130} 540h260l14 60h-288z`, fill),
          ellipse(x, 540, 130, 22, brand.cream),
          ellipse(x - 36, 534, 42, 10, brand.terracotta),
          circle(x - 46, 526, 13, brand.sage),
          circle(x - 26, 524, 14, brand.brass),
          rect(x + 40, 490, 26, 46, '#ffffff99', 4),
          rect(x + 43, 506, 20, 28, brand.terracotta, 3),
        ].join(''),
      ),
    ].join('');
