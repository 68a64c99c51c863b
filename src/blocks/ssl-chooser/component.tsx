import type { Amounts } from '@/core/money/currency'
import { type SslCoverage, type Service, sslCoverages } from '@/core/catalog/types'
import type { QuoteItemRequest } from '@/core/orders/types'
import { coveragePrice, offeredCoverages } from '@/core/pricing/ssl-coverage'
import type { SslChooserBlock } from '@/payload-types'
import type { PricedShop } from '@/components/plans/section-reads'
import { useTranslations } from 'next-intl'
import { langOf } from '@/lib/text-language'
import { defineSection } from '@/blocks/define-section'
import type { AddToCartSlot } from '@/components/ui/button/button'
import { Price } from '@/components/ui/price/price'
import { HeadedSection } from '@/components/ui/section/section'
import { SslChooserForm } from './ssl-chooser-form.split.client'

interface SslCombinationView {
  readonly coverage: SslCoverage
  /** P7: yearly price; `null` if the combination is not sold. */
  readonly price: Amounts | null
  readonly item: QuoteItemRequest | null
}

interface SslChoiceView {
  readonly key: string
  readonly mark: string
  readonly name: string
  readonly description: string
  /** Language of the description (R20). */
  readonly lang?: string
  readonly specs: readonly { readonly label: string; readonly value: string }[]
  readonly features: readonly string[]
  readonly recommended: boolean
  readonly combinations: readonly SslCombinationView[]
}

interface SslChooserView {
  readonly heading: string
  readonly intro?: string | null
  readonly preset: SslCoverage
  /** Key of the preselected plan; by default the recommended one. */
  readonly plan?: string | null
  /** Three by default (P7). */
  readonly wildcardMultiplier: number
  readonly plans: readonly SslChoiceView[]
}

const toCombination = (service: Service, coverage: SslCoverage, { shop, prices }: PricedShop): SslCombinationView => {
  const entry = service.prices.yearly
  if (!entry || !offeredCoverages(service, 'yearly').includes(coverage)) return { coverage, price: null, item: null }
  return {
    coverage,
    price: prices.unit(coveragePrice(entry, coverage, shop.settings).price),
    item: { type: service.type, id: service.id, billing: 'yearly', quantity: 1, serviceData: { coverage } },
  }
}

const toChoice = (service: Service, priced: PricedShop): SslChoiceView => ({
  key: service.id,
  mark: service.id.replace(/^ssl-/, '').toUpperCase(),
  name: service.name,
  description: service.description,
  ...langOf(service),
  specs: service.specs,
  features: service.features,
  recommended: service.popular,
  combinations: sslCoverages.map((coverage) => toCombination(service, coverage, priced)),
})

/** P7: compares yearly prices. */
export const toSslChooserView = (block: SslChooserBlock, priced: PricedShop): SslChooserView => ({
  heading: block.heading ?? '',
  intro: block.intro ?? null,
  preset: block.preset,
  plan: block.plan ?? null,
  wildcardMultiplier: priced.shop.settings.wildcardMultiplier,
  plans: priced.shop.services.filter(({ type, prices: periods }) => type === 'ssl' && periods.yearly).map((plan) => toChoice(plan, priced)),
})

interface SslChooserProps {
  readonly view: SslChooserView
  readonly AddToCart: AddToCartSlot
  readonly headingLevel?: 1 | 2
}

/** All combinations are rendered on the server; the island shows the selected one (P7). */
const SslChooser = ({ view, AddToCart, headingLevel }: SslChooserProps) => {
  const t = useTranslations('sslChooser')
  const fallback = view.plans.find(({ recommended }) => recommended) ?? view.plans[0]
  const preset = view.plans.find(({ key }) => key === view.plan) ?? fallback
  if (!preset) return null

  const coverageName = { single: t('single'), wildcard: t('wildcard'), 'multi-domain': t('multiDomain') } as const
  const plans = view.plans.map(({ combinations, ...plan }) => ({
    ...plan,
    offers: combinations.map(({ coverage, price, item }) => ({
      coverage,
      reason: item ? null : t('wildcardNotForEv'),
      price: price ? <Price amounts={price} look="large" /> : null,
      optionPrice: price ? <Price amounts={price} look="plain" /> : null,
      action: item ? <AddToCart item={item} name={`${plan.name}, ${coverageName[coverage]}`} variant="go" size="large" block /> : null,
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
          recommended: t('recommended'),
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
