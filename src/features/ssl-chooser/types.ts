import type { Amounts } from '@/core/money/currency'
import type { SslCoverage } from '@/core/catalog/types'
import type { QuoteItemRequest } from '@/core/orders/types'

export interface SslCombinationView {
  readonly coverage: SslCoverage
  /** P7: the chooser shows yearly prices. `null` where this combination is not sold. */
  readonly price: Amounts | null
  readonly item: QuoteItemRequest | null
}

export interface SslChoiceView {
  readonly key: string
  readonly mark: string
  readonly name: string
  readonly description: string
  readonly specs: readonly { readonly label: string; readonly value: string }[]
  readonly features: readonly string[]
  readonly recommended: boolean
  readonly combinations: readonly SslCombinationView[]
}

export interface SslChooserView {
  readonly heading: string
  readonly intro?: string | null
  readonly preset: SslCoverage
  /** Key of the plan chosen beforehand; the recommended one where absent. */
  readonly plan?: string | null
  /** P7: 3. */
  readonly wildcardMultiplier: number
  readonly plans: readonly SslChoiceView[]
}
