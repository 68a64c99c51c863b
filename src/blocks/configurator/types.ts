import type { Amounts } from '@/core/money/currency'
import type { BillingPeriod, CategoryId, ItemType } from '@/core/catalog/types'
import type { EstimateContext } from '@/components/estimate/types'

interface OptionPriceView {
  readonly period: BillingPeriod
  readonly price: Amounts
  readonly setupFee: Amounts | null
}

export interface OptionView {
  readonly key: string
  readonly type: ItemType
  readonly category: CategoryId
  readonly name: string
  readonly description: string
  /** Language of the description (R20). */
  readonly lang?: string
  readonly popular: boolean
  /** Cores or gigabytes. */
  readonly size?: number
  /** P4: periods it is sold in, shortest first. Add-ons are yearly. */
  readonly prices: readonly OptionPriceView[]
}

export interface GroupView {
  /** URL parameter (`?memory=memory-16`), the same in every language. */
  readonly parameter: string
  readonly title: string
  readonly intro: string | null
  readonly selection: 'one' | 'many'
  readonly isRequired: boolean
  /** Its options belong to a domain, so the form asks for one (O9). */
  readonly needsName: boolean
  readonly options: readonly OptionView[]
}

/** Passed as props to keep them out of every page's messages. */
export interface ConfiguratorLabels {
  readonly popular: string
  readonly setupFee: string
  /** For example "Yearly" and "/year". */
  readonly periods: Readonly<Record<string, { readonly name: string; readonly per: string }>>
}

export interface ConfiguratorView {
  readonly heading: string
  readonly intro?: string | null
  readonly groups: readonly GroupView[]
  /** Billing periods of the configuration, shortest first. */
  readonly periods: readonly BillingPeriod[]
  readonly world: EstimateContext
  /** Whether the shop sells TLDs that are not in the page's data. */
  readonly hasMoreEndings: boolean
}
