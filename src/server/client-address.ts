/**
 * The address limits are counted by, as the door in front wrote it (`scripts/door/visitor.mjs`): it knows the connection and the
 * trusted proxies, and leaves nothing of what a client wrote.
 */
export const clientAddress = (headers: Headers): string => (headers.get('x-forwarded-for')?.split(',').at(-1)?.trim() || 'unknown').slice(0, 64)
