'use client'

import { useId } from 'react'

import { Button } from '@/components/ui/button/button'
import { Section, Wide } from '@/components/ui/section/section'
import { Skeleton } from '@/components/ui/skeleton/skeleton'

import { toPlainContent, failureMessage, type SectionFailure } from './section-words'
import { PlainSection } from './plain-section'
import { useSectionWords } from './section-words.client'
import { useSectionRescue } from './use-section-rescue.client'

interface FailedSectionProps {
  /** Name of its data endpoint. */
  readonly dataName: string
  readonly failure: SectionFailure
  readonly heading: string | null
  /** 1 if it is the page's h1. */
  readonly headingLevel?: 1 | 2
}

const skeletonRows = [1, 2, 3]

/** A block whose data could not be read: retries in the browser, then shows its message of §8. */
export const FailedSection = ({ dataName, failure, heading, headingLevel = 2 }: FailedSectionProps) => {
  const Heading = headingLevel === 1 ? 'h1' : 'h2'
  const headingId = useId()
  const { locale, words } = useSectionWords()
  const { rescue, load } = useSectionRescue(dataName, locale)
  if (words === null) return null

  if (rescue.phase === 'fallback') {
    const content = toPlainContent(rescue.content)
    return content ? (
      <PlainSection
        heading={heading}
        headingLevel={headingLevel}
        content={content}
        locale={locale}
        lang={rescue.locale === locale ? undefined : rescue.locale}
      />
    ) : null
  }
  // §7: renders nothing, but the page keeps its h1.
  if (failure === 'nothing') return headingLevel === 1 && heading ? <h1 className="visually-hidden">{heading}</h1> : null

  return (
    <Section labelledBy={heading ? headingId : undefined}>
      <Wide className="section-data">
        {heading ? <Heading id={headingId}>{heading}</Heading> : null}
        {rescue.phase === 'failed' ? (
          <div className="section-data__fault" role="alert">
            <p>{failureMessage(failure, rescue.fault, dataName, words)}</p>
            <Button onClick={() => void load()}>{words.retry}</Button>
          </div>
        ) : (
          <div className="section-data__wait" aria-busy="true">
            <p role="status">{words.loading}</p>
            {skeletonRows.map((row) => (
              <Skeleton key={row} width="100%" height="70px" />
            ))}
          </div>
        )}
        <noscript>
          <p>{failureMessage(failure, { code: 'not-loaded' }, dataName, words)}</p>
        </noscript>
      </Wide>
    </Section>
  )
}
