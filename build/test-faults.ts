import '#tests/faults/run.ts';
