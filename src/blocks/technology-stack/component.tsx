import { useTranslations } from 'next-intl'
import { useId } from 'react'

import { defineSection } from '@/blocks/define-section'
import { SectionHeading } from '@/components/ui/section/section'

import { TechnologyLists, type TechnologyView } from './technology-lists.client'

interface TechnologyStackView {
  readonly heading: string
  readonly items: readonly TechnologyView[]
}

export const TechnologyStack = ({ view }: { readonly view: TechnologyStackView }) => {
  const t = useTranslations('technologyStack')
  const heading = useId()
  if (view.items.length === 0) return null
  return (
    <section className="technology" aria-labelledby={heading}>
      <div className="wide technology__row">
        <SectionHeading id={heading} heading={view.heading} />
        <TechnologyLists items={view.items} more={t('more')} />
      </div>
    </section>
  )
}

export const technologyStackSection = defineSection('technology-stack', {
  heading: 'section',
  failure: 'generic',
  load: async ({ heading }, { technologies }) => ({
    heading: heading ?? '',
    items: (await technologies()).map(({ key, name, description }) => ({ key, name, description })),
  }),
  draw: TechnologyStack,
})
