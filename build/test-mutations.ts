import '#tests/mutations/run.ts';
