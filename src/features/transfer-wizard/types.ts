import type { Amounts } from '@/server/site/shop-prices'

export interface TransferOfferView {
  readonly price: Amounts
  /** The list price, where it is higher. */
  readonly original: Amounts | null
  readonly renewal: Amounts
  readonly features: readonly string[]
}

export interface TransferWizardView {
  readonly heading: string
  readonly intro: string | null
  /** By extension with its leading dot. */
  readonly offers: Readonly<Record<string, TransferOfferView>>
  /** P8: of an extension that is not listed. */
  readonly unlistedOffer: TransferOfferView
  /** §7: how long the simulated steps take, in ms. */
  readonly delays: { readonly priceLookup: number; readonly submission: number }
}
