import { bench, cyclist, lookOf, person, runner, sky, tallTree } from './outdoor-parts.ts';
import { type Scene } from './scene.ts';
import {
  circle,
  ellipse,
  faded,
  HEIGHT,
  leaf,
  path,
  place,
  polygon,
  rect,
  repeat,
  stroke,
  WIDTH,
} from './shapes.ts';
import { brand } from './tones.ts';

/** A path into dense woods. */
export const forestPath: Scene = (tones, random) =>
  [
    rect(0, 0, WIDTH, HEIGHT, tones.leafDeep),
    circle(560, 250, 290, tones.leaf),
    circle(560, 260, 190, tones.halo),
    circle(560, 260, 110, tones.sun),
    ...[330, 420, 700, 790].map((x, index) => rect(x, 0, 26 + (index % 2) * 8, 480, '#3f5a49')),
    path('M0 460Q300 400 540 430T1080 440V720H0z', tones.leaf),
    path('M520 430Q600 440 570 480Q420 560 300 720H820Q700 560 640 490Q610 440 560 430z', tones.ground),
    ...[
      [40, 90],
      [200, 58],
      [880, 64],
      [1010, 84],
    ].map(
      ([x = 0, width = 0]) =>
        path(`M${x} 0h${width}l14 640q40 30 60 60h-${width + 140}q50-30 56-60z`, '#4a3527') +
        path(`M${x} 0h${width * 0.35}l8 640h-${width * 0.3}z`, '#6b4a33'),
    ),
    ...[0, 1, 2, 3, 4, 5, 6].map(index =>
      circle(
        index * 180,
        random.between(-30, 40),
        random.between(90, 150),
        index % 2 ? '#45644f' : '#5c7d5d',
      ),
    ),
    ...[80, 260, 860, 1000].map(x =>
      place(
        { x, y: 700 },
        [-160, -130, -100, -75, -45, -20]
          .map((turn, index) => leaf(0, 0, 170, 26, turn, index % 2 ? '#8fae7b' : '#6b8d66'))
          .join(''),
      ),
    ),
    bench(760, 610, 1.15, brand.wood, brand.jatoba),
    person(500, 620, 200, lookOf(random)),
    place(
      { x: 288, y: 330 },
      ellipse(0, 0, 26, 18, brand.terracotta),
      circle(22, -14, 12, '#7a4a30'),
      polygon([32, -16, 46, -12, 32, -8], brand.brass),
      polygon([-22, -4, -56, 10, -20, 10], '#7a4a30'),
    ),
    stroke('M200 352Q280 336 360 356', '#4a3527', 12),
  ].join('');

/** A street under trees that have closed above it. */
export const treeTunnel: Scene = (tones, random) =>
  [
    rect(0, 0, WIDTH, HEIGHT, tones.leafDeep),
    ellipse(540, 360, 440, 400, '#587a5a'),
    ellipse(540, 380, 330, 320, tones.leaf),
    ellipse(540, 396, 220, 220, '#b7cba0'),
    ellipse(540, 410, 120, 130, tones.halo),
    circle(540, 400, 56, tones.sun),
    polygon([500, 480, 580, 480, 900, 720, 180, 720], tones.ground),
    ...[0, 1, 2, 3, 4].map(row =>
      polygon(
        [
          500 - row * 52,
          500 + row * 46,
          580 + row * 52,
          500 + row * 46,
          586 + row * 54,
          506 + row * 47,
          494 - row * 54,
          506 + row * 47,
        ],
        '#00000010',
      ),
    ),
    ...[0, 1].map(side =>
      place(
        { x: side ? WIDTH : 0, y: 0, flip: side === 1 },
        polygon([0, 420, 470, 470, 500, 482, 180, 720, 0, 720], '#cdbb97'),
        ...[
          [390, 470, 12],
          [310, 520, 22],
          [190, 610, 36],
          [30, 720, 60],
        ].map(([x = 0, base = 0, width = 0]) =>
          path(
            `M${x} ${base}Q${x + width * 0.3} ${base - width * 6} ${x - width} ${base - width * 9}L${x + width * 0.2} ${base - width * 9}Q${x + width * 1.7} ${base - width * 6} ${x + width * 4} ${base - width * 10}L${x + width * 4.6} ${base - width * 9.4}Q${x + width * 1.9} ${base - width * 4} ${x + width} ${base}z`,
            width > 30 ? '#4a3527' : '#5d4431',
          ),
        ),
      ),
    ),
    repeat(46, () =>
      circle(
        random.between(0, WIDTH),
        random.between(-10, 150),
        random.between(30, 70),
        random.pick(['#45644f', '#587a5a', '#6b8d66']),
        0.9,
      ),
    ),
    repeat(34, () =>
      faded(
        0.5,
        ellipse(random.between(260, 820), random.between(560, 710), random.between(12, 30), 6, '#f4e3b4'),
      ),
    ),
    person(500, 640, 190, lookOf(random)),
    person(576, 646, 200, lookOf(random)),
    cyclist(700, 700, 120, lookOf(random), tones.dark),
  ].join('');

const monkey = (x: number, y: number, size: number, fur: string, flip = false) =>
  place(
    { x, y, scale: size, flip },
    stroke('M-30 34Q-96 60-84 120Q-76 146-54 130', fur, 11),
    ellipse(0, 24, 42, 48, fur),
    stroke('M-20 60L-30 92H-6M20 60L26 92H50', fur, 14),
    stroke('M30 10Q64 20 60 52', fur, 13),
    circle(0, -44, 40, fur),
    circle(-38, -50, 13, fur) + circle(38, -50, 13, fur),
    path('M-28-40Q-34-64-14-62Q0-54 14-62Q34-64 28-40Q24-10 0-10T-28-40z', '#e6c19a'),
    circle(-11, -44, 4.5, brand.ink) + circle(11, -44, 4.5, brand.ink),
    stroke('M-8-24Q0-18 8-24', brand.ink, 3.5),
  );

/** Monkeys on a branch above a path. */
export const monkeyWood: Scene = (tones, random) =>
  [
    sky(tones, 800, 200, 66),
    repeat(12, index =>
      tallTree(
        index * 98,
        600,
        330 + ((index * 71) % 140),
        index % 2 ? tones.leaf : tones.leafDeep,
        tones.leafDeep,
      ),
    ),
    path('M0 560Q400 520 1080 570V720H0z', tones.leafDeep),
    path('M0 650Q360 560 1080 610V690Q400 640 0 720z', tones.ground),
    runner(860, 650, 130, lookOf(random)),
    person(720, 640, 120, lookOf(random)),
    path('M-20 470Q300 420 560 440T1100 330V366Q760 450 560 480T-20 520z', '#4a3527'),
    stroke('M700 430Q760 500 850 510', '#4a3527', 15),
    ...[60, 180, 640, 900, 1000].map((x, index) =>
      leaf(x, 450 - index * 12, 110, 30, -120 + index * 14, index % 2 ? '#9db98a' : '#6b8d66'),
    ),
    monkey(330, 356, 1.15, '#5a3b28'),
    monkey(500, 372, 0.82, '#6e4a32', true),
    ...[0, 1, 2, 3, 4, 5].map(index =>
      leaf(index * 220 - 30, -14, 240, 58, 30 + index * 18, index % 2 ? '#5f8060' : '#45644f'),
    ),
  ].join('');
