'use client'

import { ArrowRight } from 'lucide'
import { useTranslations } from 'next-intl'
import { type FormEvent, useEffect, useEffectEvent, useId, useRef, useState } from 'react'
import { parseTypedDomain, formatDomainName } from '@/core/domains/parse-domain'
import type { HeroResultsSlot } from '@/components/domains/hero-results-slot'
import { PlainSpellings } from '@/components/domain-form/plain-spellings.client'
import { useAddress } from '@/components/ui/address/address.client'
import { Icon } from '@/components/ui/icons/icon'
import { Sign } from '@/components/ui/plate/sign'
import { SignInput } from '@/components/ui/plate/sign-input.client'
import { reveal } from '@/components/ui/reveal/reveal'
import { useExampleName } from '@/components/ui/visitor-name/visitor-name.client'
import { setVisitorName } from '@/components/ui/visitor-name/visitor-name-store'

/** Number of characters before the first dot (§5). */
export const labelLength = (typed: string): number => typed.trim().split('.')[0]?.length ?? 0

interface HeroSearchLabels {
  readonly field: string
  /** `#` stands for the number of characters. */
  readonly count: string
  readonly search: string
  readonly searching: string
  readonly results: string
  /** `#` stands for the name. */
  readonly example: string
}

interface HeroSearchProps {
  readonly action: string
  readonly placeholderNames: readonly string[]
  readonly labels: HeroSearchLabels
  readonly Results?: HeroResultsSlot
}

const largest = 'clamp(84px, 14.8vw, 212px)'

/** §2, S6, S13: keeps `q` in the URL, so that reload and back navigation restore the results. */
export const HeroSearch = ({ action, placeholderNames, labels, Results }: HeroSearchProps) => {
  const rules = useTranslations('validation')
  const field = useRef<HTMLInputElement>(null)
  const panel = useRef<HTMLElement>(null)
  const { query: address, change } = useAddress()
  const asked = Results ? address.get('q')?.trim() || null : null
  const [typed, setTyped] = useState('')
  const [isTried, setTried] = useState(false)
  const [isSearching, setSearching] = useState(false)
  /** Counts submissions; a `q` from the URL does not scroll the page. */
  const [submissions, setSubmissions] = useState(0)
  // Disabled only after hydration, because the plain form needs the button.
  const [isAlive, setAlive] = useState(false)
  const errorId = useId()
  const example = useExampleName(placeholderNames)

  // Keeps input typed before hydration.
  useEffect(() => {
    setAlive(true)
    if (field.current?.value) setTyped(field.current.value.toLowerCase())
  }, [])

  const lastAsked = useRef<string | null>(null)
  const follow = useEffectEvent(() => {
    if (asked === lastAsked.current) return
    lastAsked.current = asked
    setTyped(asked ?? '')
    setTried(asked !== null)
    setSearching(asked !== null && parseTypedDomain(asked).ok)
  })
  useEffect(() => follow(), [asked])

  useEffect(() => {
    if (submissions > 0) reveal(panel.current)
  }, [submissions])

  const parsed = parseTypedDomain(typed)
  const error = parsed.ok || (typed.trim() === '' && !isTried) ? null : parsed.error
  const isOff = !parsed.ok || isSearching

  const start = (term: string) => {
    const name = parseTypedDomain(term)
    if (!name.ok) return
    const next = formatDomainName(name.value)
    const query = new URLSearchParams(address)
    query.set('q', next)
    setTyped(next)
    setVisitorName(next)
    if (next !== asked) setSearching(true)
    lastAsked.current = next
    change(query)
    setSubmissions((count) => count + 1)
  }

  // §4: the panel stays hidden until a non-empty trimmed term is submitted.
  const submit = (event: FormEvent) => {
    if (!parsed.ok) {
      event.preventDefault()
      setTried(true)
      field.current?.focus()
      return
    }
    if (!Results) return setVisitorName(formatDomainName(parsed.value))
    event.preventDefault()
    if (!isSearching) start(typed)
  }

  return (
    <>
      <form className="hero__search" role="search" action={`${action}#search-results-heading`} onSubmit={submit}>
        <Sign
          as="label"
          captionStart={labels.field}
          captionEnd={<span aria-hidden="true">{labels.count.replace('#', String(labelLength(typed)))}</span>}
        >
          <SignInput
            ref={field}
            name="q"
            value={typed}
            onValueChange={(value) => {
              setTyped(value)
              setTried(false)
            }}
            largest={largest}
            placeholderName={labels.example.replace('#', example.split('.')[0] ?? example)}
            aria-label={labels.field}
            aria-invalid={error ? true : undefined}
            aria-describedby={error ? errorId : undefined}
          />
        </Sign>
        {/* §5: aria-disabled, so that a click still explains what is missing. */}
        <button className="go-plate hero__go" type="submit" aria-disabled={isAlive && isOff ? true : undefined}>
          <span>{isSearching ? labels.searching : labels.search}</span>
          <Icon of={ArrowRight} className="hero__arrow" />
        </button>
        <p className="hero__missing" id={errorId} role="status">
          {error ? rules(error) : null}
        </p>
        {error ? (
          <PlainSpellings
            typed={typed}
            hrefOf={(spelling) => `${action}?q=${encodeURIComponent(spelling)}`}
            onChoose={(spelling) => (Results ? start(spelling) : window.location.assign(`${action}?q=${encodeURIComponent(spelling)}`))}
          />
        ) : null}
      </form>
      {Results && asked !== null && parseTypedDomain(asked).ok ? (
        <>
          <div className="hero__rods" aria-hidden="true">
            <i />
            <i />
          </div>
          <section className="hero__results on-paper" aria-label={labels.results} aria-busy={isSearching} ref={panel} tabIndex={-1}>
            <Results query={asked} onSearchFor={start} onSearching={setSearching} />
          </section>
        </>
      ) : null}
    </>
  )
}
