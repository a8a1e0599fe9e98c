import { circle, ellipse, leaf, path, place, type Random, rect, repeat, ring, stroke } from './shapes.ts';
import { brand } from './tones.ts';

/** What lies on a table, seen from above, about its middle. */
export type Plate = (x: number, y: number, random: Random) => string;

const round = (x: number, y: number, radius: number, rim: string, middle: string) =>
  [
    circle(x + 8, y + 12, radius, '#00000026'),
    circle(x, y, radius, rim),
    circle(x, y, radius * 0.82, middle),
  ].join('');

export const pizza: Plate = (x, y, random) =>
  round(x, y, 196, '#6b432a', '#6b432a') +
  circle(x, y, 176, '#d79a55') +
  circle(x, y, 152, '#c9512f') +
  repeat(9, () => {
    const angle = random.between(0, 6.28);
    const far = random.between(20, 120);
    return circle(x + Math.cos(angle) * far, y + Math.sin(angle) * far, random.between(20, 34), '#f8e6bf');
  }) +
  [0, 72, 144, 216, 288]
    .map(turn => place({ x, y, turn }, leaf(40, 0, 66, 20, 24, brand.sageDeep)))
    .join('') +
  [0, 60, 120].map(turn => place({ x, y, turn }, rect(-176, -2, 352, 4, '#8f4325'))).join('');

export const pasta =
  (sauce: string): Plate =>
  (x, y, random) =>
    round(x, y, 172, brand.cream, '#f0e2cb') +
    circle(x, y, 104, '#eec477') +
    repeat(9, index =>
      place(
        { x, y, turn: index * 40 + random.between(-12, 12) },
        `<ellipse cx="26" cy="0" rx="66" ry="40" fill="none" stroke="${index % 2 ? '#dba653' : '#f7d998'}" stroke-width="8"/>`,
      ),
    ) +
    path(`M${x - 52} ${y - 8}q20-54 62-38q50 8 38 52q-14 44-58 34q-50-6-42-48z`, sauce) +
    leaf(x - 6, y - 8, 54, 18, -40, brand.sageDeep) +
    leaf(x, y, 46, 16, 30, brand.sage);

export const salad: Plate = (x, y, random) =>
  round(x, y, 172, brand.sageDeep, '#355041') +
  repeat(13, index => {
    const angle = index * 0.5 + random.between(-0.2, 0.2);
    return leaf(
      x,
      y,
      random.between(98, 134),
      34,
      ((angle * 180) / Math.PI) * 1.2,
      index % 2 ? '#8fb075' : '#6c9560',
    );
  }) +
  repeat(6, index => {
    const angle = index * 1.05 + random.between(0, 0.5);
    return circle(
      x + Math.cos(angle) * 72,
      y + Math.sin(angle) * 72,
      22,
      index % 2 ? brand.terracotta : '#e9b94f',
    );
  }) +
  repeat(5, index =>
    ring(x + Math.cos(index * 1.3 + 0.6) * 40, y + Math.sin(index * 1.3 + 0.6) * 40, 18, '#dcb2c3', 6),
  );

export const rice =
  (topping: string): Plate =>
  (x, y, random) =>
    round(x, y, 172, '#3a3532', '#2a2523') +
    circle(x, y, 132, '#f3d27a') +
    repeat(52, () => {
      const angle = random.between(0, 6.28);
      const far = Math.sqrt(random.between(0, 1)) * 120;
      return place(
        { x: x + Math.cos(angle) * far, y: y + Math.sin(angle) * far, turn: random.between(0, 180) },
        ellipse(0, 0, 9, 4, '#fbe8af'),
      );
    }) +
    repeat(8, () => {
      const angle = random.between(0, 6.28);
      const far = random.between(20, 96);
      return circle(x + Math.cos(angle) * far, y + Math.sin(angle) * far, random.between(16, 25), topping);
    }) +
    leaf(x - 20, y + 10, 70, 20, -50, brand.sageDeep) +
    leaf(x - 16, y + 10, 60, 18, 20, brand.sage);

export const sushi: Plate = (x, y) =>
  rect(x - 212, y - 104, 424, 220, '#00000026', 14) +
  rect(x - 220, y - 116, 440, 220, brand.woodDeep, 12) +
  [0, 1, 2, 3, 4]
    .map(index => {
      const left = x - 168 + index * 76;
      return (
        rect(left, y - 84, 58, 84, brand.cream, 24) +
        rect(left, y - 84, 58, 84, index % 2 ? '#f0ddca' : '#e2794f', 22) +
        [0, 1, 2]
          .map(line =>
            stroke(`M${left + 12} ${y - 62 + line * 20}l34-10`, index % 2 ? '#e5b9a2' : '#f3ab86', 5),
          )
          .join('')
      );
    })
    .join('') +
  [0, 1, 2, 3]
    .map(index => {
      const left = x - 150 + index * 76;
      return (
        circle(left, y + 56, 32, '#26332d') +
        circle(left, y + 56, 24, brand.cream) +
        circle(left, y + 56, 11, index % 2 ? brand.sage : brand.terracotta)
      );
    })
    .join('') +
  circle(x + 168, y + 56, 22, '#a8bb6b');

export const meatBoard: Plate = (x, y) =>
  path(
    `M${x - 212} ${y - 110}h424q22 0 22 22v196q0 22-22 22h-424q-22 0-22-22v-196q0-22 22-22z`,
    '#00000026',
  ) +
  rect(x - 240, y - 128, 440, 240, '#a9744a', 22) +
  rect(x + 186, y - 30, 90, 44, '#a9744a', 20) +
  path(`M${x - 196} ${y + 24}q-14-104 76-112q70-8 120 24q56 40 20 98q-40 50-120 44q-84-6-96-54z`, '#7c3527') +
  path(`M${x - 196} ${y + 24}q-14-104 76-112q70-8 120 24q-60-8-110 4q-72 20-86 84z`, '#f0d3a4') +
  [0, 1, 2].map(index => stroke(`M${x - 110 + index * 52} ${y - 42}l-20 92`, '#b5523a', 9)).join('') +
  circle(x + 122, y - 62, 38, '#f4ead8') +
  circle(x + 122, y - 62, 29, '#e2c07c') +
  circle(x + 132, y + 48, 30, brand.terracotta) +
  circle(x + 132, y + 48, 20, '#d97b52') +
  leaf(x + 70, y + 82, 80, 18, -10, brand.sageDeep);

export const soup =
  (fill: string, dot: string): Plate =>
  (x, y, random) =>
    round(x, y, 140, brand.terracotta, '#a24e2c') +
    circle(x, y, 102, fill) +
    repeat(8, () => {
      const angle = random.between(0, 6.28);
      const far = random.between(10, 74);
      return circle(x + Math.cos(angle) * far, y + Math.sin(angle) * far, random.between(9, 17), dot);
    }) +
    leaf(x - 10, y, 46, 15, -30, brand.sageDeep);

export const smallBowl =
  (rim: string, fill: string): Plate =>
  (x, y) =>
    round(x, y, 72, rim, fill);

export const bread: Plate = (x, y) =>
  ellipse(x + 6, y + 10, 96, 62, '#00000026') +
  ellipse(x, y, 96, 62, '#b9753f') +
  ellipse(x, y - 6, 84, 50, '#cf9152') +
  [-40, -6, 28].map(at => stroke(`M${x + at} ${y + 24}q4-34 26-46`, '#f3d9a8', 7)).join('');

export const glassAbove =
  (drink: string): Plate =>
  (x, y) =>
    circle(x + 6, y + 9, 50, '#00000026') +
    circle(x, y, 50, '#ffffff88') +
    circle(x, y, 39, drink) +
    ellipse(x - 12, y - 14, 10, 6, '#fff9');

export const cheeseBreads: Plate = (x, y, random) =>
  round(x, y, 160, '#c99a5b', '#b9854a') +
  [
    [-58, -54],
    [14, -74],
    [74, -22],
    [-86, 20],
    [-10, 0],
    [52, 54],
    [-34, 76],
  ]
    .map(([left = 0, top = 0]) => {
      const size = random.between(40, 48);
      return (
        circle(x + left, y + top, size, '#e0a54e') + circle(x + left - 5, y + top - 7, size * 0.76, '#f2c673')
      );
    })
    .join('');

export const cutlery = (x: number, y: number, height: number, fill: string) =>
  [
    rect(x - 5, y - height / 2, 10, height, fill, 5),
    rect(x - 15, y - height / 2, 30, height * 0.3, fill, 12),
    rect(x + 30, y - height / 2, 10, height, fill, 5),
    path(`M${x + 30} ${y - height / 2}q24 14 20 ${height * 0.42}h-20z`, fill),
  ].join('');

export const chopsticks = (x: number, y: number, turn: number, fill: string) =>
  place({ x, y, turn }, rect(-170, -14, 340, 8, fill, 4), rect(-164, 8, 340, 8, fill, 4));
