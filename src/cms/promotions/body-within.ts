import type { PayloadRequest } from 'payload'
import { maximumBodyBytes } from '@/lib/config/limits'

/** The body as JSON; `undefined` for anything else, and for more than a call may carry. */
export const bodyWithin = async (req: PayloadRequest, mostBytes: number = maximumBodyBytes): Promise<unknown> => {
  // Who names no length may send without end.
  if (!(Number(req.headers.get('content-length') ?? Number.NaN) <= mostBytes)) return undefined
  try {
    return JSON.parse((await req.text?.()) ?? '') as unknown
  } catch {
    return undefined
  }
}
