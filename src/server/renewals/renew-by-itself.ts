import type { Payload } from 'payload'
import { domainLifecycle } from '@/config/limits'
import type { Locale } from '@/config/locales'
import type { DomainStatus } from '@/core/domains/domain-status'
import { isRenewalDue } from '@/core/orders/renewal-order'
import { createContext } from '@/server/composition/create-context'
import { orderRenewal } from './order-renewal'

interface DueName {
  readonly id: string
  readonly status: DomainStatus
  readonly expiresAt: number
  readonly autoRenew: boolean
  readonly locale: Locale
}

/** Some days before its end a name that renews by itself gets the order for its next year. One that cannot be ordered runs out as it would. */
export const renewByItself = async (payload: Payload, held: DueName, now: number): Promise<void> => {
  if (!isRenewalDue(held, now, domainLifecycle)) return
  const context = { ...createContext(payload, held.locale), now: () => now }
  const ordered = await orderRenewal(context, { domainId: held.id, askedBy: 'shop' })
  if (!ordered.ok) payload.logger.warn({ domain: held.id, refusal: ordered.error }, 'A renewal could not be ordered')
}
