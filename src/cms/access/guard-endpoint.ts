import type { Endpoint, PayloadRequest } from 'payload'

const forbidden = (): Response => Response.json({ errors: [{ message: 'Forbidden' }] }, { status: 403 })

/** The same endpoint, answered only to whom `isAllowed` lets in: those of plugins ask nobody who they are. */
export const guardEndpoint = (endpoint: Endpoint, isAllowed: (asked: { req: PayloadRequest }) => boolean): Endpoint => ({
  ...endpoint,
  handler: (req) => (isAllowed({ req }) ? endpoint.handler(req) : forbidden()),
})

/** Takes an endpoint away that Payload would add by itself: ours stands before it. */
export const closedEndpoint = (method: Endpoint['method'], path: string): Endpoint => ({ method, path, handler: forbidden })
