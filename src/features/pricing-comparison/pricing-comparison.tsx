import { useTranslations } from 'next-intl'

import { PeriodToggle } from '@/parts/plans/period-toggle'
import { defineSection } from '@/parts/sections/define-section'
import { usePriceNote } from '@/parts/shop/price-note'
import { IslandWords } from '@/parts/words/island-words'
import type { AddToCartSlot } from '@/ui/button/add-to-cart-slot'
import { HeadedSection } from '@/ui/section/section'

import { ComparisonTable } from './comparison-table.split.client'
import { toPricingComparisonView } from './to-view'
import type { PricingComparisonView } from './types'

interface PricingComparisonProps {
  readonly view: PricingComparisonView
  readonly AddToCart: AddToCartSlot
  readonly headingLevel?: 1 | 2
}

/** §1: all plans, a table a family. The toggle, the switch and the families' links work without script. */
export const PricingComparison = ({ view, AddToCart, headingLevel }: PricingComparisonProps) => {
  const t = useTranslations('comparison')
  const note = usePriceNote(view, 'comparison', t('note'))
  const categories = useTranslations('categories')
  const Family = headingLevel === 1 ? 'h2' : 'h3'
  if (view.families.length === 0) {
    return (
      <HeadedSection level={headingLevel} heading={view.heading} intro={view.intro}>
        <p className="muted">{t('empty')}</p>
      </HeadedSection>
    )
  }
  return (
    <HeadedSection
      level={headingLevel}
      heading={view.heading}
      intro={view.intro}
      aside={<PeriodToggle defaultPeriod={view.defaultBilling} savePercent={view.savePercent} />}
      className="billing compare"
    >
      <div className="compare__tools">
        {view.families.length > 1 ? (
          <nav aria-label={t('families')}>
            <ul>
              {view.families.map(({ category }) => (
                <li key={category}>
                  <a href={`#plans-${category}`}>{categories(category)}</a>
                </li>
              ))}
            </ul>
          </nav>
        ) : (
          <span />
        )}
        <label className="compare__differences">
          <input className="check compare__switch" type="checkbox" />
          {t('differences')}
        </label>
      </div>
      <IslandWords namespaces={['comparison', 'periods']}>
        {view.families.map((family) => (
          <div key={family.category} className="compare__family" id={`plans-${family.category}`}>
            {view.families.length > 1 ? <Family className="compare__heading">{categories(family.category)}</Family> : null}
            <ComparisonTable family={family} familyName={categories(family.category)} AddToCart={AddToCart} />
          </div>
        ))}
      </IslandWords>
      <p className="compare__note">{note}</p>
    </HeadedSection>
  )
}

export const pricingComparisonSection = defineSection('pricing-comparison', {
  heading: 'page',
  failure: 'services',
  load: async (block, { pricedShop }) => toPricingComparisonView(block, await pricedShop()),
  draw: PricingComparison,
})
