import '#tests/electron/mutations/run.ts';
