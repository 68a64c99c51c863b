// What the light worker has in Payload's place.
export { sql } from 'drizzle-orm'
export class InvalidConfiguration extends Error {}
