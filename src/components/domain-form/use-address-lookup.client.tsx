'use client'

import { useCallback, useEffect, useEffectEvent, useRef, useState, type ReactNode } from 'react'
import { callApi, type CallRefusal } from '@/components/api-client/call-api'
import { useAddress } from '@/components/ui/address/address.client'
import { Button } from '@/components/ui/button/button'
import { useRefusalText } from '@/components/api-client/refusal-text'

/** Parameters of a lookup in the URL: `?domain=example.com&type=MX`. */
type Question = Readonly<Record<string, string>> & { readonly domain: string }

type Lookup<Answer> =
  | { readonly phase: 'idle' }
  | { readonly phase: 'loading'; readonly question: Question }
  | { readonly phase: 'failed'; readonly question: Question; readonly refusal: CallRefusal }
  | {
      readonly phase: 'loaded'
      readonly question: Question
      readonly answer: Answer
      /** Epoch milliseconds. */ readonly answeredAt: number
    }

const readQuestion = (query: URLSearchParams, names: readonly string[]): Question | null => {
  const domain = query.get('domain')?.trim()
  if (!domain) return null
  const others = names.flatMap((name) => {
    const value = query.get(name)
    return value ? [[name, value] as const] : []
  })
  return { domain, ...Object.fromEntries(others) }
}

const said = (question: Question) => Object.entries(question).filter(([, value]) => value !== '')

/** Keeps other URL parameters. */
const withQuestion = (query: URLSearchParams, question: Question): URLSearchParams => {
  const next = new URLSearchParams(query)
  for (const name of Object.keys(question)) next.delete(name)
  for (const [name, value] of said(question)) next.set(name, value)
  return next
}

const pathOf = (api: string, question: Question): string => `${api}?${new URLSearchParams(said(question)).toString()}`

/**
 * A lookup whose parameters are in the URL, so that it can be shared and works with the back button. The newest lookup wins;
 * `onQuestion` is called for parameters from the URL, to fill the form.
 */
const useAddressLookup = <Answer,>(api: string, names: readonly string[], onQuestion: (question: Question | null) => void) => {
  const { query, change } = useAddress()
  const [lookup, setLookup] = useState<Lookup<Answer>>({ phase: 'idle' })
  const running = useRef<AbortController | null>(null)
  const lastAsked = useRef<string | null>(null)

  const run = useCallback(
    async (question: Question) => {
      running.current?.abort()
      const abort = new AbortController()
      running.current = abort
      setLookup({ phase: 'loading', question })
      const answer = await callApi<Answer>(pathOf(api, question), { signal: abort.signal })
      if (abort.signal.aborted) return
      setLookup(
        answer.ok
          ? { phase: 'loaded', question, answer: answer.value, answeredAt: Date.now() }
          : { phase: 'failed', question, refusal: answer.error },
      )
    },
    [api],
  )

  const question = readQuestion(query, names)
  const asked = question === null ? null : pathOf(api, question)
  const follow = useEffectEvent(() => {
    if (asked === lastAsked.current) return
    lastAsked.current = asked
    onQuestion(question)
    if (question) return void run(question)
    running.current?.abort()
    setLookup({ phase: 'idle' })
  })
  useEffect(() => follow(), [asked])
  useEffect(() => () => running.current?.abort(), [])

  const ask = (next: Question) => {
    lastAsked.current = pathOf(api, next)
    change(withQuestion(query, next))
    void run(next)
  }
  return { lookup, ask, askAgain: run }
}

export const useLookupTool = <Answer,>(
  api: string,
  names: readonly string[] = [],
  onQuestion: (question: Question | null) => void = () => {},
) => {
  const field = useRef<HTMLInputElement>(null)
  const [error, setError] = useState<string | null>(null)
  const { lookup, ask, askAgain } = useAddressLookup<Answer>(api, names, (question) => {
    if (field.current) field.current.value = question?.domain ?? ''
    setError(null)
    onQuestion(question)
  })
  return {
    lookup,
    askAgain,
    ask: (question: Question) => {
      ask(question)
      return 'stay' as const
    },
    refuse: (message: string) => {
      setError(message)
      return false as const
    },
    formProps: {
      action: api,
      name: 'domain',
      look: 'other',
      fieldRef: field,
      error,
      pending: lookup.phase === 'loading',
      onEdit: () => setError(null),
    } as const,
  }
}

interface LookupViewProps {
  readonly title: string
  readonly body: string
  readonly plate?: ReactNode
  readonly children: ReactNode
}

export const LookupView = ({ title, body, plate, children }: LookupViewProps) => (
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
  readonly skeleton: ReactNode
  readonly children: (loaded: Loaded<Answer>, onAskAgain: () => void) => ReactNode
}

const announced = <Answer,>(lookup: Lookup<Answer>, words: LookupResultProps<Answer>['words']): string | null => {
  if (lookup.phase === 'loading') return words.loading(lookup.question.domain)
  if (lookup.phase === 'failed') return words.failedTitle
  return lookup.phase === 'loaded' ? words.announced(lookup.answer) : null
}

export const LookupResult = <Answer,>({ lookup, askAgain, words, skeleton, children }: LookupResultProps<Answer>) => {
  const refusalText = useRefusalText()
  return (
    <>
      <div className="lookup-result" aria-busy={lookup.phase === 'loading'}>
        {lookup.phase === 'idle' ? <p className="lookup-idle">{words.idle}</p> : null}
        {lookup.phase === 'loading' ? skeleton : null}
        {lookup.phase === 'failed' ? (
          <LookupView title={words.failedTitle} body={refusalText(lookup.refusal)}>
            <Button onClick={() => void askAgain(lookup.question)}>{words.tryAgain}</Button>
          </LookupView>
        ) : null}
        {lookup.phase === 'loaded' ? children(lookup, () => void askAgain(lookup.question)) : null}
      </div>
      <p className="visually-hidden" role="status">
        {announced(lookup, words)}
      </p>
    </>
  )
}
