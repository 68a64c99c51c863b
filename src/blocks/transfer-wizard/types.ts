import type { Amounts } from '@/core/money/currency'

export interface TransferOfferView {
  readonly price: Amounts
  /** The list price, where it is higher. */
  readonly original: Amounts | null
  readonly renewal: Amounts
  readonly features: readonly string[]
}

/** What one ending costs to move, and whether that is a price of its own (P8). */
export interface FoundOffer {
  readonly offer: TransferOfferView
  readonly isListed: boolean
}

export interface TransferWizardView {
  readonly heading: string
  readonly intro: string | null
  /** Of the leading endings, by extension with its leading dot. */
  readonly offers: Readonly<Record<string, TransferOfferView>>
  /** Whether there are others with a price of their own, which the shop is asked for. */
  readonly hasMoreOffers: boolean
  /** P8: of an extension that is not listed. */
  readonly unlistedOffer: TransferOfferView
  /** §7: how long the simulated steps take, in ms. */
  readonly delays: { readonly priceLookup: number; readonly submission: number }
}
