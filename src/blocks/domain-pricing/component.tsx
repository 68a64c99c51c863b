import { useTranslations } from 'next-intl'

import { AllTlds } from '@/components/tlds/more-tlds'
import { defineSection } from '@/blocks/define-section'
import { IslandWords } from '@/components/words/words'
import { HeadedSection } from '@/components/ui/section/section'

import { BarsTable } from './bars-table.client'
import { toDomainPricingView } from './load'
import type { DomainPricingView } from './types'

/** Three years per TLD to scale: first year solid, renewals outlined. */
export const DomainPricing = ({ view }: { readonly view: DomainPricingView }) => {
  const t = useTranslations('domainPricing')
  const key = (
    <p className="bars__key" aria-hidden="true">
      <span>
        <i /> {t('firstYear')}
      </span>
      <span>
        <i /> {t('laterYears')}
      </span>
    </p>
  )
  return (
    <HeadedSection heading={view.heading} intro={view.intro} aside={key}>
      <IslandWords namespaces={['domainPricing']}>
        <BarsTable caption={view.heading} rows={view.rows} href={view.href} />
      </IslandWords>
      <AllTlds total={view.total} />
    </HeadedSection>
  )
}

export const domainPricingSection = defineSection('domain-pricing', {
  heading: 'section',
  failure: 'domainPricing',
  load: async (block, { locale, pricedShop }) => toDomainPricingView(block, locale, await pricedShop()),
  draw: DomainPricing,
})
