/**
 * Runs of a property. A story is a stay with ten steps and a hundred calls, and each run draws another one; a single
 * call's input needs more of them to meet its odd values, and a form of twenty fields each of them a few times.
 */
export const STORY_RUNS = 8;
export const INPUT_RUNS = 40;
export const FIELD_RUNS = 100;
