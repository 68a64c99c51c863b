import { config } from 'zod'

/**
 * Zod probes for `new Function` once; the CSP forbids it and browsers report the violation. On the server, JIT stays on because it is
 * faster. Import this before any schema is created.
 */
if (typeof window !== 'undefined') config({ jitless: true })
