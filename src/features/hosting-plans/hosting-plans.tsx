import { useTranslations } from 'next-intl'
import { useId } from 'react'

import { PeriodToggle } from '@/parts/plans/period-toggle'
import { defineSection } from '@/parts/sections/define-section'
import { usePriceNote } from '@/parts/shop/price-note'
import { IslandWords } from '@/parts/words/island-words'
import type { AddToCartSlot } from '@/ui/button/add-to-cart-slot'
import { classNames } from '@/ui/styles/class-names'
import { HeadedSection } from '@/ui/section/section'

import { RackUnit } from './rack-unit.split.client'
import { toHostingPlansView } from './to-view'
import type { HostingPlansView } from './types'

interface HostingPlansProps {
  readonly view: HostingPlansView
  readonly placeholderNames: readonly string[]
  readonly AddToCart: AddToCartSlot
  readonly headingLevel?: 1 | 2
}

/** The rack: plans are units of growing height between rails; the chosen one holds the visitor's plate. */
export const HostingPlans = ({ view, placeholderNames, AddToCart, headingLevel }: HostingPlansProps) => {
  const t = useTranslations('hostingPlans')
  const note = usePriceNote(view, 'hostingPlans', t('note'))
  const group = useId()
  const offersBoth = view.plans.some(({ prices }) => prices.monthly && prices.yearly)
  const chosen = Math.max(
    0,
    view.plans.findIndex(({ popular }) => popular),
  )
  const toggle = <PeriodToggle defaultPeriod={view.defaultBilling} savePercent={view.savePercent} />
  return (
    <HeadedSection
      level={headingLevel}
      heading={view.heading}
      intro={view.intro}
      lang={view.lang}
      aside={offersBoth ? toggle : null}
      className="billing"
    >
      {view.plans.length === 0 ? (
        <p className="rack__empty">{t('empty')}</p>
      ) : (
        <div className={classNames('rack', !view.showPlate && 'rack--plain')}>
          <div className="rack__rail" aria-hidden="true" />
          <div className="rack__units">
            <IslandWords namespaces={['hostingPlans', 'periods']}>
              {view.plans.map((plan, index) => (
                <RackUnit
                  key={plan.key}
                  plan={plan}
                  height={index + 1}
                  group={group}
                  isChosen={index === chosen}
                  showPlate={view.showPlate}
                  titleLevel={headingLevel === 1 ? 2 : 3}
                  placeholderNames={placeholderNames}
                  AddToCart={AddToCart}
                />
              ))}
            </IslandWords>
          </div>
          <div className="rack__rail" aria-hidden="true" />
        </div>
      )}
      {view.plans.length === 0 ? null : <p className="rack__note">{note}</p>}
    </HeadedSection>
  )
}

export const hostingPlansSection = defineSection('hosting-plans', {
  heading: 'page',
  failure: 'services',
  marksBorrowed: true,
  load: async (block, { pricedShop }) => toHostingPlansView(block, await pricedShop()),
  draw: HostingPlans,
})
