import { formatDate, formatList, formatMoney } from '#renderer/platform/i18n/format.ts';
import { hasText, textOf } from '#renderer/platform/i18n/i18n.ts';
import { cardNetworkNames } from '#shared/card-network-names.ts';
import { cardNetwork } from '#shared/card-networks.ts';
import type { RecordEntryView } from '#shared/contract/staff/record.ts';
import { isLocalDate } from '#shared/local-date.ts';

type Names = ReadonlyMap<string, string>;
type Detail = string | number | boolean;

/** Lists by their separator, and the texts of their values. */
const LISTS: Readonly<Record<string, { separator: string; values: string }>> = {
  roles: { separator: ' ', values: 'roles' },
  before: { separator: ' ', values: 'roles' },
  after: { separator: ' ', values: 'roles' },
  reasons: { separator: ',', values: 'reasons' },
  corrected: { separator: ',', values: 'corrected' },
};
const PEOPLE = ['staffId', 'from', 'to', 'approvedBy'];

/** An id that is no person's means nothing to a reader; the export has it. */
const isShown = (name: string) => PEOPLE.includes(name) || !name.endsWith('Id');

/** The words of an act; its name in the record until it has some. */
export function actText(act: string): string {
  const key = `staff/acts:acts.${act}`;
  return hasText(key) ? textOf(key) : act;
}

/** What an act changed, in words; a detail that has none is shown as it stands in the record. */
export function detailsText({ details }: Pick<RecordEntryView, 'details'>, names: Names): string {
  return Object.entries(details)
    .flatMap(([name, value]) =>
      value === null || value === '' || !isShown(name) ? [] : [detailText(name, value, names)],
    )
    .join(' · ');
}

function detailText(name: string, value: Detail, names: Names): string {
  const label = `staff/acts:details.${name}`;
  const shown = shownValue(name, value, names);
  return hasText(label) ? textOf(label, { value: shown }) : `${name} ${shown}`;
}

function shownValue(name: string, value: Detail, names: Names): string {
  if (name.endsWith('Cents') && typeof value === 'number') return formatMoney(value);
  const text = String(value);
  if (name === 'date' && isLocalDate(text)) return formatDate(text, 'numeric');
  if (name === 'network') return cardNetworkNames[cardNetwork.safeParse(text).data ?? 'unknown'].name || text;
  if (PEOPLE.includes(name)) return names.get(text) ?? text.slice(0, 8);
  const list = LISTS[name];
  return list
    ? formatList(text.split(list.separator).map(one => valueText(list.values, one)))
    : valueText(name, text);
}

function valueText(name: string, value: string): string {
  const key = `staff/acts:values.${name}.${value}`;
  return hasText(key) ? textOf(key) : value;
}
