import { useTranslations } from 'next-intl'

import { PeriodToggle } from '@/parts/plans/period-toggle'
import { defineSection } from '@/parts/sections/define-section'
import { usePriceNote } from '@/parts/shop/price-note'
import { IslandWords } from '@/parts/words/island-words'
import type { AddToCartSlot } from '@/ui/button/add-to-cart-slot'
import { HeadDrawing, HeadedSection } from '@/ui/section/section'
import { VisitorPlate } from '@/ui/visitor-name/visitor-plate.client'

import { EmailPlan } from './email-plan.split.client'
import { toEmailPlansView } from './to-view'
import type { EmailPlansView } from './types'

interface EmailPlansProps {
  readonly view: EmailPlansView
  readonly placeholderNames: readonly string[]
  readonly AddToCart: AddToCartSlot
  readonly headingLevel?: 1 | 2
}

/** §2: the email plan chooser. The visitor's own name stands after the @. */
export const EmailPlans = ({ view, placeholderNames, AddToCart, headingLevel }: EmailPlansProps) => {
  const t = useTranslations('emailPlans')
  const note = usePriceNote(view, 'emailPlans', t('note'))
  const offersBoth = view.plans.some(({ prices }) => prices.monthly && prices.yearly)
  const toggle = <PeriodToggle defaultPeriod={view.defaultBilling} savePercent={view.savePercent} />
  return (
    <HeadedSection level={headingLevel} heading={view.heading} intro={view.intro} aside={offersBoth ? toggle : null} className="billing">
      {view.plans.length === 0 ? (
        <p className="muted">{t('empty')}</p>
      ) : (
        <>
          <div className="mail-head">
            <p className="mail-address" aria-hidden="true">
              <span>{t('mailbox')}</span>
              <VisitorPlate placeholders={placeholderNames} size="large" />
            </p>
            <HeadDrawing of="envelope" level={headingLevel} />
          </div>
          <div className="mail-plans">
            <IslandWords namespaces={['periods']}>
              {view.plans.map((plan) => (
                <EmailPlan key={plan.key} plan={plan} titleLevel={headingLevel === 1 ? 2 : 3} AddToCart={AddToCart} />
              ))}
            </IslandWords>
          </div>
          <p className="mail-plans__note">{note}</p>
        </>
      )}
    </HeadedSection>
  )
}

export const emailPlansSection = defineSection('email-plans', {
  heading: 'page',
  failure: 'services',
  load: async (block, { pricedShop }) => toEmailPlansView(block, await pricedShop()),
  draw: EmailPlans,
})
