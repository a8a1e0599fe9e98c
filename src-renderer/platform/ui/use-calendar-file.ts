import { useState } from 'react';
import type { AnyKey } from '#renderer/platform/i18n/texts.ts';
import type { CalendarEntry } from './calendar-file.ts';
import { saveFile } from './save-file.ts';
import { toast } from './toast.ts';

export function useCalendarFile(failed: AnyKey) {
  const [isBusy, setBusy] = useState(false);
  const save = async (date: string, entry: CalendarEntry) => {
    setBusy(true);
    try {
      const { calendarFile } = await import('./calendar-file.ts');
      saveFile(`pernoite-${date}.ics`, new Blob([calendarFile(entry)], { type: 'text/calendar' }));
    } catch {
      toast.notify({ intent: 'error', textKey: failed });
    } finally {
      setBusy(false);
    }
  };
  return { isBusy, save: (date: string, entry: CalendarEntry) => void save(date, entry) };
}
