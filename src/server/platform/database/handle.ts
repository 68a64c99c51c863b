import type { Payload } from 'payload'

/** Something SQL can be given to: the pool, or one open transaction. */
export type Handle = Pick<Payload['db']['drizzle'], 'execute'>
