'use client'

import type { ReactNode } from 'react'

import { Button } from '@/ui/button/button'
import { useRefusalText } from '@/parts/cart/refusal-text'
import type { Lookup, Question } from './use-address-lookup.client'

interface LookupFaceProps {
  readonly title: string
  readonly body: string
  readonly plate?: ReactNode
  /** What to do next. */
  readonly children: ReactNode
}

/** Said in place of an answer. */
export const LookupFace = ({ title, body, plate, children }: LookupFaceProps) => (
  <div className="lookup-face">
    {plate}
    <p className="lookup-face__title">{title}</p>
    <p className="muted">{body}</p>
    {children}
  </div>
)

type Loaded<Answer> = Extract<Lookup<Answer>, { readonly phase: 'loaded' }>

interface LookupResultProps<Answer> {
  readonly lookup: Lookup<Answer>
  readonly askAgain: (question: Question) => Promise<void>
  readonly words: {
    readonly idle: string
    readonly failedTitle: string
    readonly tryAgain: string
    readonly loading: (domain: string) => string
    readonly announced: (answer: Answer) => string
  }
  /** As large as a usual answer will be. */
  readonly skeleton: ReactNode
  readonly children: (loaded: Loaded<Answer>, onAskAgain: () => void) => ReactNode
}

const announced = <Answer,>(lookup: Lookup<Answer>, words: LookupResultProps<Answer>['words']): string | null => {
  if (lookup.phase === 'loading') return words.loading(lookup.question.domain)
  if (lookup.phase === 'failed') return words.failedTitle
  return lookup.phase === 'loaded' ? words.announced(lookup.answer) : null
}

/** What a lookup has come to: to be seen, and in a sentence for screen readers. */
export const LookupResult = <Answer,>({ lookup, askAgain, words, skeleton, children }: LookupResultProps<Answer>) => {
  const refusalText = useRefusalText()
  return (
    <>
      <div className="lookup-result" aria-busy={lookup.phase === 'loading'}>
        {lookup.phase === 'idle' ? <p className="lookup-idle">{words.idle}</p> : null}
        {lookup.phase === 'loading' ? skeleton : null}
        {lookup.phase === 'failed' ? (
          <LookupFace title={words.failedTitle} body={refusalText(lookup.refusal)}>
            <Button onClick={() => void askAgain(lookup.question)}>{words.tryAgain}</Button>
          </LookupFace>
        ) : null}
        {lookup.phase === 'loaded' ? children(lookup, () => void askAgain(lookup.question)) : null}
      </div>
      <p className="visually-hidden" role="status">
        {announced(lookup, words)}
      </p>
    </>
  )
}
