import { useState } from 'react';
import type { AnyKey } from '#renderer/platform/i18n/texts.ts';
import type { CalendarEntry } from './calendar-file.ts';
import { toast } from './toast.ts';

export function saveFile(name: string, content: Blob): void {
  const address = URL.createObjectURL(content);
  const link = document.createElement('a');
  link.href = address;
  link.download = name;
  link.click();
  // The browser has opened the blob by then.
  setTimeout(() => URL.revokeObjectURL(address), 10_000);
}

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
