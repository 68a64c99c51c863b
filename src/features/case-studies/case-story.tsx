import { useTranslations } from 'next-intl'
import Image from 'next/image'
import type { ReactNode } from 'react'

import { classNames } from '@/ui/styles/class-names'
import { CountedPlates } from '@/ui/counted-plates/counted-plates.client'

import type { CaseStudyView } from './types'

interface CaseStoryProps {
  readonly study: CaseStudyView
  readonly heading: ReactNode
  readonly size?: 'large' | 'small'
}

/** The mark of a company without a logo: the first letters of its first two words. */
export const initialsOf = (company: string): string =>
  (company.match(/\p{L}[\p{L}\p{M}]*/gu) ?? [])
    .slice(0, 2)
    .map((word) => word.charAt(0).toUpperCase())
    .join('')

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

/** What was moved, drawn as that many plates, and what came of it. */
export const CaseStory = ({ study, heading, size = 'large' }: CaseStoryProps) => {
  const t = useTranslations('caseStudies')
  return (
    <article className={classNames('case', size === 'small' && 'case--small')}>
      {study.logo ? (
        <Image className="case__logo" src={study.logo.src} width={study.logo.width} height={study.logo.height} sizes="160px" alt="" />
      ) : (
        <span className="case__mark" aria-hidden="true" translate="no">
          {initialsOf(study.company)}
        </span>
      )}
      {heading}
      {size === 'small' ? <p className="case__industry">{[study.industry, study.timeline].filter(Boolean).join(' · ')}</p> : null}
      <p className="case__text" lang={study.lang}>
        {study.description}
      </p>
      {study.count > 0 ? (
        <CountedPlates count={study.count} outlined={study.outlined} label={t('picture', { count: study.count })} />
      ) : null}
      <Results study={study} />
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
