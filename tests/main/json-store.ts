import Conf from 'conf';
import type { Log, LogEvents } from '../../src-main/log/log.ts';
import type { OpenJsonStore } from '../../src-main/settings/persisted-file.ts';

/** The part of electron-store that needs no Electron. */
export const openConf: OpenJsonStore = ({ name, ...options }) => new Conf({ ...options, configName: name });

export function heardLog(): { log: Log; heard: { event: keyof LogEvents; fields: object }[] } {
  const heard: { event: keyof LogEvents; fields: object }[] = [];
  return { log: (event, fields) => void heard.push({ event, fields }), heard };
}
