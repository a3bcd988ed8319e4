import * as z from 'zod/mini';

// Must run before the contract's schemas are made: the CSP forbids the code zod would compile.
z.config({ jitless: true });
