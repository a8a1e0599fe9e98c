import { jardinsScenes } from './jardins-scenes.ts';
import { maristaScenes } from './marista-scenes.ts';
import { niloScenes } from './nilo-scenes.ts';
import type { SceneTable } from './scene.ts';

/** Every picture of the city guide. */
export const scenes: SceneTable = { ...jardinsScenes, ...niloScenes, ...maristaScenes };
