import { useCallback, useState } from 'react';

export type KioskPanel = 'startOver' | 'modes' | 'staff' | 'staffPanel';

/** One panel is open at a time. The staff panel's code is loaded when staff first open it. */
export function useKioskPanel() {
  const [panel, setPanel] = useState<KioskPanel | null>(null);
  const [isStaffPanelLoaded, setStaffPanelLoaded] = useState(false);
  const openStaffPanel = useCallback(() => {
    setStaffPanelLoaded(true);
    setPanel('staffPanel');
  }, []);
  return { panel, isStaffPanelLoaded, open: setPanel, openStaffPanel, close: () => setPanel(null) };
}
