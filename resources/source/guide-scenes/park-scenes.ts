import {
  bench,
  bird,
  buriti,
  bush,
  cloud,
  cyclist,
  hills,
  lamp,
  lookOf,
  palm,
  person,
  roundTree,
  runner,
  sky,
  skyline,
  tallTree,
} from './outdoor-parts.ts';
import { type Scene } from './scene.ts';
import {
  arch,
  circle,
  ellipse,
  path,
  place,
  polygon,
  rect,
  repeat,
  stroke,
  WIDTH,
  within,
} from './shapes.ts';
import { brand } from './tones.ts';

type Lake = { around: 'trees' | 'towers' | 'buritis'; who: 'runners' | 'cyclists' | 'bench' };

/** A lake with its mirror image, and who goes round it. */
export const lake =
  ({ around, who }: Lake): Scene =>
  (tones, random) => {
    const shore =
      around === 'towers'
        ? skyline(random, { base: 400, height: 330, fill: tones.far }) +
          skyline(random, { base: 404, height: 200, fill: tones.mid, windows: tones.light })
        : around === 'trees'
          ? skyline(random, { base: 390, height: 170, fill: tones.far }) +
            repeat(12, index =>
              roundTree(
                index * 98,
                408,
                random.between(150, 240),
                index % 2 ? tones.leaf : tones.leafDeep,
                tones.leafDeep,
              ),
            )
          : hills(400, 100, tones.far, random) +
            repeat(5, index =>
              roundTree(130 + index * 210, 408, random.between(120, 170), tones.leafDeep, tones.leafDeep),
            ) +
            repeat(6, index =>
              buriti(70 + index * 190, 410, random.between(250, 340), tones.leaf, tones.leafDeep),
            );
    return [
      sky(tones, random.pick([300, 700]), around === 'towers' ? 84 : 170, around === 'towers' ? 46 : 60),
      shore,
      around === 'towers'
        ? repeat(16, index => bush(index * 74, 412, 100, index % 2 ? tones.leaf : tones.leafDeep))
        : '',
      within(
        rect(0, 404, WIDTH, 180, '#fff'),
        rect(0, 404, WIDTH, 180, tones.water),
        `<g transform="translate(0 812) scale(1 -1)" opacity=".3">${shore}</g>`,
      ),
      repeat(14, () =>
        rect(
          random.between(0, WIDTH - 120),
          random.between(424, 560),
          random.between(50, 140),
          4,
          tones.halo,
          2,
        ),
      ),
      around === 'buritis'
        ? [300, 350, 700, 760]
            .map(
              (x, index) =>
                ellipse(x, 520 + (index % 2) * 26, 46, 11, tones.leaf) +
                (index % 2 ? circle(x, 512, 12, brand.rose) : ''),
            )
            .join('')
        : '',
      around === 'trees'
        ? place(
            { x: 660, y: 486 },
            path('M-40 0Q-50 26 0 28T44 0Q20 8-10-2z', brand.cream),
            stroke('M34 0Q56-30 40-56', brand.cream, 11),
            circle(38, -58, 10, brand.cream),
            polygon([28, -60, 10, -54, 30, -52], brand.brass),
          )
        : '',
      path('M0 590Q300 556 620 576T1080 570V720H0z', tones.leaf),
      path('M0 640Q300 600 620 616T1080 608V690Q800 670 560 690T0 720z', tones.ground),
      who === 'runners'
        ? [280, 420, 720].map((x, index) => runner(x, 668 - index * 6, 165, lookOf(random))).join('')
        : '',
      who === 'cyclists'
        ? cyclist(330, 676, 150, lookOf(random), tones.dark) +
          cyclist(640, 668, 140, lookOf(random), tones.dark) +
          runner(880, 660, 150, lookOf(random))
        : '',
      who === 'bench'
        ? bench(360, 668, 1.5, brand.wood, tones.dark) +
          person(680, 676, 190, lookOf(random)) +
          person(770, 670, 170, lookOf(random))
        : '',
      around === 'buritis'
        ? place(
            { x: 880, y: 590 },
            stroke('M-6 0V-70M8 0V-70', brand.brass, 4),
            path('M-46-70Q-40-116 6-116Q40-110 30-80Q10-58-46-70z', brand.cream),
            stroke('M24-100Q54-130 34-166Q30-186 48-190', brand.cream, 9),
            polygon([50, -196, 88, -186, 50, -184], brand.brass),
          )
        : palm(1000, 640, 380, tones.leaf, tones.leafDeep),
    ].join('');
  };

/** The double arch of a monument between trees. */
export const archPark: Scene = (tones, random) =>
  [
    sky(tones, 540, 250, 90),
    cloud(200, 130, 1.3, tones.halo),
    repeat(12, index =>
      roundTree(
        index * 96 - 10,
        520,
        220 + ((index * 53) % 90),
        index % 2 ? tones.leaf : tones.leafDeep,
        tones.leafDeep,
      ),
    ),
    path('M0 510H1080V720H0z', tones.leaf),
    polygon([450, 510, 630, 510, 830, 720, 250, 720], tones.ground),
    rect(330, 190, 420, 360, tones.wall),
    rect(714, 190, 36, 360, tones.wallDeep),
    rect(314, 170, 452, 30, brand.cream),
    rect(346, 214, 388, 24, tones.wallDeep),
    ...[366, 560].map(
      x =>
        arch(x, 550, 154, 270, tones.wallDeep) +
        within(
          arch(x + 14, 550, 140, 258, '#fff'),
          rect(x, 280, 160, 270, tones.halo),
          circle(540, 330, 74, tones.sun),
          repeat(4, index => roundTree(x + index * 46, 520, 120, tones.leafDeep, tones.leafDeep)),
          rect(x, 510, 160, 60, tones.ground),
        ),
    ),
    ...[120, 960].map(x => palm(x, 620, 400, tones.leaf, tones.leafDeep)),
    cyclist(300, 680, 150, lookOf(random), tones.dark),
    person(690, 660, 190, lookOf(random)),
    person(770, 668, 190, lookOf(random)),
    place(
      { x: 860, y: 676 },
      path('M-40 0V-34Q-40-48-22-48H22V-72L42-60V-36L34-30V0H24V-18H-28V0z', brand.woodDeep),
      stroke('M-40-40Q-60-56-54-74', brand.woodDeep, 8),
    ),
  ].join('');

/** The sun over a river as wide as a sea, seen from the steps of its bank. */
export const riverSunset: Scene = (tones, random) =>
  [
    sky(tones, 600, 360, 108),
    ...[110, 190, 262].map(
      (y, index) =>
        rect(random.between(60, 300), y, 300 - index * 50, 12, tones.halo, 6) +
        rect(700 - index * 40, y + 34, 260, 10, tones.halo, 5),
    ),
    rect(0, 410, WIDTH, 180, tones.water),
    path('M0 412Q150 390 330 404T640 408T1080 398V416H0z', tones.mid),
    ...[0, 1, 2, 3, 4, 5, 6].map(row =>
      rect(600 - 100 + row * 9, 424 + row * 23, 200 - row * 18, 9, tones.sun, 4),
    ),
    repeat(16, () =>
      rect(random.between(0, 980), random.between(430, 580), random.between(40, 110), 4, tones.halo, 2),
    ),
    place(
      { x: 300, y: 470 },
      polygon([-4, -150, -4, -14, -76, -14], brand.cream),
      polygon([6, -130, 6, -14, 54, -14], brand.rose),
      path('M-86-8H70L50 16H-62z', tones.near),
    ),
    place(
      { x: 820, y: 444, scale: 0.6 },
      polygon([-4, -150, -4, -14, -76, -14], brand.cream),
      path('M-86-8H40L24 16H-62z', tones.near),
    ),
    rect(112, 130, 34, 290, tones.near),
    rect(106, 124, 46, 14, tones.near),
    rect(40, 300, 210, 120, tones.near),
    ...[0, 1, 2, 3].map(step =>
      rect(0, 584 + step * 34, WIDTH, 36, step % 2 ? tones.ground : tones.wallDeep),
    ),
    ...[200, 300, 470, 560, 760].map((x, index) =>
      person(x, 650 + (index % 2) * 34, 170, lookOf(random), index === 3 ? 'up' : 'down'),
    ),
    runner(930, 630, 160, lookOf(random)),
    bird(700, 150, 24, tones.near),
    bird(760, 190, 17, tones.near),
  ].join('');

/** Lawns, a loop and a court with its ball. */
export const courts: Scene = (tones, random) =>
  [
    sky(tones, 250, 150, 54),
    cloud(730, 130, 1.5, tones.halo),
    skyline(random, { base: 380, height: 230, fill: tones.far }),
    repeat(12, index => tallTree(index * 98, 400, 130 + ((index * 47) % 80), tones.leaf, tones.leafDeep)),
    rect(0, 390, WIDTH, 330, tones.leaf),
    path('M0 470Q400 400 1080 450V490Q400 440 0 520z', tones.ground),
    polygon([250, 520, 860, 500, 1060, 720, 60, 720], brand.terracotta),
    stroke('M290 540L830 522L980 700H150z', brand.cream, 6),
    stroke('M556 532L566 700', brand.cream, 6),
    stroke('M484 604a76 30 0 1 1 152 0a76 30 0 1 1-152 0z', brand.cream, 6),
    rect(40, 430, 14, 200, tones.dark),
    stroke('M180 560V470H280V552', brand.cream, 8),
    repeat(5, index => stroke(`M${196 + index * 20} 472V554`, '#ffffff88', 2)),
    runner(440, 650, 190, lookOf(random)),
    place({ x: 0, y: 0 }, runner(700, 640, 190, lookOf(random))),
    circle(560, 650, 19, brand.cream) +
      circle(560, 650, 7, brand.ink) +
      circle(550, 640, 4, brand.ink) +
      circle(572, 660, 4, brand.ink),
    cyclist(820, 470, 84, lookOf(random), tones.dark),
    person(320, 462, 90, lookOf(random)),
    lamp(47, 440, 150, tones.dark, tones.light),
  ].join('');
