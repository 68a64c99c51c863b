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
  /** R20: of the description. */
  readonly lang?: string
  readonly popular: boolean
  /** Of a part of a machine: cores, or gigabytes. */
  readonly size?: number
  /** P4: what it is sold by, shortest first. An add-on is sold by the year. */
  readonly prices: readonly OptionPriceView[]
}

export interface GroupView {
  /** Its name in the address (`?memory=memory-16`), the same in every language. */
  readonly parameter: string
  readonly title: string
  readonly intro: string | null
  readonly selection: 'one' | 'many'
  readonly isRequired: boolean
  /** Its parts belong to a domain, so the visitor is asked for the name (O9). */
  readonly needsName: boolean
  readonly options: readonly OptionView[]
}

/** Words the server hands to the browser, so that they are not sent with every page. */
export interface ConfiguratorLabels {
  readonly popular: string
  readonly setupFee: string
  /** Of each period: "Yearly", "/year". */
  readonly periods: Readonly<Record<string, { readonly name: string; readonly per: string }>>
}

export interface ConfiguratorView {
  readonly heading: string
  readonly intro?: string | null
  readonly groups: readonly GroupView[]
  /** What the whole may be billed by; shortest first. */
  readonly periods: readonly BillingPeriod[]
  readonly world: EstimateContext
  /** Whether names may have other endings than those of the world, which the shop is asked for. */
  readonly hasMoreEndings: boolean
}
