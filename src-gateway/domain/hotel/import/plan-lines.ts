import type { ImportPlan, TableChanges } from '#gateway/store/hotel-import-store.ts';

const NAMED = 8;

export function planLines(plan: ImportPlan, addedPictures: number): string[] {
  return [
    ...tableLines('hotels', plan.hotels, row => row.id),
    ...tableLines('room types', plan.roomTypes, row => row.id),
    ...tableLines('rooms', plan.rooms, row => `${row.hotelId} ${row.number}`),
    ...tableLines('night prices', plan.nightTariffs, row => row.roomTypeId),
    ...tableLines('hour prices', plan.hourTariffs, row => row.roomTypeId),
    ...tableLines('seasons', plan.seasons, row => `${row.hotelId} ${row.firstDate}`),
    ...tableLines('spaces', plan.spaces, row => row.id),
    ...tableLines('places of the guide', plan.guidePlaces, row => row.id),
    ...tableLines('minibars', plan.minibars, row => row.id),
    ...tableLines('room options', plan.roomOptions, row => `${row.kind} ${row.key}`),
    ...tableLines('quiz options', plan.quizOptions, row => row.key),
    ...(addedPictures > 0 ? [`pictures: ${addedPictures} added`] : []),
  ];
}

function tableLines<Row>(title: string, changes: TableChanges<Row>, nameOf: (row: Row) => string): string[] {
  return (['added', 'changed', 'retired', 'removed'] as const).flatMap(kind => {
    const rows = changes[kind];
    if (rows.length === 0) return [];
    const names = [...new Set(rows.map(nameOf))];
    const more = names.length > NAMED ? ', …' : '';
    return [`${title}: ${rows.length} ${kind} (${names.slice(0, NAMED).join(', ')}${more})`];
  });
}
