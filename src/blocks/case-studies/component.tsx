import { type PictureView, toPicture } from '@/modules/content/to-picture'
import { listedDocuments } from '@/core/listed-documents'
import { type BorrowedLanguage, languageOf, languageOfBlock } from '@/lib/text-language'
import { useTranslations } from 'next-intl'
import Image from 'next/image'
import { type ReactNode, useId } from 'react'
import { classNames } from '@/components/ui/styles/class-names'
import { Monogram } from '@/components/ui/icons/icon'
import { CountedPlates } from '@/components/ui/counted-plates/counted-plates.client'
import type { CaseStudiesBlock, CaseStudy } from '@/payload-types'
import { defineSection } from '@/blocks/define-section'
import { Masonry } from '@/components/ui/masonry/masonry.client'
import { Section, SectionHead, SectionHeading, Wide } from '@/components/ui/section/section'

interface CaseStudyView {
  readonly slug: string
  readonly company: string
  readonly logo?: PictureView | null
  readonly industry: string
  readonly description: string
  readonly challenge: string
  readonly solution: string
  readonly testimonial: string
  readonly results: readonly { readonly metric: string; readonly value: string; readonly improvement: string }[]
  readonly timeline: string
  readonly tags: readonly string[]
  /** Number of plates in the picture: 41 sites, 41 plates. */
  readonly count: number
  /** How many plates are outlined. */
  readonly outlined?: number
  /** R20: language of the story. */
  readonly lang?: BorrowedLanguage
}

interface CaseStudiesView {
  readonly heading: string
  /** `feature` shows the first story in full, `masonry` all of them. */
  readonly presentation: 'feature' | 'masonry'
  /** R20: language of the heading. */
  readonly lang?: BorrowedLanguage
  readonly items: readonly CaseStudyView[]
}

interface CaseStoryProps {
  readonly study: CaseStudyView
  readonly heading: ReactNode
  readonly size?: 'large' | 'small'
}

const Results = ({ study }: { readonly study: CaseStudyView }) => (
  <dl className="case__results" lang={study.lang}>
    {study.results.map(({ metric, value, improvement }) => (
      <div key={metric}>
        <dt>{metric}</dt>
        <dd>
          <b>{value}</b>
          <span className="small muted">{improvement}</span>
        </dd>
      </div>
    ))}
  </dl>
)

export const CaseStory = ({ study, heading, size = 'large' }: CaseStoryProps) => {
  const t = useTranslations('caseStudies')
  return (
    <article className={classNames('case', size === 'small' && 'case--small')}>
      {study.logo ? (
        <Image className="case__logo" src={study.logo.src} width={study.logo.width} height={study.logo.height} sizes="160px" alt="" />
      ) : (
        <Monogram className="case__mark" name={study.company} />
      )}
      {heading}
      {size === 'small' ? <p className="case__industry">{[study.industry, study.timeline].filter(Boolean).join(' · ')}</p> : null}
      <p className="case__text" lang={study.lang}>
        {study.description}
      </p>
      {study.count > 0 ? (
        <CountedPlates count={study.count} outlined={study.outlined} label={t('picture', { count: study.count })} />
      ) : null}
      {study.results.length > 0 ? <Results study={study} /> : null}
      {size === 'small' ? (
        <details className="disclosure case__more">
          <summary>{t('whole')}</summary>
          <div className="disclosure__body">
            <dl className="case__whole" lang={study.lang}>
              <dt>{t('challenge')}</dt>
              <dd>{study.challenge}</dd>
              <dt>{t('solution')}</dt>
              <dd>{study.solution}</dd>
            </dl>
            {study.testimonial ? (
              <blockquote lang={study.lang}>
                <q>{study.testimonial}</q>
              </blockquote>
            ) : null}
            {study.tags.length > 0 ? <p className="small">{study.tags.join(' · ')}</p> : null}
          </div>
        </details>
      ) : null}
    </article>
  )
}

const toItem = (document: CaseStudy): CaseStudyView => ({
  slug: document.slug,
  company: document.company,
  logo: toPicture(document.logo),
  industry: document.industry ?? '',
  description: document.description ?? '',
  challenge: document.challenge ?? '',
  solution: document.solution ?? '',
  testimonial: document.testimonial ?? '',
  results: (document.results ?? []).map(({ metric, value, improvement }) => ({
    metric: metric ?? '',
    value: value ?? '',
    improvement: improvement ?? '',
  })),
  timeline: document.timeline ?? '',
  tags: (document.tags ?? []).flatMap(({ text }) => (text ? [text] : [])),
  count: document.count ?? 0,
  lang: languageOf(document, 'description'),
})

export const toCaseStudiesView = (block: CaseStudiesBlock, documents: readonly CaseStudy[]): CaseStudiesView => ({
  heading: block.heading ?? '',
  presentation: block.presentation,
  lang: languageOfBlock(block),
  items: listedDocuments(block, documents).map(toItem),
})

/** §2: masonry of 4 columns, 3 below 1280 px, 2 below 1024, 1 below 768. Renders nothing without stories (§7). */
export const CaseStudies = ({ view }: { readonly view: CaseStudiesView }) => {
  const heading = useId()
  const [first] = view.items
  if (!first) return null
  return (
    <Section labelledBy={heading}>
      <Wide>
        {view.presentation === 'feature' ? (
          <CaseStory study={first} heading={<SectionHeading id={heading} heading={view.heading} lang={view.lang} />} />
        ) : (
          <>
            <SectionHead id={heading} heading={view.heading} lang={view.lang} />
            <Masonry most={4}>
              {view.items.map((study) => (
                <li key={study.slug}>
                  <CaseStory study={study} heading={<h3>{study.company}</h3>} size="small" />
                </li>
              ))}
            </Masonry>
          </>
        )}
      </Wide>
    </Section>
  )
}

export const caseStudiesSection = defineSection('case-studies', {
  heading: 'section',
  failure: 'nothing',
  marksBorrowed: true,
  load: async (block, { caseStudies }) => toCaseStudiesView(block, await caseStudies()),
  draw: CaseStudies,
})
