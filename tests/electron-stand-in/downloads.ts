import { fromWire } from './addresses.ts';
import { browser } from './chromium.ts';
import { newEvent } from './events.ts';
import { note } from './journal.ts';
import { strictObject } from './strict.ts';
import { contentsOfFrame } from './web-contents.ts';

/** Notifies the session of a page that begins a download. Chromium saves nothing: only the decision is recorded. */
export async function watchDownloads(): Promise<void> {
  const cdp = await browser();
  cdp.on('Browser.downloadWillBegin', ({ frameId, url, suggestedFilename }) => {
    const contents = contentsOfFrame(frameId);
    const event = newEvent();
    const cancel = () => event.preventDefault();
    const item = strictObject('DownloadItem', {
      getURL: () =>
        url.replace(/^(blob:)?(.*)$/s, (_all, blob = '', address = '') => blob + fromWire(address)),
      getFilename: () => suggestedFilename,
      cancel,
    });
    contents?.session.emit('will-download', event, item, contents);
    note('download', { url, prevented: event.defaultPrevented });
  });
}
