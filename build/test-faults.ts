import '#tests/faults/run.ts';
import '#tests/faults/run-hostile.ts';
