import type { GuideSection, Recommendation } from '#shared/contract/guest/curation.ts';

export type Section = { section: GuideSection; places: Recommendation[] };

const byStart = (one: Recommendation, other: Recommendation) =>
  Date.parse(one.startDate ?? '') - Date.parse(other.startDate ?? '') || 0;

/** Each at the position of its first entry. Events are sorted by date, except in the list of best matches (PD-127). */
export function toSections(list: readonly Recommendation[], kind: 'forYou' | 'best'): Section[] {
  const sections = new Map<GuideSection, Recommendation[]>();
  for (const place of list) {
    const places = sections.get(place.section);
    if (places) places.push(place);
    else sections.set(place.section, [place]);
  }
  return [...sections].map(([section, places]) => ({
    section,
    places: section === 'EVENTS' && kind === 'best' ? places.toSorted(byStart) : places,
  }));
}

export const listCategories = (list: readonly Recommendation[]): string[] => [
  ...new Set(list.map(({ category }) => category)),
];

export function toPriceLevel({
  minPrice,
  maxPrice,
}: {
  minPrice: number | null;
  maxPrice: number | null;
}): { from: number; to: number } | null {
  const from = minPrice ?? maxPrice;
  const to = maxPrice ?? minPrice;
  if (from === null || to === null) return null;
  return { from: Math.min(from, to), to: Math.max(from, to) };
}

/** A website that is safe to open, and its displayed name; null for any other address. */
export function parseWebsite(address: string | null): { href: string; name: string } | null {
  if (address === null || !URL.canParse(address)) return null;
  const { protocol, hostname, href } = new URL(address);
  if (protocol !== 'https:' && protocol !== 'http:') return null;
  return { href, name: hostname.replace(/^www\./, '') };
}

export function dialled(phone: string | null): string | null {
  const number = (phone ?? '').replaceAll(/[^+\d]/g, '');
  return /\d/.test(number) ? `tel:${number}` : null;
}

/** A link that dials on a guest's own phone, a QR code on a public screen, text where nothing dials (PD-126). */
export function callKind(device: { isOwn: boolean; showsCodes: boolean; isHandheld: boolean }) {
  if (!device.isOwn) return device.showsCodes ? 'code' : 'text';
  return device.isHandheld ? 'dials' : 'text';
}

type Address = {
  street: string;
  streetNumber: string | null;
  neighbourhood: string;
  city: string;
  state: string;
};

export function addressLines({ street, streetNumber, neighbourhood, city, state }: Address): string[] {
  const lines = [
    [street, streetNumber],
    [neighbourhood, city],
  ].map(parts => parts.filter(Boolean).join(', '));
  const [first = '', second = ''] = lines;
  return [first, [second, state].filter(Boolean).join(' – ')].filter(line => line !== '');
}
