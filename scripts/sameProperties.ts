import fc from 'fast-check';

// Thousands of runs, each to be told from the next by the mutant alone: properties are tried with the
// same values every time, and with fewer of them than in a test run.
fc.configureGlobal({ seed: 17, numRuns: 10 });
