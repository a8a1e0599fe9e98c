import { lookOf, person, roundTree, sky, skyline } from './outdoor-parts.ts';
import type { Scene } from './scene.ts';
import {
  arch,
  circle,
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
} from './shapes.ts';
import { brand } from './tones.ts';

/** A workbench under a board of tools. */
export const workbench =
  ({ wall, toy }: { wall: string; toy: 'robot' | 'radio' | 'printer' }): Scene =>
  (tones, random) => {
    const gear = (x: number, y: number, radius: number, fill: string) =>
      repeat(8, index =>
        place(
          { x, y, turn: index * 45 },
          rect(-radius * 0.2, -radius * 1.28, radius * 0.4, radius * 0.5, fill, 4),
        ),
      ) +
      circle(x, y, radius, fill) +
      circle(x, y, radius * 0.42, wall);
    const things = {
      robot: () =>
        place(
          { x: 540, y: 520 },
          rect(-90, -190, 180, 140, brand.brass, 22),
          rect(-66, -300, 132, 96, brand.terracotta, 20),
          circle(-28, -252, 19, brand.cream),
          circle(28, -252, 19, brand.cream),
          circle(-28, -252, 8, brand.ink),
          circle(28, -252, 8, brand.ink),
          rect(-4, -340, 8, 42, brand.jatoba),
          circle(0, -346, 13, brand.brassLight),
          rect(-28, -222, 56, 8, brand.cream, 4),
          stroke('M-90-150L-150-110L-130-60M90-150L150-190L140-240', brand.jatoba, 16),
          rect(-60, -50, 36, 50, brand.jatoba, 8),
          rect(24, -50, 36, 50, brand.jatoba, 8),
          arch(-32, -70, 64, 90, brand.sage),
        ),
      radio: () =>
        place(
          { x: 540, y: 520 },
          path('M-180 0V-120Q-180-220-80-220H80Q180-220 180-120V0z', brand.wood),
          arch(-150, -20, 150, 150, brand.brassLight),
          repeat(6, index => rect(-140 + index * 24, -120, 8, 100, brand.woodDeep)),
          circle(90, -120, 50, brand.cream),
          stroke('M90-120L116-150', brand.terracotta, 7),
          circle(60, -36, 21, brand.terracotta),
          circle(124, -36, 21, brand.terracotta),
          stroke('M150-210L230-350', brand.jatoba, 7),
        ) +
        [0, 1, 2]
          .map(wave =>
            stroke(
              `M${790 + wave * 26} ${180 - wave * 20}q${28 + wave * 8} 50 0 ${100 + wave * 40}`,
              brand.brass,
              8,
            ),
          )
          .join(''),
      printer: () =>
        place(
          { x: 540, y: 520 },
          rect(-170, -330, 22, 330, brand.jatoba),
          rect(148, -330, 22, 330, brand.jatoba),
          rect(-170, -344, 340, 26, brand.jatoba, 8),
          rect(-150, -240, 300, 14, brand.brass),
          rect(-34, -260, 68, 60, brand.terracotta, 8),
          polygon([-14, -200, 14, -200, 0, -176], brand.ink),
          rect(-130, -20, 260, 20, brand.petrol, 6),
          arch(-70, -20, 140, 140, brand.sage),
          arch(-40, -20, 80, 90, brand.cream),
        ),
    };
    return [
      rect(0, 0, WIDTH, HEIGHT, wall),
      rect(90, 60, 900, 320, '#00000022', 12),
      repeat(5, row => repeat(18, column => circle(126 + column * 49, 96 + row * 62, 4, '#00000030'))),
      stroke('M160 110V230', brand.woodDeep, 20) + rect(126, 96, 72, 34, '#c9c2b4', 6),
      stroke('M250 220V130M236 104V136H264V104', '#c9c2b4', 15),
      stroke('M318 230V160', brand.terracotta, 22) + stroke('M318 160V100', '#c9c2b4', 8),
      gear(820, 170, 52, brand.brass) + gear(906, 252, 36, brand.terracotta),
      ring(740, 300, 34, brand.sage, 13),
      ...[230, 850].map(
        x =>
          stroke(`M${x} 560L${x - 40} 440L${x + (x < 500 ? 60 : -100)} 360`, brand.jatoba, 10) +
          place(
            { x: x + (x < 500 ? 60 : -100), y: 360, turn: x < 500 ? -30 : 30 },
            path('M-46 40Q-40-20 0-20T46 40z', brand.brass),
          ) +
          polygon(
            [x + (x < 500 ? 50 : -90), 390, x + (x < 500 ? 250 : -290), 530, x + (x < 500 ? -10 : -30), 530],
            tones.light,
            0.25,
          ),
      ),
      things[toy](),
      rect(0, 520, WIDTH, 34, brand.wood),
      rect(0, 554, WIDTH, 166, brand.woodDeep),
      ...[110, 430, 750].map(
        x => rect(x, 590, 230, 90, brand.wood, 6) + rect(x + 85, 620, 60, 14, brand.brass, 7),
      ),
      rect(330, 492, 90, 28, brand.sageDeep, 4) +
        repeat(4, index => rect(338 + index * 20, 484, 9, 12, brand.brassLight)) +
        stroke('M420 506Q460 500 470 516', brand.terracotta, 5),
      circle(700, 506, 15, brand.brassLight) +
        rect(692, 506, 16, 14, brand.jatoba) +
        circle(700, 500, 40, tones.light, 0.3),
      person(toy === 'radio' ? 150 : 960, 720, 420, lookOf(random), 'hip'),
    ].join('');
  };

type Fair = {
  back: 'fronts' | 'trees' | 'night';
  goods: 'old' | 'greens' | 'clothes';
  roofs: readonly string[];
};

/** A row of stalls in the open. */
export const fair =
  ({ back, goods, roofs }: Fair): Scene =>
  (tones, random) => {
    const stock = (x: number, index: number) => {
      if (goods === 'greens')
        return (
          repeat(6, item =>
            circle(
              x - 110 + item * 44,
              520 - (item % 2) * 12,
              26,
              [brand.sage, brand.terracotta, '#8fb075', brand.brass, '#7a4a6a', brand.sageDeep][
                (item + index) % 6
              ] ?? '',
            ),
          ) + repeat(3, box => rect(x - 132 + box * 90, 524, 84, 46, '#b98150', 4))
        );
      if (goods === 'clothes')
        return (
          stroke(`M${x - 130} 380H${x + 130}`, brand.woodDeep, 6) +
          [0, 1, 2, 3]
            .map(item =>
              path(
                `M${x - 116 + item * 64} 382h42l18 34l-14 8l-4 66h-44l-4-66l-14-8z`,
                [brand.terracotta, brand.cream, brand.petrol, brand.brass, brand.rose][(item + index) % 5] ??
                  '',
              ),
            )
            .join('') +
          [0, 1, 2]
            .map(item =>
              path(
                `M${x - 100 + item * 84} 534q0-36 36-36t36 36l16 6h-104z`,
                item % 2 ? brand.brass : '#b98150',
              ),
            )
            .join('')
        );
      return [
        [
          rect(x - 124, 450, 70, 88, brand.wood, 6) +
            circle(x - 89, 484, 26, brand.cream) +
            stroke(`M${x - 89} 484v-16M${x - 89} 484l12 8`, brand.ink, 4),
          path(
            `M${x - 20} 538V480Q${x - 10} 470 ${x - 34} 440Q${x + 40} 400 ${x + 60} 450Q${x + 30} 470 ${x + 6} 480V538z`,
            brand.brass,
          ),
          rect(x + 76, 460, 56, 78, brand.terracottaDeep, 4) + rect(x + 84, 468, 40, 62, brand.rose),
        ].join(''),
        [
          stroke(`M${x - 90} 538V430`, brand.brass, 9) +
            path(`M${x - 134} 434L${x - 112} 378H${x - 68}L${x - 46} 434z`, brand.sage),
          rect(x - 20, 486, 76, 52, brand.jatoba, 6) +
            circle(x + 18, 512, 20, brand.cream) +
            circle(x + 18, 512, 11, brand.ink) +
            rect(x - 10, 474, 24, 14, brand.jatoba),
          path(
            `M${x + 80} 538Q${x + 66} 460 ${x + 92} 450H${x + 112}Q${x + 138} 460 ${x + 124} 538z`,
            brand.petrol,
          ),
        ].join(''),
        [
          rect(x - 130, 470, 110, 68, brand.terracotta, 8) + rect(x - 130, 496, 110, 8, brand.brass),
          [0, 1, 2]
            .map(item => ring(x + 16 + item * 44, 512, 21, item % 2 ? brand.brass : brand.petrol, 9))
            .join(''),
        ].join(''),
      ][index % 3];
    };
    return [
      sky(tones, back === 'night' ? 180 : 840, 130, 52),
      back === 'fronts'
        ? repeat(
            6,
            index =>
              rect(
                index * 184 - 10,
                180 + (index % 3) * 36,
                178,
                420,
                [brand.clay, tones.wall, brand.rose, tones.far][index % 4] ?? '',
              ) +
              arch(index * 184 + 26, 380 + (index % 3) * 20, 48, 92, brand.cream) +
              arch(index * 184 + 96, 380 + (index % 3) * 20, 48, 92, brand.cream),
          )
        : '',
      back === 'night'
        ? skyline(random, { base: 560, height: 280, fill: tones.far, windows: tones.light })
        : '',
      ...(back === 'fronts' ? [60, 1010] : [30, 200, 400, 640, 860, 1040]).map((x, index) =>
        roundTree(x, 580, 330 + (index % 3) * 50, tones.leaf, tones.leafDeep),
      ),
      rect(0, 570, WIDTH, 150, tones.ground),
      ...[200, 540, 880].map((x, index) => {
        const [roof = '', other = brand.cream] = [roofs[index % roofs.length], roofs[3]];
        return [
          rect(x - 150, 300, 10, 340, brand.woodDeep) + rect(x + 140, 300, 10, 340, brand.woodDeep),
          rect(x - 140, 330, 280, 240, '#00000026'),
          back === 'night' ? circle(x, 360, 90, tones.light, 0.35) + circle(x, 350, 15, tones.light) : '',
          person(x + (index - 1) * 30, 600, 240, lookOf(random)),
          stock(x, index),
          rect(x - 156, 538, 312, 100, roof),
          repeat(6, pleat => faded(0.45, rect(x - 156 + pleat * 52, 538, 26, 100, other))),
          rect(x - 162, 530, 324, 16, brand.wood),
          polygon([x - 180, 320, x - 120, 230, x + 120, 230, x + 180, 320], roof),
          ...[0, 2, 4].map(strip =>
            polygon(
              [
                x - 180 + strip * 60,
                320,
                x - 120 + strip * 40,
                230,
                x - 80 + strip * 40,
                230,
                x - 120 + strip * 60,
                320,
              ],
              other,
            ),
          ),
          repeat(6, scallop =>
            path(`M${x - 180 + scallop * 60} 319a30 24 0 0 0 60 0z`, scallop % 2 ? roof : other),
          ),
        ].join('');
      }),
      ...[90, 370, 460, 720, 1000].map((x, index) =>
        person(x, 700 + (index % 2) * 8, 230 + (index % 3) * 16, lookOf(random)),
      ),
    ].join('');
  };
