import { useLocale, useTranslations } from 'next-intl'
import { useId } from 'react'

import { defineSection, type HeadedView, toHeadedView } from '@/blocks/define-section'
import { Section, SectionHeading, Wide } from '@/components/ui/section/section'

import { WidgetForm } from './widget-form.split.client'

interface DomainSearchWidgetProps {
  readonly view: HeadedView
  readonly placeholderNames: readonly string[]
}

/** §2: a plain form to the search page, so it works without JavaScript. */
const DomainSearchWidget = ({ view, placeholderNames }: DomainSearchWidgetProps) => {
  const t = useTranslations('domainSearchWidget')
  const locale = useLocale()
  const heading = useId()
  return (
    <Section labelledBy={heading}>
      <Wide className="search-widget">
        <div>
          <SectionHeading id={heading} heading={view.heading} intro={view.intro} lang={view.lang} />
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
  marksBorrowed: true,
  load: toHeadedView,
  draw: DomainSearchWidget,
})
