import { useTranslations } from 'next-intl'
import { billingPeriods, type Addon, type Service, parseSize } from '@/core/catalog/types'
import { defineSection } from '@/blocks/define-section'
import { IslandWords } from '@/components/words/words'
import { HeadedSection } from '@/components/ui/section/section'
import { ConfiguratorForm } from './configurator-form.split.client'
import type { ConfiguratorView, GroupView, OptionView } from './configuration'
import { isWithinCategory } from '@/core/catalog/categories'
import { effectivePrice, offeredPeriods } from '@/core/pricing/prices'
import { langOf } from '@/lib/text-language'
import { toEstimateContext } from '@/components/estimate/to-estimate-world'
import type { ConfiguratorBlock } from '@/payload-types'
import type { PricedShop } from '@/components/plans/section-reads'
import type { ShopPrices } from '@/modules/content/shop-settings'

type GroupBlock = NonNullable<ConfiguratorBlock['groups']>[number]

/** The first specification of a part is its size. */
const sizeOfPart = ({ type, specs }: Service): number | null => (type === 'component' ? parseSize(specs[0]?.value ?? '') : null)

const sized = (size: number | null) => (size === null ? {} : { size })

const toServiceOption = (service: Service, prices: ShopPrices): OptionView => ({
  key: service.id,
  type: service.type,
  category: service.category,
  name: service.name,
  description: service.description,
  ...langOf(service),
  popular: service.popular,
  ...sized(sizeOfPart(service)),
  prices: offeredPeriods(service.prices).flatMap((period) => {
    const entry = service.prices[period]
    if (!entry) return []
    return [{ period, price: prices.unit(effectivePrice(entry)), setupFee: entry.setupFee > 0 ? prices.unit(entry.setupFee) : null }]
  }),
})

const toAddonOption = (addon: Addon, prices: ShopPrices): OptionView => ({
  key: addon.id,
  type: 'addon',
  category: addon.category,
  name: addon.name,
  description: addon.description,
  ...langOf(addon),
  popular: addon.popular,
  prices: [{ period: 'yearly', price: prices.unit(addon.price), setupFee: null }],
})

/** The parts an editor listed, in that order, or the whole category (P10). */
const partsOf = <Part extends Service | Addon>({ keys, category }: GroupBlock, all: readonly Part[]): readonly Part[] => {
  const named = (keys ?? []).map(({ key }) => all.find(({ id }) => id === key)).filter((part) => part !== undefined)
  return named.length > 0 ? named : all.filter((part) => isWithinCategory(part.category, category))
}

/** URL parameter of a group: its category, numbered if repeated (`memory-2`). */
const parametersOf = (groups: readonly GroupBlock[]): readonly string[] =>
  groups.map(({ category }, index) => {
    const before = groups.slice(0, index).filter((group) => group.category === category).length
    return before === 0 ? category : `${category}-${before + 1}`
  })

const toGroup = (group: GroupBlock, parameter: string, options: readonly OptionView[]): GroupView => ({
  parameter,
  title: group.title ?? '',
  intro: group.intro ?? null,
  selection: group.selection,
  isRequired: group.required ?? false,
  needsName: group.source === 'addons',
  options,
})

/** P4: periods in which every part is sold, or else in which any is. */
const periodsOf = (groups: readonly GroupView[]) => {
  const options = groups.filter(({ needsName }) => !needsName).flatMap((group) => group.options)
  const isSold = (option: OptionView, wanted: string) => option.prices.some(({ period }) => period === wanted)
  const common = billingPeriods.filter((period) => options.every((option) => isSold(option, period)))
  return common.length > 0 ? common : billingPeriods.filter((period) => options.some((option) => isSold(option, period)))
}

export const toConfiguratorView = (block: ConfiguratorBlock, { shop, prices }: PricedShop): ConfiguratorView => {
  const blocks = block.groups ?? []
  const parameters = parametersOf(blocks)
  const services: Service[] = []
  const addons: Addon[] = []
  const groups = blocks
    .flatMap((group, index): readonly GroupView[] => {
      const parameter = parameters[index] ?? group.category
      if (group.source === 'addons') {
        const parts = partsOf(group, shop.addons)
        addons.push(...parts)
        return [
          toGroup(
            group,
            parameter,
            parts.map((addon) => toAddonOption(addon, prices)),
          ),
        ]
      }
      const parts = partsOf(group, shop.services)
      services.push(...parts)
      return [
        toGroup(
          group,
          parameter,
          parts.map((service) => toServiceOption(service, prices)),
        ),
      ]
    })
    .filter(({ options }) => options.length > 0)
  const extensions = groups.some(({ needsName }) => needsName) ? shop.extensions : []
  return {
    heading: block.heading ?? '',
    intro: block.intro ?? null,
    groups,
    periods: groups.some(({ needsName }) => !needsName) ? periodsOf(groups) : ['yearly'],
    world: toEstimateContext(shop, { services, addons, extensions }),
    hasMoreEndings: extensions.length > 0 && shop.counts.extensions > extensions.length,
  }
}

interface ConfiguratorProps {
  readonly view: ConfiguratorView
  readonly headingLevel?: 1 | 2
}

/** Without JavaScript it lists the parts with their prices. */
const Configurator = ({ view, headingLevel }: ConfiguratorProps) => {
  const t = useTranslations('estimate')
  const periods = useTranslations('periods')
  return (
    <HeadedSection level={headingLevel} heading={view.heading} intro={view.intro}>
      {view.groups.length === 0 ? (
        <p className="muted">{t('empty')}</p>
      ) : (
        <IslandWords namespaces={['estimate', 'domainSearch', 'machine']}>
          <ConfiguratorForm
            groups={view.groups}
            periods={view.periods}
            world={view.world}
            hasMoreEndings={view.hasMoreEndings}
            labels={{
              popular: periods('popular'),
              setupFee: periods('setupFee'),
              periods: Object.fromEntries(
                billingPeriods.map((period) => [period, { name: periods('name', { period }), per: periods('per', { period }) }]),
              ),
            }}
          />
        </IslandWords>
      )}
    </HeadedSection>
  )
}

export const configuratorSection = defineSection('configurator', {
  heading: 'page',
  failure: 'services',
  load: async (block, { pricedShop }) => toConfiguratorView(block, await pricedShop()),
  draw: Configurator,
})
