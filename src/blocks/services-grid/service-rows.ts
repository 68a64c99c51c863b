import type { BillingPeriod, CategoryId, ItemType } from '@/core/catalog/types'
import type { TaxedView } from '@/components/shop/price-note'
import type { ShownAmounts } from '@/components/ui/price/price'
import { langOf } from '@/lib/text-language'

/** Amounts in each currency when server-rendered, in the shown one after a refresh. */
export interface RowPriceView {
  readonly period: BillingPeriod
  /** Effective price (P2). */
  readonly price: ShownAmounts
  /** List price of a discounted service, or by multiplier (P6). */
  readonly original?: ShownAmounts
  readonly setupFee?: ShownAmounts
  /** Renewal price of a domain, if different. */
  readonly renewal?: ShownAmounts
  /** P3: saving of the yearly price. */
  readonly savePercent?: number
}

/** A product row. Sent to the browser, so missing values are absent. */
export interface ServiceRowView {
  /** For services, the id of the cart item. */
  readonly key: string
  readonly type: ItemType
  readonly category: CategoryId
  readonly name: string
  readonly description: string
  /** R20: of description and features, where it is not the page's. */
  readonly lang?: string
  /** Of products listed only here; plans list theirs on their family's page. */
  readonly features?: readonly string[]
  readonly specs?: readonly { readonly label: string; readonly value: string }[]
  readonly popular?: boolean
  /** P4: shortest period first. */
  readonly prices: readonly RowPriceView[]
  /** Link to the search, for domains and their add-ons. */
  readonly href?: string
}

/** Passed as props, to keep them out of every page's messages. */
export interface ServicesGridLabels {
  readonly categories: Readonly<Record<string, string>>
  readonly periods: Readonly<Record<string, { readonly name: string; readonly per: string; readonly save: string }>>
  readonly popular: string
  readonly choosePeriod: string
  readonly setupFee: string
  readonly insteadOf: string
  readonly renewsAt: string
  readonly nameFirst: string
  readonly needsName: string
  readonly filter: string
  readonly empty: string
  readonly showAll: string
  /** "Show 2 more", indexed by number. */
  readonly more: readonly string[]
  /** §8; contains the placeholder `{message}`. */
  readonly failed: string
  readonly unknownError: string
  readonly noConnection: string
  readonly retry: string
  readonly loading: string
}

export interface ServicesGridView extends TaxedView {
  readonly heading: string
  readonly intro?: string | null
  /** `null` is All Services. */
  readonly defaultCategory: CategoryId | null
  readonly showFilter: boolean
  readonly rows: readonly ServiceRowView[]
  /** Number of TLDs, if only some are among the rows. */
  readonly totalEndings: number | null
}

type RowText = Omit<ServiceRowView, 'key' | 'prices' | 'href' | 'lang'> & { readonly textLanguage?: string | undefined }

const hasOwnPage: ReadonlySet<RowText['type']> = new Set(['hosting', 'ssl', 'email'])

/** Common to catalogue documents and API responses. */
export const toRowText = ({
  id,
  type,
  category,
  name,
  description,
  textLanguage,
  features,
  specs,
  popular,
}: RowText & { readonly id: string }) => ({
  key: id,
  type,
  category,
  name,
  description,
  ...langOf({ textLanguage }),
  ...(features && features.length > 0 && !hasOwnPage.has(type) ? { features } : {}),
  ...(specs && specs.length > 0 ? { specs } : {}),
  ...(popular ? { popular } : {}),
})
