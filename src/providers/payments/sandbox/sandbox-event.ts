import { z } from 'zod'
import type { PaymentReport } from '@/core/payments/payment-report'
import type { SandboxReport } from '@/core/payments/sandbox'

const eventSchema = z.strictObject({
  id: z.string().min(1).max(100),
  news: z.enum(['paid', 'declined', 'processing', 'disputed', 'refunded']),
  paymentId: z.string().min(1).max(100),
  attempt: z.number().int().min(0),
  intent: z.string().min(1).max(100),
  amount: z.number().int().min(0),
  refunded: z.number().int().min(0),
  currency: z.string().regex(/^[A-Z]{3}$/),
  digits: z.union([z.literal(0), z.literal(2)]),
})

type SandboxEvent = z.output<typeof eventSchema>

/** A report as the sandbox sends it. */
export const writeEvent = ({ id, news, refunded, page }: SandboxReport): string => {
  const { paymentId, attempt, intent, amount, currency, digits } = page
  return JSON.stringify({ id, news, paymentId, attempt, intent, amount, refunded, currency, digits } satisfies SandboxEvent)
}

const toReport = ({ news, id, paymentId, attempt, intent, amount, refunded, currency, digits }: SandboxEvent): PaymentReport => {
  const base = { id, name: `sandbox.${news}`, paymentId, attempt, intent }
  const money = { amount, digits, currency }
  switch (news) {
    case 'paid':
      return { ...base, kind: 'paid', money }
    case 'processing':
      return { ...base, kind: 'processing' }
    case 'declined':
      return { ...base, kind: 'failed', isFinal: false, reason: 'card_declined' }
    case 'disputed':
      return { ...base, kind: 'disputed', reason: 'fraudulent' }
    case 'refunded':
      return { ...base, kind: 'refunded', money, refunded }
    default:
      return news satisfies never
  }
}

const parse = (raw: string): unknown => {
  try {
    return JSON.parse(raw)
  } catch {
    return null
  }
}

/** What it means to the shop; `null` for what this version does not know. */
export const readEvent = (raw: string): PaymentReport | null => {
  const event = eventSchema.safeParse(parse(raw))
  return event.success ? toReport(event.data) : null
}
