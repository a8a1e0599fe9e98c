import { textOf } from '#renderer/platform/i18n/i18n.ts';
import type { BoardRow, ShownFacts } from '#shared/contract/staff/board.ts';
import { agesValues } from '../shared/party/ages-values.ts';
import { rowMarks } from './row-phrase.ts';

type Party = Pick<ShownFacts, 'adults' | 'childrenAges'>;

/** `2 adultos, 1 criança (7 anos)`. */
export function partyText({ adults, childrenAges }: Party): string {
  const text = textOf('staff/board:party.adults', { count: adults });
  if (childrenAges.length === 0) return text;
  const children = textOf('staff/board:party.children', { count: childrenAges.length });
  const ages = textOf('staff/board:party.ages', agesValues(childrenAges));
  return `${text}, ${children} (${ages})`;
}

/** `3 noites · berço · pet`. */
export function stayText(row: BoardRow): string {
  const nights = textOf('staff/board:party.nights', { count: row.nights });
  return [nights, ...rowMarks(row).map(mark => markText(row, mark))].join(' · ');
}

/** A partner by its name, where it is known. */
function markText({ partner }: BoardRow, mark: ReturnType<typeof rowMarks>[number]): string {
  if (mark === 'marks.partner' && partner !== null)
    return textOf('staff/board:marks.channel', { channel: partner });
  return textOf(`staff/board:${mark}`);
}
