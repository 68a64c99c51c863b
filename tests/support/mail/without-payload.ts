// Replaces `payload` in the light worker.
export { sql } from 'drizzle-orm'
export class InvalidConfiguration extends Error {}
export class BasePayload {}
export const createLocalReq = (): Promise<never> => Promise.reject(new Error('The light worker has no requests'))
