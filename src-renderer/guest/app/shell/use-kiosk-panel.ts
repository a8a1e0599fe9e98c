import { useCallback, useState } from 'react';

/** What lies over the screen of a public device. */
export type KioskPanel = 'startOver' | 'modes' | 'staff' | 'staffPanel';

/** The panel that is open, one at a time. The staff panel is loaded when staff first ask for it. */
export function useKioskPanel() {
  const [panel, setPanel] = useState<KioskPanel | null>(null);
  const [isStaffPanelLoaded, setStaffPanelLoaded] = useState(false);
  const openStaffPanel = useCallback(() => {
    setStaffPanelLoaded(true);
    setPanel('staffPanel');
  }, []);
  return { panel, isStaffPanelLoaded, open: setPanel, openStaffPanel, close: () => setPanel(null) };
}
