import * as z from 'zod/mini';

// The CSP forbids code made at run time. zod/mini interprets its schemas today; this keeps it so.
z.config({ jitless: true });
