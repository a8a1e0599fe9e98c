import { saveFile } from '#renderer/platform/ui/save-file.ts';
import type { ReportFile } from '#shared/contract/staff/drawers.ts';

/** Hands a report of the gateway to the browser's downloads. */
export function saveReport({ fileName, mediaType, content }: ReportFile): void {
  const bytes = Uint8Array.from(atob(content), sign => sign.charCodeAt(0));
  saveFile(fileName, new Blob([bytes], { type: mediaType }));
}
