import type { PayloadRequest } from 'payload'
import { maximumBodyBytes } from '@/config/limits'

/** The body as JSON; `undefined` for anything else, and for more than any call of the shop may carry. */
export const bodyWithin = async (req: PayloadRequest): Promise<unknown> => {
  // Who names no length may send without end.
  if (!(Number(req.headers.get('content-length') ?? Number.NaN) <= maximumBodyBytes)) return undefined
  try {
    return JSON.parse((await req.text?.()) ?? '') as unknown
  } catch {
    return undefined
  }
}
