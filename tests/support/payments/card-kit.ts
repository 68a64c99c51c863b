import type { Payload } from 'payload'

/** What a provider's page is paid with. */
export interface PaidPage {
  readonly intent: string
  readonly amount: number
  readonly currency: string
}

type Event = Readonly<Record<string, unknown>> & { readonly id: string }

/** What a provider tells of a page, each time under a new id. */
export interface CardEvents<Page> {
  /** `said`: other money than was asked for. */
  readonly paid: (page: Page, said?: { readonly amount?: number; readonly currency?: string }) => Event
  readonly processing: (page: Page) => Event
  readonly declined: (page: Page) => Event
  /** `refunded` in all. */
  readonly refunded: (page: Page, refunded: number) => Event
  readonly disputed: (page: Page) => Event
}

interface Signing {
  readonly secret?: string | undefined
  /** Epoch seconds. */
  readonly at?: number | undefined
}

/** A provider of cards as the tests of payments need it. A third one brings its own, and runs the same tests. */
export interface CardKit<Page extends PaidPage> {
  readonly method: 'stripe' | 'sandbox'
  /** What the shop runs with. */
  readonly environment: Readonly<Record<string, string>>
  /** Of every call to the shop. */
  readonly headers: Readonly<Record<string, string>>
  readonly signatureHeader: string
  readonly sign: (text: string, signing: Signing) => string
  readonly events: CardEvents<Page>
  /** More that is told of one and the same payment, in any order. */
  readonly asides: (page: Page) => readonly Event[]
  /** The page that was opened last for an order. */
  readonly pageOf: (payload: Payload, orderNumber: string) => Page | Promise<Page>
  /** The same page paid once more, with other money. */
  readonly otherMoney: (page: Page, mark: string) => Page
  /** What the provider itself gave back. */
  readonly refundedOf: (payload: Payload, page: Page) => number | Promise<number>
}
