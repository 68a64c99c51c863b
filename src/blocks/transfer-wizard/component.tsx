// The panels' styles come first: the wizard's stylesheet overrides both on phones.

import { useTranslations } from 'next-intl'
import { useId } from 'react'

import { IslandWords } from '@/components/words/words'
import { defineSection } from '@/blocks/define-section'
import { HeadDrawing, Section, SectionHeading, Wide } from '@/components/ui/section/section'

import { toTransferWizardView } from './load'
import type { TransferWizardView } from './wizard-state'
import { Wizard } from './wizard.split.client'

interface TransferWizardProps {
  readonly view: TransferWizardView
  readonly placeholderNames: readonly string[]
  readonly headingLevel?: 1 | 2
}

/** Transfer wizard with four steps (§4). */
const TransferWizard = ({ view, placeholderNames, headingLevel = 2 }: TransferWizardProps) => {
  const t = useTranslations('transferWizard')
  const heading = useId()
  const { offers, unlistedOffer, hasMoreOffers, delays } = view
  return (
    <Section labelledBy={heading} look="wall" className="wizard-section">
      <Wide>
        <div className="wizard-head">
          <div>
            <SectionHeading id={heading} level={headingLevel} heading={view.heading} intro={view.intro} />
          </div>
          <HeadDrawing of="crane" level={headingLevel} />
        </div>
        <noscript>
          <p className="wizard-noscript">{t('noScript')}</p>
        </noscript>
        <IslandWords namespaces={['transferWizard']}>
          <Wizard
            {...{ offers, unlistedOffer, hasMoreOffers, delays }}
            placeholderNames={placeholderNames}
            stepLevel={headingLevel === 1 ? 2 : 3}
          />
        </IslandWords>
      </Wide>
    </Section>
  )
}

export const transferWizardSection = defineSection('transfer-wizard', {
  heading: 'page',
  failure: 'generic',
  load: async (block, { pricedShop, transferDelays }) => toTransferWizardView(block, { ...(await pricedShop()), delays: transferDelays() }),
  draw: TransferWizard,
})
