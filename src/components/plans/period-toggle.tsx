import { useTranslations } from 'next-intl'
import { BillingToggle } from '@/components/ui/billing/billing-toggle.client'
import type { ShownPeriod } from '@/components/ui/billing/shown-periods'
import type { Amounts } from '@/core/money/currency'
import type { QuoteItemRequest } from '@/core/orders/types'

interface PeriodToggleProps {
  readonly defaultPeriod: ShownPeriod
  /** P3: `null` hides the saving. */
  readonly savePercent: number | null
}

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

export interface PeriodOffer {
  readonly price: Amounts
  /** P6: price times the family's multiplier; `null` if the setting is off. A list price, never called a saving. */
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
  /** R20: language of description and features, if not the page's. */
  readonly lang?: string
}

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
