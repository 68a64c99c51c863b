import type { Payload } from 'payload'
import type { PaymentMethodId } from '@/core/payments/types'

export interface PaidPage {
  readonly intent: string
  readonly amount: number
  readonly currency: string
}

type Event = Readonly<Record<string, unknown>> & { readonly id: string }

/** Webhooks of a page, each with a new id. */
export interface CardEvents<Page> {
  /** `said`: deviating amount or currency. */
  readonly paid: (page: Page, said?: { readonly amount?: number; readonly currency?: string }) => Event
  readonly processing: (page: Page) => Event
  readonly declined: (page: Page) => Event
  /** `refunded` is the total. */
  readonly refunded: (page: Page, refunded: number) => Event
  readonly disputed: (page: Page) => Event
}

interface Signing {
  readonly secret?: string | undefined
  /** Epoch seconds. */
  readonly at?: number | undefined
}

/** Card provider as the payment tests need it. A new provider implements this and runs the same tests. */
export interface CardKit<Page extends PaidPage> {
  readonly method: Exclude<PaymentMethodId, 'offline'>
  readonly environment: Readonly<Record<string, string>>
  /** Sent with every request to the shop. */
  readonly headers: Readonly<Record<string, string>>
  readonly signatureHeader: string
  readonly sign: (text: string, signing: Signing) => string
  readonly events: CardEvents<Page>
  /** Further events of the payment, in any order. */
  readonly asides: (page: Page) => readonly Event[]
  /** Latest page of an order. */
  readonly pageOf: (payload: Payload, orderNumber: string) => Page | Promise<Page>
  /** The same page paid again with another payment. */
  readonly otherMoney: (page: Page, mark: string) => Page
  /** Total the provider refunded. */
  readonly refundedOf: (payload: Payload, page: Page) => number | Promise<number>
}
