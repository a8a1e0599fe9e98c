import { pino } from 'pino';
import type { Log, LogEvents } from './log.ts';
import type { LogFolder } from './log-folder.ts';

const GRAVE = new Set<keyof LogEvents>([
  'app.fault',
  'app.refusesStart',
  'file.lost',
  'file.unkept',
  'packaged.unfit',
]);

export function openLog(folder: LogFolder, echo: (line: string) => void = () => {}): Log {
  const logger = pino(
    {
      base: null,
      timestamp: pino.stdTimeFunctions.isoTime,
      formatters: { level: label => ({ level: label }) },
    },
    {
      write(line: string) {
        folder.write(line);
        echo(line);
      },
    },
  );
  return (event, fields) => logger[GRAVE.has(event) ? 'error' : 'info']({ event, ...fields });
}
