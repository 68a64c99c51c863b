import { useTranslations } from 'next-intl'

import { BillingToggle } from '@/ui/billing/billing-toggle.client'
import type { ShownPeriod } from '@/ui/billing/shown-periods'

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
