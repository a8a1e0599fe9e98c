import { formatList } from '#renderer/platform/i18n/format.ts';
import { hasText, textOf } from '#renderer/platform/i18n/i18n.ts';
import type { RecordEntryView } from '#shared/contract/staff/record.ts';

type Names = ReadonlyMap<string, string>;

const LISTS = ['roles', 'before', 'after'];
const PEOPLE = ['staffId', 'from', 'to'];

/** The words of an act; its name in the record until it has some. */
export function actText(act: string): string {
  const key = `staff/acts:acts.${act}`;
  return hasText(key) ? textOf(key) : act;
}

/** What an act changed, in words; a detail that has none is shown as it stands in the record. */
export function detailsText({ details }: Pick<RecordEntryView, 'details'>, names: Names): string {
  return Object.entries(details)
    .flatMap(([name, value]) =>
      value === null || value === '' ? [] : [detailText(name, String(value), names)],
    )
    .join(' · ');
}

function detailText(name: string, value: string, names: Names): string {
  const label = `staff/acts:details.${name}`;
  const shown = LISTS.includes(name)
    ? formatList(value.split(' ').map(one => valueText('roles', one)))
    : PEOPLE.includes(name)
      ? (names.get(value) ?? value.slice(0, 8))
      : valueText(name, value);
  return hasText(label) ? textOf(label, { value: shown }) : `${name} ${shown}`;
}

function valueText(name: string, value: string): string {
  const key = `staff/acts:values.${name}.${value}`;
  return hasText(key) ? textOf(key) : value;
}
