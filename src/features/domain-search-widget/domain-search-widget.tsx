import { useLocale, useTranslations } from 'next-intl'
import { useId } from 'react'

import { defineSection } from '@/parts/sections/define-section'
import { longestWordStyle } from '@/ui/section/longest-word'
import { Section, Wide } from '@/ui/section/section'

import { WidgetForm } from './widget-form.split.client'

export interface DomainSearchWidgetView {
  readonly heading: string
  readonly intro: string | null
}

interface DomainSearchWidgetProps {
  readonly view: DomainSearchWidgetView
  readonly placeholderNames: readonly string[]
}

/** §2: the compact search. A plain form that goes to the search page, which answers with or without script. */
export const DomainSearchWidget = ({ view, placeholderNames }: DomainSearchWidgetProps) => {
  const t = useTranslations('domainSearchWidget')
  const locale = useLocale()
  const heading = useId()
  return (
    <Section labelledBy={heading}>
      <Wide className="search-widget">
        <div>
          <h2 id={heading} style={longestWordStyle(view.heading)}>
            {view.heading}
          </h2>
          {view.intro ? <p className="section__intro">{view.intro}</p> : null}
        </div>
        <WidgetForm
          action={`/${locale}/domains/search`}
          placeholderNames={placeholderNames}
          labels={{ field: t('field'), search: t('search'), example: t('example', { name: '#' }) }}
        />
      </Wide>
    </Section>
  )
}

export const domainSearchWidgetSection = defineSection('domain-search-widget', {
  heading: 'section',
  failure: 'nothing',
  dataName: 'domain-search',
  load: ({ heading, intro }) => ({ heading: heading ?? '', intro: intro ?? null }),
  draw: DomainSearchWidget,
})
