/** What the tax offices say of a VAT number. `unknown`: nobody answered. */
export type VatIdAnswer =
  | { readonly status: 'valid'; /** What proves that it was asked; empty where they gave none. */ readonly reference: string }
  | { readonly status: 'invalid' | 'unknown' }

/** T5: who knows whether a VAT number was given out. */
export interface VatIdChecker {
  /** Normalised, with its two letters. Never rejects. */
  readonly check: (vatId: string) => Promise<VatIdAnswer>
}

/** A confirmation as it is kept, for the proof. */
export interface VatIdProof {
  readonly vatId: string
  /** Epoch milliseconds. */
  readonly checkedAt: number
  readonly reference: string
}
