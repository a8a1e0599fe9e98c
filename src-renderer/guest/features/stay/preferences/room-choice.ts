import type { GuestPreferences, RoomPreference } from '#shared/contract/guest/preferences.ts';

export const roomParts = ['ac', 'lighting', 'tv'] as const;
export type RoomPart = (typeof roomParts)[number];

export type RoomChoice = {
  ac: { temperature: number; onlyVentilationEnabled: boolean };
  lighting: number;
  tv: { routine: number; channels: number[] };
};

export type RoomDraft = Partial<RoomChoice>;

export type RoomOptions = Pick<GuestPreferences, RoomPart>;

export function defaultChoice({ ac, lighting, tv }: RoomOptions): RoomChoice {
  return {
    ac: { temperature: ac.optionDefault, onlyVentilationEnabled: false },
    lighting: lighting.optionDefault,
    tv: { routine: tv.routineDefault, channels: [] },
  };
}

export function savedChoice(room: RoomOptions): RoomChoice {
  const standard = defaultChoice(room);
  const { onlyVentilationEnabled } = room.ac;
  return {
    ac: { temperature: room.ac.optionSelected ?? standard.ac.temperature, onlyVentilationEnabled },
    lighting: room.lighting.optionSelected ?? standard.lighting,
    tv: room.tv.optionsSelected ?? standard.tv,
  };
}

/** The draft before the saved choices, without options that are no longer offered. */
export function shownChoice(room: RoomOptions, draft: RoomDraft): RoomChoice {
  const saved = savedChoice(room);
  const has = (options: readonly { id: number }[], wanted: number) => options.some(({ id }) => id === wanted);
  const { ac = saved.ac, lighting = saved.lighting, tv = saved.tv } = draft;
  return {
    ac: has(room.ac.options, ac.temperature) ? ac : { ...ac, temperature: saved.ac.temperature },
    lighting: has(room.lighting.options, lighting) ? lighting : saved.lighting,
    tv: {
      routine: has(room.tv.routineOptions, tv.routine) ? tv.routine : saved.tv.routine,
      channels: tv.channels.filter(id => has(room.tv.channelOptions, id)),
    },
  };
}

export function isSame<Part extends RoomPart>(one: RoomChoice[Part], other: RoomChoice[Part]): boolean {
  return text(one) === text(other);
}

/** The order in which channels were chosen does not matter. */
const text = (choice: RoomChoice[RoomPart]) =>
  JSON.stringify(
    typeof choice === 'object' && 'channels' in choice
      ? [choice.routine, choice.channels.toSorted((one, other) => one - other)]
      : typeof choice === 'object'
        ? [choice.temperature, choice.onlyVentilationEnabled]
        : choice,
  );

export function isChanged(room: RoomOptions, draft: RoomDraft, part: RoomPart): boolean {
  return draft[part] !== undefined && !isSame(shownChoice(room, draft)[part], savedChoice(room)[part]);
}

export function isSelected({ ac, lighting, tv }: RoomOptions, part: RoomPart): boolean {
  if (part === 'ac') return ac.optionSelected !== null;
  return part === 'lighting' ? lighting.optionSelected !== null : tv.optionsSelected !== null;
}

/** The default can be saved as a choice of climate or light; television needs a change (PRF-13). */
export function maySave(room: RoomOptions, draft: RoomDraft, part: RoomPart): boolean {
  return isChanged(room, draft, part) || (part !== 'tv' && !isSelected(room, part));
}

export function toRoomPreference(part: RoomPart, { ac, lighting, tv }: RoomChoice): RoomPreference {
  if (part === 'ac') return { ac };
  return part === 'lighting' ? { lighting } : { tv };
}

/** The draft after a part was saved: changes made meanwhile stay. */
export function afterSave<Part extends RoomPart>(
  draft: RoomDraft,
  part: Part,
  saved: RoomChoice[Part],
): RoomDraft {
  const touched: RoomChoice[Part] | undefined = draft[part];
  if (touched === undefined || !isSame(touched, saved)) return draft;
  const { [part]: _saved, ...rest } = draft;
  return rest as RoomDraft;
}

/** From 0 for the first to 1 for the last: coldest to warmest, darkest to brightest. */
export function findPosition(options: readonly { id: number }[], wanted: number): number {
  const index = options.findIndex(({ id }) => id === wanted);
  return options.length < 2 || index < 0 ? 0.5 : index / (options.length - 1);
}
