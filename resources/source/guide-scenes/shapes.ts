/** Shapes of a flat drawing, as SVG. */

export const WIDTH = 1080;
export const HEIGHT = 720;

export type Random = {
  /** A number from `from` to `to`. */
  between(from: number, to: number): number;
  pick<T>(list: readonly [T, ...T[]]): T;
};

/** The same numbers for the same name on every machine: mulberry32 over the name's FNV-1a hash. */
export function randomOf(name: string): Random {
  let state = 2_166_136_261;
  for (const letter of name) state = Math.imul(state ^ letter.charCodeAt(0), 16_777_619);
  const next = () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
  return {
    between: (from, to) => from + next() * (to - from),
    pick: list => list[Math.floor(next() * list.length)] ?? list[0],
  };
}

const short = (value: number) => String(Math.round(value * 10) / 10);

export const rect = (x: number, y: number, width: number, height: number, fill: string, radius = 0) =>
  `<rect x="${short(x)}" y="${short(y)}" width="${short(width)}" height="${short(height)}" fill="${fill}"${radius > 0 ? ` rx="${short(radius)}"` : ''}/>`;

export const circle = (x: number, y: number, radius: number, fill: string, opacity = 1) =>
  `<circle cx="${short(x)}" cy="${short(y)}" r="${short(radius)}" fill="${fill}"${opacity < 1 ? ` opacity="${opacity}"` : ''}/>`;

export const ring = (x: number, y: number, radius: number, stroke: string, width: number) =>
  `<circle cx="${short(x)}" cy="${short(y)}" r="${short(radius)}" fill="none" stroke="${stroke}" stroke-width="${width}"/>`;

export const ellipse = (x: number, y: number, across: number, down: number, fill: string) =>
  `<ellipse cx="${short(x)}" cy="${short(y)}" rx="${short(across)}" ry="${short(down)}" fill="${fill}"/>`;

export const path = (data: string, fill: string, opacity = 1) =>
  `<path d="${data}" fill="${fill}"${opacity < 1 ? ` opacity="${opacity}"` : ''}/>`;

export const stroke = (data: string, colour: string, width: number, opacity = 1) =>
  `<path d="${data}" fill="none" stroke="${colour}" stroke-width="${width}" stroke-linecap="round" stroke-linejoin="round"${opacity < 1 ? ` opacity="${opacity}"` : ''}/>`;

/** A shape of straight sides through the points x, y, x, y... */
export const polygon = (points: readonly number[], fill: string, opacity = 1) =>
  `<polygon points="${points.map(short).join(' ')}" fill="${fill}"${opacity < 1 ? ` opacity="${opacity}"` : ''}/>`;

/** The brand's arch on its base line: half a circle on a rectangle. */
export function arch(x: number, base: number, width: number, height: number, fill: string): string {
  const half = width / 2;
  return path(`M${x} ${base}v${half - height}a${half} ${half} 0 0 1 ${width} 0v${height - half}z`, fill);
}

/** The upper half of a disc. */
export const dome = (x: number, base: number, radius: number, fill: string) =>
  path(`M${x - radius} ${base}a${radius} ${radius} 0 0 1 ${2 * radius} 0z`, fill);

export const repeat = (count: number, draw: (index: number) => string) =>
  Array.from({ length: count }, (_, index) => draw(index)).join('');

type Placing = { x?: number; y?: number; scale?: number; turn?: number; flip?: boolean };

export const place = ({ x = 0, y = 0, scale = 1, turn = 0, flip = false }: Placing, ...parts: string[]) =>
  `<g transform="translate(${short(x)} ${short(y)})${turn === 0 ? '' : ` rotate(${short(turn)})`} scale(${flip ? -scale : scale} ${scale})">${parts.join('')}</g>`;

let clips = 0;
/** Parts of which only what lies within the shape is seen. */
export function within(shape: string, ...parts: string[]): string {
  clips += 1;
  return `<clipPath id="clip${clips}">${shape}</clipPath><g clip-path="url(#clip${clips})">${parts.join('')}</g>`;
}

export const faded = (opacity: number, ...parts: string[]) => `<g opacity="${opacity}">${parts.join('')}</g>`;

/** A leaf from its stalk at 0, 0. */
export const leaf = (x: number, y: number, length: number, width: number, turn: number, fill: string) =>
  place({ x, y, turn }, path(`M0 0Q${length / 2} ${-width} ${length} 0Q${length / 2} ${width} 0 0z`, fill));
