'use client'

import { type ReactNode, useState } from 'react'

import { useAnswerFocus } from './use-answer-focus.client'

interface ErrorSummaryProps {
  /** "One thing to fix." */
  readonly title: ReactNode
  readonly errors: readonly { readonly fieldId: string; readonly message: string }[]
  /** Changes with every submission. */
  readonly answer: unknown
}

/**
 * Errors of the last submission, each linked to its field. Takes focus once per submission and stays unchanged until all are fixed,
 * so that nothing moves or is announced while typing.
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
