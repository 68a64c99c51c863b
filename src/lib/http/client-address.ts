/**
 * Client IP for rate limits, set by the custom server (`server/visitor.mjs`): it knows the connection and the trusted proxies, and drops
 * client-supplied values.
 */
export const clientAddress = (headers: Headers): string => addressIn(headers.get('x-forwarded-for') ?? '')

/** Parses the header value. */
export const addressIn = (forwardedFor: string): string => (forwardedFor.split(',').at(-1)?.trim() || 'unknown').slice(0, 64)
