/**
 * The address limits are counted by, as the server in front wrote it (`front/visitor.mjs`): it knows the connection and the
 * trusted proxies, and leaves nothing of what a client wrote.
 */
export const clientAddress = (headers: Headers): string => addressIn(headers.get('x-forwarded-for') ?? '')

/** The same, of the bare header. */
export const addressIn = (forwardedFor: string): string => (forwardedFor.split(',').at(-1)?.trim() || 'unknown').slice(0, 64)
