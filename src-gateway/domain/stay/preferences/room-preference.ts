import { pictureAddresses } from '#gateway/domain/hotel/picture-addresses.ts';
import { toBilingual } from '#gateway/platform/texts.ts';
import type { StoredPart, StoredRoomOption } from '#gateway/store/preference-store.ts';
import type { RoomOptionKind } from '#gateway/store/schema/preferences.ts';
import {
  acAnswers,
  type GuestPreferences,
  type PreferenceOption,
  tvAnswers,
} from '#shared/contract/guest/preferences.ts';
import { parseAnswers, storedLighting } from './stored-answers.ts';

export type RoomPreference = Pick<GuestPreferences, 'ac' | 'lighting' | 'tv'>;

/** A stored choice whose option is gone, or that no schema knows, is left out. */
export function roomPreference(
  stored: readonly StoredRoomOption[],
  parts: readonly StoredPart[],
): RoomPreference {
  const rows = (kind: RoomOptionKind) => stored.filter(option => option.kind === kind);
  const [ac, light] = [rows('AC'), rows('LIGHTING')];
  const [routines, channels] = [rows('TV_ROUTINE'), rows('TV_CHANNEL')];
  const climate = parseAnswers(parts, 'AC', acAnswers);
  const television = parseAnswers(parts, 'TV', tvAnswers);
  const routine = offered(routines, television?.routine);
  return {
    ac: {
      options: ac.map(toOption),
      optionSelected: offered(ac, climate?.temperature),
      optionDefault: defaultOf(ac),
      onlyVentilationEnabled: climate?.onlyVentilationEnabled ?? false,
    },
    lighting: {
      options: light.map(option => ({
        ...toOption(option),
        url: option.picture === null ? null : pictureAddresses(option.picture).large,
      })),
      optionSelected: offered(light, parseAnswers(parts, 'LIGHTING', storedLighting)?.lighting),
      optionDefault: defaultOf(light),
    },
    tv: {
      routineOptions: routines.map(toOption),
      channelOptions: channels.map(toOption),
      routineDefault: defaultOf(routines),
      optionsSelected:
        television === null || routine === null
          ? null
          : { routine, channels: inTheirSequence(channels, television.channels) },
    },
  };
}

function toOption({ id, key, name }: StoredRoomOption): PreferenceOption {
  return { id, key, name: toBilingual(name) };
}

function offered(options: readonly StoredRoomOption[], id: number | undefined): number | null {
  return options.find(option => option.id === id)?.id ?? null;
}

/** The import guarantees one default. */
function defaultOf(options: readonly StoredRoomOption[]): number {
  return (options.find(option => option.isDefault) ?? options[0])?.id ?? 0;
}

export function inTheirSequence(options: readonly StoredRoomOption[], chosen: readonly number[]): number[] {
  return options.filter(({ id }) => chosen.includes(id)).map(({ id }) => id);
}
