import type { Payload } from 'payload'
import { defaultLocale } from '@/config/locales'
import { createContext } from '@/server/composition/create-context'
import { cancelOrder } from '@/server/checkout/cancel-order'
import { findUnpaidRenewals } from './renewal-order-repository'

/** A released name can no longer be renewed, so nobody should pay for its renewal. */
export const cancelUnpaidRenewals = async (payload: Payload, domainId: string): Promise<void> => {
  for (const { orderNumber } of await findUnpaidRenewals(payload.db.drizzle, domainId))
    await cancelOrder(createContext(payload, defaultLocale), orderNumber)
}
