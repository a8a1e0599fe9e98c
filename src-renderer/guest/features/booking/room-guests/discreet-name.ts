import { host } from '#renderer/platform/host/host.ts';
import type { AccommodationGuest } from '#shared/contract/guest/accommodation-guests.ts';
import { normalizeName } from '#shared/rules/person-name.ts';

/** `Bia R.`: a guest recognizes it, and other people in a lobby learn little (BEY-09). */
export function shortName(name: string): string {
  const [first = '', ...rest] = normalizeName(name).split(' ');
  const last = rest.at(-1) ?? '';
  return last === '' ? first : `${first} ${[...last][0]}.`;
}

/** A guest's name for places where it cannot be masked: a choice, the name of a button. */
export function discreetName({ name, socialName }: Pick<AccommodationGuest, 'name' | 'socialName'>): string {
  const shown = socialName ?? name;
  return host().profile.capabilities.masks ? shortName(shown) : shown;
}
