import { useTranslations } from 'next-intl'

import { defineSection } from '@/parts/sections/define-section'
import type { AddToCartSlot } from '@/ui/button/add-to-cart-slot'
import { Price } from '@/ui/price/price'
import { HeadedSection } from '@/ui/section/section'

import { SslChooserForm } from './ssl-chooser-form.split.client'
import { toSslChooserView } from './to-view'
import type { SslChooserView } from './types'

interface SslChooserProps {
  readonly view: SslChooserView
  readonly AddToCart: AddToCartSlot
  readonly headingLevel?: 1 | 2
}

/** Which certificate, and what it covers (P7). Every combination is drawn here; the island only shows the chosen one. */
export const SslChooser = ({ view, AddToCart, headingLevel }: SslChooserProps) => {
  const t = useTranslations('sslChooser')
  const fallback = view.plans.find(({ recommended }) => recommended) ?? view.plans[0]
  const preset = view.plans.find(({ key }) => key === view.plan) ?? fallback
  if (!preset) return null

  const coverageName = { single: t('single'), wildcard: t('wildcard'), 'multi-domain': t('multiDomain') } as const
  const plans = view.plans.map(({ key, mark, name, description, combinations }) => ({
    key,
    mark,
    name,
    description,
    offers: combinations.map(({ coverage, price, item }) => ({
      coverage,
      reason: item ? null : t('wildcardNotForEv'),
      price: price ? <Price amounts={price} look="large" /> : null,
      optionPrice: price ? <Price amounts={price} look="plain" /> : null,
      action: item ? <AddToCart item={item} name={`${name}, ${coverageName[coverage]}`} variant="go" size="large" block /> : null,
    })),
  }))

  return (
    <HeadedSection level={headingLevel} heading={view.heading} intro={view.intro} drawing="padlock">
      <SslChooserForm
        plans={plans}
        presetPlan={preset.key}
        presetCoverage={view.preset}
        labels={{
          plan: t('plan'),
          coverage: t('coverage'),
          coverages: {
            single: { name: t('single'), note: t('singleNote') },
            wildcard: {
              name: t('wildcard'),
              note: t('wildcardNote'),
              extra: t('wildcardExtra', { extra: view.wildcardMultiplier - 1 }),
            },
            'multi-domain': { name: t('multiDomain'), note: t('multiDomainNote') },
          },
          perYear: t('perYear'),
        }}
      />
    </HeadedSection>
  )
}

export const sslChooserSection = defineSection('ssl-chooser', {
  heading: 'page',
  failure: 'services',
  load: async (block, { pricedShop }) => toSslChooserView(block, await pricedShop()),
  draw: SslChooser,
})
