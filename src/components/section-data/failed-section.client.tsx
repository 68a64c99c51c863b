'use client'

import { useId, useCallback, useEffect, useRef, useState, useTransition } from 'react'
import { Button, ButtonLink } from '@/components/ui/button/button'
import { Section, Wide } from '@/components/ui/section/section'
import { Skeleton } from '@/components/ui/skeleton/skeleton'
import { toPlainContent, failureMessage, type SectionFailure, type PlainContent } from './section-words'
import { useSectionWords } from './section-words.client'
import type { Locale } from '@/lib/config/locales'
import { localizedHref } from '@/core/navigation/paths'
import { useRouter } from 'next/navigation'
import type { SectionError } from './load-section-data'

type Rescue =
  | { readonly phase: 'loading' }
  | { readonly phase: 'failed'; readonly fault: SectionError }
  /** No live content in the visitor's language: bundled or English content. */
  | { readonly phase: 'fallback'; readonly content: unknown; readonly locale: Locale }

/** A page rendered with a failed block is cached for a second (`guardLoad`); number of refreshes, and pause in ms. */
const redraws = { most: 3, pause: 1_500 } as const

/** Loads a block's data again. If that succeeds, the page is refreshed. */
function useSectionRescue(dataName: string, locale: Locale) {
  const router = useRouter()
  const [isDrawing, startTransition] = useTransition()
  const [rescue, setRescue] = useState<Rescue>({ phase: 'loading' })
  /** Refreshes left; `null` if none is running. */
  const [left, setLeft] = useState<number | null>(null)
  const isGone = useRef(false)

  const redraw = useCallback(
    (attemptsLeft: number) => {
      setLeft(attemptsLeft)
      startTransition(() => router.refresh())
    },
    [router],
  )

  const load = useCallback(async () => {
    setLeft(null)
    setRescue({ phase: 'loading' })
    const [{ loadSectionData }, { sectionSources }] = await Promise.all([import('./load-section-data'), import('./section-sources')])
    const loaded = await loadSectionData(locale, dataName, sectionSources)
    if (isGone.current) return
    if (!loaded.ok) return setRescue({ phase: 'failed', fault: loaded.fault })
    if (loaded.isLive && loaded.locale === locale) return redraw(redraws.most - 1)
    setRescue({ phase: 'fallback', content: loaded.content, locale: loaded.locale })
  }, [locale, dataName, redraw])

  // A successful refresh unmounts this component, so if it is still mounted afterwards, it retries.
  useEffect(() => {
    if (left === null || isDrawing) return
    if (left === 0) return setRescue({ phase: 'failed', fault: { code: 'unreadable' } })
    const timer = setTimeout(() => redraw(left - 1), redraws.pause)
    return () => clearTimeout(timer)
  }, [left, isDrawing, redraw])

  useEffect(() => {
    isGone.current = false
    void load()
    return () => {
      isGone.current = true
    }
  }, [load])

  return { rescue, load }
}

interface PlainSectionProps {
  readonly heading: string | null
  readonly headingLevel?: 1 | 2
  readonly content: PlainContent
  /** Language of the page. */
  readonly locale: Locale
  /** If it differs from the page's. */
  readonly lang?: string
}

const PlainSection = ({ heading, headingLevel = 2, content, locale, lang }: PlainSectionProps) => {
  const Heading = headingLevel === 1 ? 'h1' : 'h2'
  const headingId = useId()
  const title = content.heading ?? heading
  return (
    <Section labelledBy={title ? headingId : undefined}>
      <Wide className="section-data">
        <div lang={lang}>
          {title ? <Heading id={headingId}>{title}</Heading> : null}
          {content.intro ? <p className="section__intro">{content.intro}</p> : null}
          {content.link ? (
            <p className="section-data__way">
              <ButtonLink href={localizedHref(locale, content.link.href)}>{content.link.label}</ButtonLink>
            </p>
          ) : null}
          {content.items.length > 0 ? (
            <ul className="section-data__items">
              {content.items.map((item, index) => (
                <li key={index}>
                  {item.title ? <b>{item.title}</b> : null}
                  {item.text ? <p>{item.text}</p> : null}
                </li>
              ))}
            </ul>
          ) : null}
        </div>
      </Wide>
    </Section>
  )
}

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
