import type { PayloadRequest } from 'payload'
import type { PaymentStatus } from '@/core/payments/payment-status'
import type { Payment } from '@/payload-types'
import { byStaff } from '@/server/platform/staff-email'

/** What happened to a payment, dated when it is written. */
export interface PaymentHappening {
  readonly type: string
  readonly note?: string
}

type Changes = Partial<Pick<Payment, 'paidAt' | 'refunded' | 'trouble' | 'intent' | 'attempt' | 'pageId' | 'pageUrl' | 'pageExpiresAt'>> & {
  readonly status?: PaymentStatus
}

/** Changes a payment and dates what happened, in the transaction of `req`; its order's row is locked by then. */
export const changePayment = async (req: PayloadRequest, id: string, changes: Changes, happening: PaymentHappening): Promise<void> => {
  const all = { collection: 'payments', id, depth: 0, overrideAccess: true, req } as const
  const { events } = await req.payload.findByID({ ...all, select: { events: true } })
  await req.payload.update({
    ...all,
    data: { ...changes, events: [...(events ?? []), { ...happening, at: new Date().toISOString(), ...byStaff(req) }] },
  })
}

/** The page of an attempt that is over. */
export const noPage = { pageUrl: null, pageExpiresAt: null } as const
