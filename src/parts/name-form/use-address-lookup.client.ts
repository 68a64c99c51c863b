'use client'

import { useCallback, useEffect, useRef, useState } from 'react'

import { callApi, type CallRefusal } from '@/parts/api/call-api'

/** What an address asks for: `?domain=example.com&type=MX`. */
export type Question = Readonly<Record<string, string>> & { readonly domain: string }

export type Lookup<Answer> =
  | { readonly phase: 'idle' }
  | { readonly phase: 'loading'; readonly question: Question }
  | { readonly phase: 'failed'; readonly question: Question; readonly refusal: CallRefusal }
  | {
      readonly phase: 'loaded'
      readonly question: Question
      readonly answer: Answer
      /** Epoch milliseconds. */ readonly answeredAt: number
    }

const readQuestion = (names: readonly string[]): Question | null => {
  const parameters = new URLSearchParams(window.location.search)
  const domain = parameters.get('domain')?.trim()
  if (!domain) return null
  const others = names.flatMap((name) => {
    const value = parameters.get(name)
    return value ? [[name, value] as const] : []
  })
  return { domain, ...Object.fromEntries(others) }
}

/** Everything else the address says stays as it is. */
const writeQuestion = (question: Question): void => {
  const address = new URL(window.location.href)
  for (const [name, value] of Object.entries(question)) {
    if (value === '') address.searchParams.delete(name)
    else address.searchParams.set(name, value)
  }
  window.history.pushState(window.history.state, '', address)
}

const pathOf = (api: string, question: Question): string =>
  `${api}?${new URLSearchParams(Object.entries(question).filter(([, value]) => value !== '')).toString()}`

/**
 * A tool whose question stands in the address: it can be shared, and Back brings the one before it. The newest question
 * wins; `onQuestion` hears of one that the address brought, to put it into the field.
 */
export const useAddressLookup = <Answer>(api: string, names: readonly string[], onQuestion: (question: Question | null) => void) => {
  const [lookup, setLookup] = useState<Lookup<Answer>>({ phase: 'idle' })
  const running = useRef<AbortController | null>(null)
  const listener = useRef(onQuestion)
  const parameterNames = useRef(names)
  useEffect(() => {
    listener.current = onQuestion
  })

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

  useEffect(() => {
    const follow = () => {
      const question = readQuestion(parameterNames.current)
      listener.current(question)
      if (question) void run(question)
      else {
        running.current?.abort()
        setLookup({ phase: 'idle' })
      }
    }
    if (readQuestion(parameterNames.current)) follow()
    window.addEventListener('popstate', follow)
    return () => {
      window.removeEventListener('popstate', follow)
      running.current?.abort()
    }
  }, [run])

  const ask = useCallback(
    (question: Question) => {
      writeQuestion(question)
      void run(question)
    },
    [run],
  )
  return { lookup, ask, askAgain: run }
}
