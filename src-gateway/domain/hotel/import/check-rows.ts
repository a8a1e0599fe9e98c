import type { HotelData } from '#gateway/store/hotel-rows.ts';
import { addDays } from '#shared/hotel-time.ts';
import { checkMinibars } from './check-minibars.ts';
import { checkRoomOptions } from './check-room-options.ts';
import { type HotelEntry, pricedHours } from './file-schemas.ts';
import { emptyHotelData, files, type Lines, roomId } from './hotel-data.ts';
import type { PictureName } from './picture-files.ts';
import type { Placed, Report } from './problems.ts';
import { checkQuizOptions } from './quiz-option-schema.ts';
import type { FolderRows } from './read-folder.ts';
import { weekdays } from './space-schema.ts';

export type CheckedRows = { data: HotelData; lines: Lines };

export function checkRows(rows: FolderRows, pictureName: PictureName, report: Report): CheckedRows {
  const checked: CheckedRows = {
    data: emptyHotelData(),
    lines: {
      hotels: new Map(),
      roomTypes: new Map(),
      rooms: new Map(),
      spaces: new Map(),
      guide: new Map(),
      quizOptions: new Map(),
    },
  };
  addHotels(rows, checked, pictureName, report);
  addRoomTypes(rows, checked, pictureName, report);
  addRooms(rows, checked, report);
  addNightPrices(rows, checked, report);
  addHourPrices(rows, checked, report);
  addSeasons(rows, checked, report);
  addSpaces(rows, checked, pictureName, report);
  checked.data.minibars = checkMinibars(rows.minibars, pictureName, report);
  checked.data.roomOptions = checkRoomOptions(rows.roomOptions, pictureName, report);
  checked.data.quizOptions = checkQuizOptions(rows.quizOptions, checked.lines.quizOptions, report);
  reportUnused(rows, checked, report);
  return checked;
}

/** Reports references to ids that another file does not have. An entry with another error counts as present. */
export function reportUnknown(
  ids: ReadonlySet<string> | null,
  [id, idFile]: [id: string, file: string],
  position: [file: string, line: number],
  report: Report,
): void {
  if (ids !== null && !ids.has(id)) report(...position, `${id} is not in ${idFile}`);
}

export function isFirst(
  seen: Map<string, number>,
  key: string,
  position: [string, number],
  report: Report,
  title = key,
): boolean {
  const first = seen.get(key);
  if (first === undefined) seen.set(key, position[1]);
  else report(...position, `${title} is given twice, first in line ${first}`);
  return first === undefined;
}

function addHotels(
  { hotels }: FolderRows,
  { data, lines }: CheckedRows,
  pictureName: PictureName,
  report: Report,
): void {
  if (hotels.ids?.size === 0) report(files.hotels, 1, 'has no hotel');
  for (const { value, line } of hotels.rows) {
    const { id, coordinates, taxPercent, picture, map, minors = [], ...hotel } = value;
    const { reception = null, parking = null } = hotel;
    if (!isFirst(lines.hotels, id, [files.hotels, line], report)) continue;
    data.hotels.push({
      ...hotel,
      ...coordinates,
      id,
      buildingCode: id,
      taxBasisPoints: Math.round(taxPercent * 100),
      picture: picture === undefined ? null : pictureName(picture),
      map: map === undefined ? null : pictureName(map),
      reception,
      parking,
      minorFields: minors,
      inspectsRooms: hotel.inspectsRooms ?? false,
      ...toOptionalFacts(value),
      rank: data.hotels.length + 1,
      isRetired: false,
    });
  }
}

/** A row has null where an entry leaves something out. */
function toOptionalFacts({ wifi, breakfast, emergency }: HotelEntry) {
  return {
    wifi: wifi ? { ...wifi, password: wifi.password ?? null } : null,
    breakfast: breakfast ? { ...breakfast, note: breakfast.note ?? null } : null,
    emergency: emergency ? { ...emergency, note: emergency.note ?? null } : null,
  };
}

function addRoomTypes(
  { hotels, roomTypes }: FolderRows,
  { data, lines }: CheckedRows,
  pictureName: PictureName,
  report: Report,
): void {
  const ranks = new Map<string, number>();
  for (const { value, line, lineOf } of roomTypes.rows) {
    const { id, hotel, pictures, ...type } = value;
    if (!isFirst(lines.roomTypes, id, [files.roomTypes, line], report)) continue;
    reportUnknown(hotels.ids, [hotel, files.hotels], [files.roomTypes, lineOf('hotel')], report);
    if (type.characteristics.en.length !== type.characteristics.pt.length)
      report(
        files.roomTypes,
        lineOf('characteristics'),
        'characteristics: must have as many texts in en as in pt',
      );
    const rank = (ranks.get(hotel) ?? 0) + 1;
    ranks.set(hotel, rank);
    data.roomTypes.push({
      ...type,
      id,
      hotelId: hotel,
      rank,
      occupancy: type.maxGuests,
      pictures: pictures.map(pictureName),
      isRetired: false,
    });
  }
}

function addRooms(
  { hotels, roomTypes, rooms }: FolderRows,
  { data, lines }: CheckedRows,
  report: Report,
): void {
  const hotelOf = new Map(data.roomTypes.map(type => [type.id, type.hotelId]));
  const locks = new Map<string, number>();
  for (const { value, line } of rooms.rows) {
    const { hotel, number, roomType, lock = null } = value;
    const position: [string, number] = [files.rooms, line];
    const id = roomId(hotel, number);
    if (!isFirst(lines.rooms, id, position, report, `room ${number} of ${hotel}`)) continue;
    reportUnknown(hotels.ids, [hotel, files.hotels], position, report);
    reportUnknown(roomTypes.ids, [roomType, files.roomTypes], position, report);
    const typesHotel = hotelOf.get(roomType) ?? hotel;
    if (typesHotel !== hotel)
      report(...position, `${roomType} is a room type of ${typesHotel}, not of ${hotel}`);
    // Two rooms with one lock would open for each other's guests.
    if (lock !== null) isFirst(locks, String(lock), position, report, `lock ${lock}`);
    data.rooms.push({
      id,
      hotelId: hotel,
      roomTypeId: roomType,
      number,
      lockNumber: lock,
      isRetired: false,
    });
  }
}

function addNightPrices({ roomTypes, nightPrices }: FolderRows, { data }: CheckedRows, report: Report): void {
  const seen = new Map<string, number>();
  for (const { value, line } of nightPrices.rows) {
    const { roomType } = value;
    const position: [string, number] = [files.nightPrices, line];
    if (!isFirst(seen, roomType, position, report)) continue;
    reportUnknown(roomTypes.ids, [roomType, files.roomTypes], position, report);
    for (const [weekday, name] of weekdays.entries())
      data.nightTariffs.push({ roomTypeId: roomType, weekday, cents: value[name] });
  }
}

function addHourPrices({ roomTypes, hourPrices }: FolderRows, { data }: CheckedRows, report: Report): void {
  const seen = new Map<string, number>();
  for (const { value, line } of hourPrices.rows) {
    const { roomType, direction, hour, price: cents } = value;
    const position: [string, number] = [files.hourPrices, line];
    if (!isFirst(seen, `${roomType} ${direction} ${hour}`, position, report)) continue;
    reportUnknown(roomTypes.ids, [roomType, files.roomTypes], position, report);
    const { from, to } = pricedHours[direction];
    if (hour < from || hour > to) report(...position, `hour: must be ${from} to ${to} for ${direction}`);
    const side = direction === 'checkin' ? 'CHECKIN' : 'CHECKOUT';
    data.hourTariffs.push({ roomTypeId: roomType, direction: side, hour, cents });
  }
}

const LONGEST_SEASON_DAYS = 366;

/** Two seasons on one night would leave open which one counts. */
function addSeasons({ hotels, seasons }: FolderRows, { data }: CheckedRows, report: Report): void {
  const byHotel = new Map<string, Placed<{ firstDate: string; lastDate: string }>[]>();
  for (const { value, line } of seasons.rows) {
    const { hotel, firstDate, lastDate, percent } = value;
    const position: [string, number] = [files.seasons, line];
    reportUnknown(hotels.ids, [hotel, files.hotels], position, report);
    if (lastDate < firstDate) report(...position, 'lastDate: is before firstDate');
    if (addDays(firstDate, LONGEST_SEASON_DAYS) < lastDate) report(...position, 'is longer than a year');
    const others = byHotel.get(hotel) ?? [];
    const other = others.find(each => each.value.firstDate <= lastDate && firstDate <= each.value.lastDate);
    if (other) report(...position, `shares a date with the season of line ${other.line}`);
    byHotel.set(hotel, [...others, { value, line }]);
    const id = `${hotel.toLowerCase()}-${firstDate}`;
    data.seasons.push({ id, hotelId: hotel, firstDate, lastDate, factorBasisPoints: percent });
  }
}

function addSpaces(
  { hotels, spaces }: FolderRows,
  { data, lines }: CheckedRows,
  pictureName: PictureName,
  report: Report,
): void {
  const ranks = new Map<string, number>();
  for (const { value, line, lineOf } of spaces.rows) {
    const { hotel, week, picture, usagePercent, stayHours, closedDates = [], ...space } = value;
    if (!isFirst(lines.spaces, space.id, [files.spaces, line], report)) continue;
    reportUnknown(hotels.ids, [hotel, files.hotels], [files.spaces, lineOf('hotel')], report);
    if (space.instructions.en.length !== space.instructions.pt.length)
      report(files.spaces, lineOf('instructions'), 'instructions: must have as many texts in en as in pt');
    const rank = (ranks.get(hotel) ?? 0) + 1;
    ranks.set(hotel, rank);
    data.spaces.push({
      ...space,
      hotelId: hotel,
      rank,
      picture: picture === undefined ? null : pictureName(picture),
      usageBasisPoints: usagePercent * 100,
      stayMinutes: stayHours * 60,
      week: weekdays.map(day => {
        const open = week[day];
        return open && { start: open.from, end: open.until };
      }),
      closedDates: closedDates.toSorted(),
      isRetired: false,
    });
  }
}

/** Reports a hotel without room types, a room type without rooms or without prices: guests would see half of it. */
function reportUnused(
  { roomTypes, rooms, nightPrices }: FolderRows,
  { data, lines }: CheckedRows,
  report: Report,
): void {
  const hotelsWithTypes = new Set(data.roomTypes.map(type => type.hotelId));
  const isWhole = roomTypes.ids !== null && roomTypes.rows.length === roomTypes.ids.size;
  for (const [id, line] of lines.hotels)
    if (isWhole && !hotelsWithTypes.has(id))
      report(files.hotels, line, `${id} has no room type in ${files.roomTypes}`);
  for (const [{ cells }, file, what] of [
    [rooms, files.rooms, 'room'],
    [nightPrices, files.nightPrices, 'line'],
  ] as const) {
    const used = new Set(cells?.map(row => row['roomType']));
    for (const [id, line] of lines.roomTypes)
      if (cells !== null && !used.has(id)) report(files.roomTypes, line, `${id} has no ${what} in ${file}`);
  }
}
