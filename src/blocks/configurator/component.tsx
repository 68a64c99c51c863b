import { useTranslations } from 'next-intl'

import { billingPeriods } from '@/core/catalog/types'
import { defineSection } from '@/blocks/define-section'
import { IslandWords } from '@/components/words/words'
import { HeadedSection } from '@/components/ui/section/section'

import { ConfiguratorForm } from './configurator-form.split.client'
import { toConfiguratorView } from './load'
import type { ConfiguratorView } from './types'

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
