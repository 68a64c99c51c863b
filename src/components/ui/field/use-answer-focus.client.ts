'use client'

import { useEffect, useRef } from 'react'

const isWriting = (): boolean => document.activeElement?.matches('input:not([type=checkbox], [type=radio]), textarea, select') ?? false

/**
 * Focus for what a form has answered: once an answer, when it is to be seen. Never in the middle of a word: who has gone on
 * typing by then would type into nothing, and hears the answer from its live region.
 */
export const useAnswerFocus = (answer: unknown, isShown: boolean) => {
  const box = useRef<HTMLDivElement>(null)
  const seen = useRef<unknown>(undefined)
  const isTyping = useRef(false)

  useEffect(() => {
    // A page that came with its answer may be typed into before it is awake.
    isTyping.current = isWriting()
    const listening = new AbortController()
    const options = { capture: true, signal: listening.signal }
    document.addEventListener('input', () => (isTyping.current = true), options)
    // Enter in a field presses the form's button too. A form submitted by a script has no submitter.
    document.addEventListener('click', () => (isTyping.current = false), options)
    return () => listening.abort()
  }, [])

  useEffect(() => {
    if (!isShown || seen.current === answer) return
    seen.current = answer
    if (!isTyping.current || !isWriting()) box.current?.focus()
  }, [answer, isShown])
  return box
}
