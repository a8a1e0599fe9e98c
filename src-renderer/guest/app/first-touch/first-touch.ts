import {
  addMonths,
  monthOf,
  monthsFrom,
  movedBy,
  weeksOf,
} from '#renderer/guest/features/booking/booking-search/calendar.ts';
import {
  type DateRange,
  dayPicked,
  isPickable,
  noDates,
  pickableDays,
  positionIn,
} from '#renderer/guest/features/shared/booking-funnel/state/date-range.ts';
import { searchAddress } from '#renderer/guest/features/shared/booking-funnel/state/search-address.ts';
import { BRAND_TIME_ZONE, dateAt, type LocalDate } from '#shared/hotel-time.ts';
import type { PageHotels } from '#shared/page-hotels.ts';

/** Texts of the booking-search calendar, written into the page by the build. */
export type FirstTouchTexts = {
  title: string;
  previous: string;
  next: string;
  pickStart: string;
  pickEnd: string;
  close: string;
};

declare global {
  var pernoiteFirstTouch: FirstTouchTexts | undefined;
}

/**
 * The first choice of the first page, hotel and dates, before any code of the app is there: on a slow line that takes
 * seconds. It is bundled by itself and stands in the page (build/first-views.ts), and it ends when the app takes over
 * (platform/host/first-touch.ts).
 */
export function startFirstTouch(texts: FirstTouchTexts): void {
  const page = document.documentElement;
  const view = document.querySelector<HTMLElement>('.first-view');
  const area = view?.querySelector<HTMLElement>('[data-first-touch-area]');
  const data = document.getElementById('pernoite-hotels')?.textContent;
  if (!view || !area || !data || page.dataset['firstView'] === undefined) return;
  const hotels = (JSON.parse(data) as PageHotels | null)?.hotels ?? [];
  const locale = page.lang;
  let hotelId: string | null = null;
  let range: DateRange = noDates;

  openArea(view, area);
  const value = (name: string) => area.querySelector(`[data-touch-value="${name}"]`);
  const hotelNow = () => ({
    now: new Date(),
    timeZone: hotels.find(hotel => hotel.hotelId === hotelId)?.timezone ?? BRAND_TIME_ZONE,
  });
  const keep = () => {
    page.dataset['firstTouch'] = JSON.stringify({ hotelId, ...range });
  };
  const calendar = firstCalendar({
    texts,
    locale,
    hotel: hotelNow,
    range: () => range,
    onPick: picked => {
      range = picked;
      keep();
      if (range.start && range.end) show(value('dates'), rangeText(locale, range.start, range.end));
    },
  });
  const pickHotel = (button: HTMLElement) => {
    hotelId = button.dataset['hotel'] ?? null;
    for (const other of area.querySelectorAll('[data-first-touch="hotel"]'))
      other.setAttribute('aria-pressed', String(other === button));
    show(value('where'), hotels.find(hotel => hotel.hotelId === hotelId)?.name ?? '');
    keep();
    if (!range.end) calendar.open();
  };

  area.addEventListener('click', event => {
    const touched = event.target instanceof Element ? event.target.closest<HTMLElement>(ANSWERED) : null;
    // The choice is kept in an attribute of <html>, which is no control.
    if (touched === null || !area.contains(touched)) return;
    // The page's other listener repeats a tap that nobody has answered (first-view-scripts.ts), and no earlier one.
    event.stopPropagation();
    page.dataset['firstView'] = '';
    const touch = touched.dataset['firstTouch'];
    if (touch === 'hotel') pickHotel(touched);
    if (touch === 'dates') calendar.open();
    if (touch === 'where') area.querySelector<HTMLElement>('[data-first-touch="hotel"]')?.focus();
  });
  area.addEventListener('submit', event => {
    event.preventDefault();
    const { start, end } = range;
    if (hotelId !== null && start && end)
      location.assign(searchAddress({ hotelId, checkinDate: start, checkoutDate: end }));
    else if (hotelId === null) area.querySelector<HTMLElement>('[data-first-touch="hotel"]')?.focus();
    else calendar.open();
  });
}

/** Controls that need no code of the app; the form's own listener answers its button. */
const ANSWERED = '[data-first-touch], a, button[type="submit"]';

/** The view is inert until the app is there: a form in HTML would send a password in an address. All but this part. */
function openArea(view: HTMLElement, area: HTMLElement): void {
  view.inert = false;
  view.removeAttribute('aria-hidden');
  for (let inner: HTMLElement = area; inner !== view && inner.parentElement; inner = inner.parentElement)
    for (const sibling of inner.parentElement.children)
      if (sibling !== inner && sibling instanceof HTMLElement) {
        sibling.inert = true;
        sibling.ariaHidden = 'true';
      }
}

function show(element: Element | null, text: string): void {
  if (element) element.textContent = text;
}

const utc = (day: LocalDate) => new Date(`${day}T00:00:00Z`);

function rangeText(locale: string, start: LocalDate, end: LocalDate): string {
  const format = new Intl.DateTimeFormat(locale, { day: 'numeric', month: 'short', timeZone: 'UTC' });
  return format.formatRange(utc(start), utc(end));
}

type CalendarParts = {
  texts: FirstTouchTexts;
  locale: string;
  hotel: () => { now: Date; timeZone: string };
  range: () => DateRange;
  onPick: (range: DateRange) => void;
};

function make<Tag extends keyof HTMLElementTagNameMap>(
  tag: Tag,
  className: string,
  text = '',
): HTMLElementTagNameMap[Tag] {
  const element = document.createElement(tag);
  element.className = className;
  element.textContent = text;
  return element;
}

/** Any week from Sunday to Saturday, for the names of its days. */
const A_WEEK = weeksOf('2026-11')[0]?.filter(day => day !== null) ?? [];

/** The days of two months in a dialog of the browser's own, by the rules of the app's calendar. */
function firstCalendar({ texts, locale, hotel, range, onPick }: CalendarParts): { open: () => void } {
  const dialog = make('dialog', 'first-calendar');
  dialog.ariaLabel = texts.title;
  let month = '';
  const status = make('p', 'first-calendar-status');
  status.role = 'status';
  const months = make('div', 'first-calendar-months');
  const arrow = (label: string, sign: string, by: number) => {
    const button = make('button', 'first-calendar-turn', sign);
    button.type = 'button';
    button.ariaLabel = label;
    button.addEventListener('click', () => turn(by));
    return button;
  };
  const close = make('button', 'first-calendar-turn', '×');
  close.type = 'button';
  close.ariaLabel = texts.close;
  close.addEventListener('click', () => dialog.close());
  const title = make('h2', 'first-calendar-title', texts.title);
  const head = make('div', 'first-calendar-head');
  head.append(title, arrow(texts.previous, '‹', -1), arrow(texts.next, '›', 1), close);
  dialog.append(head, status, months);

  const dayFormat = new Intl.DateTimeFormat(locale, { dateStyle: 'full', timeZone: 'UTC' });
  const weekdayFormat = new Intl.DateTimeFormat(locale, { weekday: 'narrow', timeZone: 'UTC' });
  const monthFormat = new Intl.DateTimeFormat(locale, { month: 'long', year: 'numeric', timeZone: 'UTC' });

  const draw = (toFocus: LocalDate | null = null) => {
    const chosen = range();
    const now = hotel();
    status.textContent = chosen.start && !chosen.end ? texts.pickEnd : texts.pickStart;
    months.replaceChildren(
      ...monthsFrom(month).map(shown => {
        const grid = make('div', 'first-calendar-month');
        grid.append(make('h3', 'first-calendar-name', monthFormat.format(utc(`${shown}-01`))));
        // A day's own name says its weekday.
        for (const day of A_WEEK) {
          const name = make('span', 'first-calendar-weekday', weekdayFormat.format(utc(day)));
          name.ariaHidden = 'true';
          grid.append(name);
        }
        for (const day of weeksOf(shown).flat()) {
          const cell = make('button', 'first-calendar-day', day === null ? '' : String(Number(day.slice(8))));
          cell.type = 'button';
          cell.disabled = day === null || !isPickable(day, chosen, now);
          if (day === null) cell.ariaHidden = 'true';
          else {
            cell.dataset['day'] = day;
            cell.dataset['position'] = positionIn(day, chosen, null);
            cell.ariaLabel = dayFormat.format(utc(day));
            cell.ariaPressed = String(day === chosen.start || day === chosen.end);
          }
          grid.append(cell);
        }
        return grid;
      }),
    );
    if (toFocus !== null) months.querySelector<HTMLElement>(`[data-day="${toFocus}"]`)?.focus();
  };
  const turn = (by: number) => {
    const { first, last } = pickableDays(range(), hotel());
    const to = addMonths(month, by);
    if (to < monthOf(first) || to > monthOf(last)) return;
    month = to;
    draw();
  };
  months.addEventListener('click', ({ target }) => {
    const day = target instanceof HTMLElement ? target.dataset['day'] : undefined;
    if (day === undefined) return;
    const { range: picked, complete } = dayPicked(range(), day);
    onPick(picked);
    if (complete) dialog.close();
    else draw(day);
  });
  months.addEventListener('keydown', event => {
    const day = event.target instanceof HTMLElement ? event.target.dataset['day'] : undefined;
    const moved = day === undefined ? null : movedBy(event.key, day, pickableDays(range(), hotel()));
    if (moved === null) return;
    event.preventDefault();
    if (!monthsFrom(month).includes(monthOf(moved))) month = monthOf(moved);
    draw(moved);
  });
  // Its taps are its own: the page's listener would repeat them.
  dialog.addEventListener('click', event => {
    event.stopPropagation();
    if (event.target === dialog) dialog.close();
  });
  return {
    open: () => {
      if (!dialog.isConnected) document.body.append(dialog);
      const { now, timeZone } = hotel();
      const day = range().start ?? dateAt(now, timeZone);
      month = monthOf(day);
      dialog.showModal();
      draw(day);
    },
  };
}
