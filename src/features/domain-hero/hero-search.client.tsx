'use client'

import { ArrowRight } from 'lucide'
import { type FormEvent, useEffect, useId, useRef, useState } from 'react'

import { Icon } from '@/ui/icons/icon'
import { Sign } from '@/ui/plate/sign'
import { SignInput } from '@/ui/plate/sign-input.client'
import { useExampleName } from '@/ui/visitor-name/use-visitor-name.client'
import { setVisitorName } from '@/ui/visitor-name/visitor-name-store'

import { labelLength } from './label-length'
import type { HeroResultsSlot } from './types'

interface HeroSearchLabels {
  readonly field: string
  /** Holds a # where the number of characters goes. */
  readonly count: string
  readonly search: string
  readonly results: string
  /** Holds a # where the name goes. */
  readonly example: string
  /** §5: what is said of an empty field. */
  readonly required: string
}

interface HeroSearchProps {
  readonly action: string
  readonly placeholderNames: readonly string[]
  readonly labels: HeroSearchLabels
  readonly Results?: HeroResultsSlot
}

const largest = 'clamp(84px, 14.8vw, 212px)'

export const HeroSearch = ({ action, placeholderNames, labels, Results }: HeroSearchProps) => {
  const field = useRef<HTMLInputElement>(null)
  const [typed, setTyped] = useState('')
  const [query, setQuery] = useState<string | null>(null)
  const [isMissing, setMissing] = useState(false)
  const errorId = useId()
  const example = useExampleName(placeholderNames)

  // What was typed before the script arrived is kept.
  useEffect(() => {
    if (field.current?.value) setTyped(field.current.value.toLowerCase())
  }, [])

  // §4: the panel stays hidden until a non-empty trimmed term is submitted.
  const submit = (event: FormEvent) => {
    const term = typed.trim()
    if (term === '') {
      event.preventDefault()
      setMissing(true)
      field.current?.focus()
      return
    }
    setVisitorName(term)
    if (!Results) return
    event.preventDefault()
    setQuery(term)
  }

  return (
    <>
      <form className="hero__search" role="search" action={action} onSubmit={submit}>
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
              setMissing(false)
            }}
            largest={largest}
            placeholderName={labels.example.replace('#', example.split('.')[0] ?? example)}
            aria-label={labels.field}
            aria-invalid={isMissing || undefined}
            aria-describedby={isMissing ? errorId : undefined}
          />
        </Sign>
        <button className="go-plate hero__go" type="submit">
          {labels.search}
          <Icon of={ArrowRight} className="hero__arrow" />
        </button>
        <p className="hero__missing" id={errorId} role="status">
          {isMissing ? labels.required : null}
        </p>
      </form>
      {Results && query !== null ? (
        <>
          <div className="hero__rods" aria-hidden="true">
            <i />
            <i />
          </div>
          <section className="hero__results on-paper" aria-label={labels.results}>
            <Results query={query} />
          </section>
        </>
      ) : null}
    </>
  )
}
