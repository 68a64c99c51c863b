// Replaces `payload` in the light worker.
export { sql } from 'drizzle-orm'
export class InvalidConfiguration extends Error {}
export class BasePayload {}
