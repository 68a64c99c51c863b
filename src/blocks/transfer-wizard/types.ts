import type { Amounts } from '@/core/money/currency'

export interface TransferOfferView {
  readonly price: Amounts
  /** List price, if higher. */
  readonly original: Amounts | null
  readonly renewal: Amounts
  readonly features: readonly string[]
}

/** Transfer price of a TLD, and whether it has one of its own (P8). */
export interface FoundOffer {
  readonly offer: TransferOfferView
  readonly isListed: boolean
}

export interface TransferWizardView {
  readonly heading: string
  readonly intro: string | null
  /** Offers of popular TLDs, by TLD with leading dot. */
  readonly offers: Readonly<Record<string, TransferOfferView>>
  /** Whether other TLDs have prices of their own, which need a request. */
  readonly hasMoreOffers: boolean
  /** P8: offer for TLDs without a transfer price of their own. */
  readonly unlistedOffer: TransferOfferView
  /** §7: delays of the simulated steps, in ms. */
  readonly delays: { readonly priceLookup: number; readonly submission: number }
}
