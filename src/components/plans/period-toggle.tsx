import { useTranslations } from 'next-intl'
import { BillingToggle } from '@/components/ui/billing/billing-toggle.client'
import type { ShownPeriod } from '@/components/ui/billing/shown-periods'
import type { Amounts } from '@/core/money/currency'
import type { QuoteItemRequest } from '@/core/orders/types'

interface PeriodToggleProps {
  readonly defaultPeriod: ShownPeriod
  /** P3: `null` hides the label. */
  readonly savePercent: number | null
}

/** The billing toggle in words, with what paying yearly saves. */
export const PeriodToggle = ({ defaultPeriod, savePercent }: PeriodToggleProps) => {
  const t = useTranslations('periods')
  return (
    <BillingToggle
      defaultPeriod={defaultPeriod}
      labels={{
        legend: t('choose'),
        monthly: t('name', { period: 'monthly' }),
        yearly: t('name', { period: 'yearly' }),
        saving: savePercent === null ? null : t('save', { percent: savePercent }),
      }}
    />
  )
}

/** What a plan costs by one period, and what the cart is asked for. */
export interface PeriodOffer {
  readonly price: Amounts
  /** P6: the price times the family's multiplier; `null` where the setting is off. A list price, never called a saving. */
  readonly original: Amounts | null
  readonly item: QuoteItemRequest
}

export interface PlanText {
  readonly key: string
  readonly name: string
  readonly description: string
  readonly features: readonly string[]
  /** In the same order for every plan of a family. */
  readonly specs: readonly { readonly label: string; readonly value: string }[]
  readonly popular: boolean
  /** R20: of description and features, where it is not the page's. */
  readonly lang?: string
}

/** What is said of a plan beside its prices. */
export const toPlanText = ({
  id,
  name,
  description,
  features,
  specs,
  popular,
  textLanguage,
}: Omit<PlanText, 'key' | 'lang'> & { readonly id: string; readonly textLanguage?: string }): PlanText => ({
  key: id,
  name,
  description,
  features,
  specs,
  popular,
  ...(textLanguage === undefined ? {} : { lang: textLanguage }),
})
