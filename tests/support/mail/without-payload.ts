// Replaces `payload` in the light worker.
export { sql } from 'drizzle-orm'
export class InvalidConfiguration extends Error {}
export class BasePayload {}
/** Imported and never asked for anything. */
const absent = (): object => ({})
export const getPayload = absent
export const reload = absent
export const createLocalReq = absent
export const postgresAdapter = absent
