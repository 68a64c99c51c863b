import { useLocale, useTranslations } from 'next-intl'
import type { HeroResultsSlot } from '@/components/domains/hero-results-slot'
import { defineSection } from '@/blocks/define-section'
import { IslandWords } from '@/components/words/words'
import { headingWords } from '@/components/ui/section/section'
import { HeroSearch } from './hero-search.split.client'

interface DomainHeroView {
  readonly heading: string
  /** The bold first sentence. */
  readonly lead: string
  readonly intro: string
}

interface DomainHeroProps {
  readonly view: DomainHeroView
  readonly placeholderNames: readonly string[]
  /** Renders the results in place; without it the form leads to the search page. */
  readonly Results?: HeroResultsSlot
}

/** Without JavaScript, the form is a GET to the search page (§2). */
const DomainHero = ({ view, placeholderNames, Results }: DomainHeroProps) => {
  const t = useTranslations('domainHero')
  const locale = useLocale()
  const { style, words } = headingWords(view.heading)
  return (
    <section className="hero wall">
      <div className="wide">
        <div className="hero__top">
          <h1 style={style}>{words}</h1>
          <p>
            {view.lead ? <b>{view.lead}</b> : null} <span>{view.intro}</span>
          </p>
        </div>
        <IslandWords namespaces={Results ? ['domainSearch'] : []}>
          <HeroSearch
            action={`/${locale}/domains/search`}
            placeholderNames={placeholderNames}
            labels={{
              field: t('field'),
              count: t('count', { count: '#' }),
              search: t('search'),
              searching: t('searching'),
              results: t('results'),
              example: t('example', { name: '#' }),
            }}
            Results={Results}
          />
        </IslandWords>
      </div>
    </section>
  )
}

export const domainHeroSection = defineSection('domain-hero', {
  heading: 'page',
  failure: 'nothing',
  dataName: 'domain-search',
  load: ({ heading, lead, intro }) => ({ heading: heading ?? '', lead: lead ?? '', intro: intro ?? '' }),
  draw: ({ view, placeholderNames, HeroResults }) => <DomainHero view={view} placeholderNames={placeholderNames} Results={HeroResults} />,
})
