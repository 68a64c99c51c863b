'use client'

import { type ReactNode, useState } from 'react'

import { useAnswerFocus } from './use-answer-focus.client'

interface ErrorSummaryProps {
  /** "One thing to fix." */
  readonly title: ReactNode
  readonly errors: readonly { readonly fieldId: string; readonly message: string }[]
  /** Another one each time the form was sent: whatever tells one answer from the next. */
  readonly answer: unknown
}

/**
 * Every error that a form was sent back with, each a link to its field. It takes the focus once for each time it was sent, and
 * stays as it is until all of it is mended: what is right by now is said at the field, so that nothing moves or speaks at every key.
 */
export const ErrorSummary = ({ title, errors, answer }: ErrorSummaryProps) => {
  const [shown, setShown] = useState({ answer, title, errors })
  if (shown.answer !== answer) setShown({ answer, title, errors })
  const isShown = shown.errors.length > 0 && errors.length > 0
  const box = useAnswerFocus(shown.answer, isShown)

  if (!isShown) return null
  return (
    <div ref={box} className="error-summary" role="alert" tabIndex={-1}>
      <p className="error-summary__title">{shown.title}</p>
      <ul>
        {shown.errors.map(({ fieldId, message }) => (
          <li key={`${fieldId} ${message}`}>
            <a
              href={`#${fieldId}`}
              onClick={(event) => {
                event.preventDefault()
                document.getElementById(fieldId)?.focus()
              }}
            >
              {message}
            </a>
          </li>
        ))}
      </ul>
    </div>
  )
}
