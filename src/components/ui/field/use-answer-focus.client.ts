'use client'

import { useEffect, useRef } from 'react'

const isWriting = (): boolean => document.activeElement?.matches('input:not([type=checkbox], [type=radio]), textarea, select') ?? false

/**
 * Focuses a form's result once per submission. Not while the user is typing elsewhere, who would lose input; the live region
 * announces it instead.
 */
export const useAnswerFocus = (answer: unknown, isShown: boolean) => {
  const box = useRef<HTMLDivElement>(null)
  const seen = useRef<unknown>(undefined)
  const isTyping = useRef(false)

  useEffect(() => {
    // Server-rendered results may be typed into before hydration.
    isTyping.current = isWriting()
    const listening = new AbortController()
    const options = { capture: true, signal: listening.signal }
    document.addEventListener('input', () => (isTyping.current = true), options)
    // Enter in a field also clicks the form's button. A form submitted by script has no submitter.
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
