import { config } from 'zod'

/**
 * Zod asks once whether it may make functions from text; a page's policy forbids it, and the browser reports the question as an
 * error. On the server it may go on, where it is quicker. Imported before any schema is made.
 */
if (typeof window !== 'undefined') config({ jitless: true })
