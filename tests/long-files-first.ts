import { BaseSequencer, type TestSpecification } from 'vitest/node';

/** Small files that take long: where Vitest knows no durations, as in CI, it begins with the largest files. */
const LONG = /\/tests\/gateway\/((payment-|hours-)?faults|store|hotel-import-command)\.test\.ts$/;

/** Begins with what takes longest, so that no worker waits for it at the end. */
export class LongFilesFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const sorted = await super.sort(files);
    const isLong = ({ moduleId }: TestSpecification) => LONG.test(moduleId);
    return [...sorted.filter(isLong), ...sorted.filter(file => !isLong(file))];
  }
}
