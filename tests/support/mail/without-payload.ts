// What the light worker has in Payload's place.
export { sql } from 'drizzle-orm'
export class InvalidConfiguration extends Error {}
/** Nothing of it is there but what the worker is handed. */
export class BasePayload {}
