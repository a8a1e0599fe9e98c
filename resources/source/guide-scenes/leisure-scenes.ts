import {
  bird,
  cloud,
  cyclist,
  hills,
  lookOf,
  palm,
  person,
  pottedPlant,
  roundTree,
  runner,
  sky,
  skyline,
  stars,
} from './outdoor-parts.ts';
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
  rect,
  repeat,
  ring,
  stroke,
  WIDTH,
  within,
} from './shapes.ts';
import { brand } from './tones.ts';

/** A terrace above the city: mats or deck chairs. */
export const terrace =
  ({ seats }: { seats: 'mats' | 'chairs' }): Scene =>
  (tones, random) =>
    [
      sky(tones, seats === 'mats' ? 720 : 400, seats === 'mats' ? 280 : 350, 92),
      seats === 'chairs'
        ? repeat(3, index => rect(140 + index * 300, 110 + (index % 2) * 70, 240, 12, tones.halo, 6))
        : cloud(230, 140, 1.4, tones.halo),
      skyline(random, { base: 540, height: 250, fill: tones.far }),
      skyline(random, { base: 560, height: 150, fill: tones.mid, windows: tones.light }),
      rect(0, 486, WIDTH, 12, tones.dark),
      repeat(28, index => rect(index * 40, 486, 5, 90, tones.dark)),
      rect(0, 570, WIDTH, 150, seats === 'mats' ? tones.leaf : tones.ground),
      rect(0, 570, WIDTH, 10, '#00000020'),
      ...(seats === 'mats'
        ? [230, 500, 770].map((x, index) => {
            const look = lookOf(random);
            return (
              polygon(
                [x - 110, 640, x + 110, 640, x + 140, 690, x - 140, 690],
                [brand.terracotta, brand.brass, brand.petrol][index] ?? '',
              ) +
              path(`M${x - 80} 668Q${x} 628 ${x + 80} 668Q${x} 690 ${x - 80} 668z`, look.bottom) +
              rect(x - 28, 560, 56, 96, look.top, 22) +
              stroke(
                `M${x - 24} 580Q${x - 70} 530 ${x - 6} 476M${x + 24} 580Q${x + 70} 530 ${x + 6} 476`,
                look.skin,
                14,
              ) +
              circle(x, 534, 25, look.skin) +
              path(`M${x - 27} 532a27 27 0 0 1 54 0q-27-16-54 0z`, look.hair) +
              circle(x, 502, 12, look.hair)
            );
          })
        : [
            ...[270, 620].map((x, index) =>
              place(
                { x, y: 690 },
                stroke('M-120-6L70-150M-90-120L90-6', brand.wood, 11),
                path('M-104-26Q-30-60 60-160L92-142Q0-30-92-8z', index ? brand.brass : brand.terracotta),
              ),
            ),
            rect(430, 606, 90, 10, brand.wood, 5) +
              rect(470, 616, 10, 70, brand.wood) +
              rect(452, 566, 22, 40, '#ffffffaa', 4) +
              rect(455, 578, 16, 26, brand.brass, 3) +
              circle(494, 596, 12, brand.terracotta),
            person(860, 690, 250, lookOf(random)),
          ]),
      pottedPlant(60, 640, 260, tones),
      pottedPlant(1020, 650, 220, tones, brand.clay),
      seats === 'chairs'
        ? stars(tones, random, 90)
        : bird(300, 330, 24, tones.near) + bird(360, 300, 17, tones.near),
    ].join('');

/** An avenue without cars. */
export const openAvenue: Scene = (tones, random) =>
  [
    sky(tones, 540, 260, 82),
    cloud(220, 110, 1.4, tones.halo),
    ...[0, 1].map(side =>
      place(
        { x: side ? WIDTH : 0, y: 0, flip: side === 1 },
        ...[
          [0, 20, 190, 0],
          [170, 120, 120, 1],
          [280, 210, 86, 0],
          [356, 280, 64, 1],
          [412, 330, 50, 0],
        ].map(
          ([x = 0, top = 0, width = 0, kind = 0]) =>
            rect(x, top, width, 480 - top, kind ? tones.mid : tones.far) +
            repeat(Math.floor((460 - top) / 34), row =>
              faded(0.5, rect(x + 10, top + 16 + row * 34, width - 20, 12, tones.halo)),
            ),
        ),
        rect(150, 50, 5, 80, tones.mid),
      ),
    ),
    rect(0, 470, WIDTH, 250, tones.leaf),
    polygon([470, 470, 610, 470, 1080, 690, 1080, 720, 0, 720, 0, 690], '#9b8f83'),
    polygon([536, 470, 544, 470, 566, 720, 514, 720], '#e9d9a8'),
    ...[60, 220, 860, 1020].map((x, index) =>
      roundTree(x, 560 + (index % 3) * 30, 220, tones.leaf, tones.leafDeep),
    ),
    cyclist(360, 660, 170, lookOf(random), tones.dark),
    cyclist(700, 620, 130, lookOf(random), tones.dark),
    person(520, 600, 130, lookOf(random), 'out'),
    rect(494, 600, 52, 6, brand.terracotta, 3),
    circle(502, 610, 6, tones.dark) + circle(538, 610, 6, tones.dark),
    runner(860, 690, 190, lookOf(random)),
    person(180, 690, 200, lookOf(random)),
    person(250, 690, 130, lookOf(random), 'up'),
    person(600, 560, 90, lookOf(random)) +
      person(450, 550, 80, lookOf(random)) +
      person(640, 540, 74, lookOf(random)),
    polygon([330, 240, 356, 280, 332, 322, 306, 282], brand.terracotta) +
      stroke('M332 322Q300 420 262 560', tones.dark, 2),
  ].join('');

/** A pool beside a wall of hollow blocks. */
export const pool =
  ({ wall, hasPalms }: { wall: string; hasPalms: boolean }): Scene =>
  (tones, random) =>
    [
      sky(tones, 860, 120, 54),
      hasPalms
        ? [80, 250, 800, 990]
            .map((x, index) => palm(x, 420, 330 + (index % 2) * 70, tones.leaf, tones.leafDeep))
            .join('')
        : skyline(random, { base: 320, height: 230, fill: tones.far }),
      rect(0, hasPalms ? 300 : 180, WIDTH, 260, wall),
      hasPalms
        ? repeat(5, index => arch(40 + index * 216, 430, 140, 116, '#ffffff40'))
        : repeat(4, row =>
            repeat(
              18,
              column =>
                rect(column * 60 + 6, 190 + row * 60, 50, 50, '#ffffff33', 8) +
                circle(column * 60 + 31, 215 + row * 60, 15, tones.halo),
            ),
          ),
      rect(0, 420, WIDTH, 40, tones.wall),
      rect(0, 452, WIDTH, 268, '#6fb0ab'),
      rect(0, 452, WIDTH, 14, '#4d918e'),
      ...[180, 400, 640, 880].map(x => stroke(`M${x} 466L${x + (x - 540) * 0.6} 720`, '#4d918e', 9)),
      ...[290, 520, 760].map(x =>
        repeat(7, index =>
          circle(
            x + (x - 540) * index * 0.08,
            480 + index * 38,
            7 + index,
            index % 2 ? brand.terracotta : brand.cream,
          ),
        ),
      ),
      repeat(26, () =>
        stroke(`M${random.between(0, 1000)} ${random.between(490, 710)}q22-12 44 0t44 0`, '#a9d6cf', 4),
      ),
      place(
        { x: 440, y: 590 },
        stroke('M-30 4Q10-76 74-30', '#c58b62', 20),
        circle(66, 4, 26, brand.terracotta),
        ellipse(66, 14, 24, 14, '#c58b62'),
        ellipse(-50, 16, 92, 15, '#a8724c'),
        stroke('M-160 22q20-14 40 0M80 30q30 16 60 0', brand.cream, 6),
      ),
      ...[130, 900].map((x, index) =>
        [
          rect(x - 40, 360, 80, 66, brand.cream, 6),
          rect(x - 40, 350, 80, 14, index ? brand.brass : brand.terracotta),
          person(x + 90, 448, 160, lookOf(random)),
        ].join(''),
      ),
    ].join('');

/** A climbing hall with its holds and ropes. */
export const climbingHall: Scene = (tones, random) =>
  [
    rect(0, 0, WIDTH, HEIGHT, tones.wall),
    polygon([0, 0, 330, 0, 250, 640, 0, 640], brand.petrol),
    polygon([330, 0, 720, 0, 780, 640, 250, 640], brand.clay),
    polygon([720, 0, 1080, 0, 1080, 640, 780, 640], brand.sage),
    polygon([330, 0, 520, 0, 430, 640, 250, 640], '#ffffff1c'),
    within(
      arch(860, 420, 150, 300, '#fff'),
      rect(860, 120, 150, 300, tones.sky),
      circle(930, 240, 50, tones.sun),
      hills(420, 90, tones.mid, random),
    ),
    `<path d="M860 420V195a75 75 0 0 1 150 0V420z" fill="none" stroke="${brand.cream}" stroke-width="14"/>`,
    repeat(64, () => {
      const [x, y] = [random.between(20, 1060), random.between(20, 600)];
      const fill = random.pick([
        brand.brass,
        brand.terracottaDeep,
        brand.cream,
        brand.petrolDeep,
        brand.brassLight,
        brand.jatoba,
      ]);
      return x > 840 && x < 1030 && y < 450 && y > 90
        ? ''
        : place({ x, y, turn: random.between(0, 180) }, path('M-20 6Q-16-16 6-14T20 8Q6 18-20 6z', fill));
    }),
    stroke('M520-10Q512 150 500 250', brand.cream, 6),
    place(
      { x: 500, y: 380, scale: 1.5, turn: -5 },
      person(
        0,
        0,
        150,
        { top: brand.terracotta, bottom: brand.jatoba, skin: '#8a5a3c', hair: brand.ink },
        'up',
      ),
      rect(-16, -70, 32, 9, brand.brass),
    ),
    stroke('M700-10Q690 220 676 400', brand.cream, 5),
    place(
      { x: 676, y: 500, scale: 1, turn: 6 },
      person(
        0,
        0,
        160,
        { top: brand.brass, bottom: brand.petrolDeep, skin: '#c58b62', hair: brand.jatoba },
        'up',
      ),
    ),
    rect(0, 630, WIDTH, 90, tones.ground),
    rect(120, 600, 400, 60, brand.petrolDeep, 12),
    rect(560, 612, 330, 52, brand.terracottaDeep, 12),
    person(300, 620, 220, lookOf(random), 'up'),
    person(950, 690, 250, lookOf(random), 'hip'),
    ring(500, 250, 10, brand.cream, 5),
  ].join('');
