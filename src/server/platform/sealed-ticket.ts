import type { Payload } from 'payload'
import { z } from 'zod'
import { openSealed, sealText } from './sealed-text'

type Shop = Pick<Payload, 'secret'>

interface Ticket {
  /** What it is good for, so that none is taken for another. */
  readonly purpose: string
  /** Epoch milliseconds. */
  readonly expiresAt: number
}

const parseJson = (text: string): unknown => {
  try {
    return JSON.parse(text)
  } catch {
    return null
  }
}

/** What a browser carries from one step to the next and can neither read nor change: nothing is kept for whoever never comes back. */
export const sealTicket = (shop: Shop, { purpose, expiresAt }: Ticket, content: Readonly<Record<string, unknown>>): string =>
  sealText(shop, JSON.stringify({ purpose, expiresAt, content }))

/** What it says, if it is ours, of this purpose and not too old. */
export const openTicket = <Content extends z.ZodType>(
  shop: Shop,
  purpose: string,
  content: Content,
  ticket: string | null | undefined,
  now: number,
): z.output<Content> | null => {
  const opened = openSealed(shop, ticket)
  const ticketSchema = z.object({ purpose: z.literal(purpose), expiresAt: z.number().gt(now), content: z.unknown() })
  const read = ticketSchema.safeParse(opened === null ? null : parseJson(opened))
  const said = read.success ? content.safeParse(read.data.content) : null
  return said?.success ? said.data : null
}
