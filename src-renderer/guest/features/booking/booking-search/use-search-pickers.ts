import { useRef, useState } from 'react';

export type PickerName = 'dates' | 'rooms';

export type SearchPickersState = ReturnType<typeof useSearchPickers>;

export const loadDatePicker = () => import('./components/date-picker.tsx');
export const loadRoomsPicker = () => import('./components/rooms-picker.tsx');

export function useSearchPickers() {
  const [open, setOpen] = useState<PickerName | null>(null);
  // A dialog is closed, not unmounted: its closing makes the page visible to screen readers again.
  const [seen, setSeen] = useState<readonly PickerName[]>([]);
  const preloaded = useRef(false);
  return {
    open,
    seen,
    show: (picker: PickerName) => {
      setSeen(before => (before.includes(picker) ? before : [...before, picker]));
      setOpen(picker);
    },
    close: () => setOpen(null),
    preload: () => {
      if (preloaded.current) return;
      preloaded.current = true;
      void Promise.allSettled([
        loadDatePicker(),
        loadRoomsPicker(),
        import('#renderer/platform/ui/modal-dialog.tsx'),
      ]);
    },
  };
}
