import { useTranslations } from 'next-intl'
import { useId } from 'react'

import { defineSection } from '@/parts/sections/define-section'
import { SectionHeading } from '@/ui/section/section'

export interface TechnologyView {
  readonly key: string
  readonly name: string
  readonly description?: string | null
}

export interface TechnologyStackView {
  readonly heading: string
  readonly items: readonly TechnologyView[]
}

/** What runs here, on one line between two rules; what each is for unfolds beneath. */
export const TechnologyStack = ({ view }: { readonly view: TechnologyStackView }) => {
  const t = useTranslations('technologyStack')
  const heading = useId()
  if (view.items.length === 0) return null
  const described = view.items.filter(({ description }) => description)
  return (
    <section className="technology" aria-labelledby={heading}>
      <div className="wide technology__row">
        <SectionHeading id={heading} heading={view.heading} />
        <ul>
          {view.items.map(({ key, name }) => (
            <li key={key} translate="no">
              {name}
            </li>
          ))}
        </ul>
        {described.length > 0 ? (
          <details className="disclosure technology__more">
            <summary>{t('more')}</summary>
            <dl>
              {described.map(({ key, name, description }) => (
                <div key={key}>
                  <dt translate="no">{name}</dt>
                  <dd>{description}</dd>
                </div>
              ))}
            </dl>
          </details>
        ) : null}
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
