import type { Random } from './shapes.ts';
import type { Tones } from './tones.ts';

/** Draws a picture's content: the same one for the same tones and random numbers. */
export type Scene = (tones: Tones, random: Random) => string;

/** Scenes at an hour of the day, each by the id of the place that it is a picture of. */
export type SceneTable = Readonly<Record<string, readonly [Tones, Scene]>>;
