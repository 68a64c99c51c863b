'use client'

import { type ReactNode, useEffect, useRef } from 'react'

interface ErrorSummaryProps {
  /** "One thing to fix." */
  readonly title: ReactNode
  readonly errors: readonly { readonly fieldId: string; readonly message: string }[]
}

/** Every error of a form, each a link to its field. Takes the focus when it appears. */
export function ErrorSummary({ title, errors }: ErrorSummaryProps) {
  const box = useRef<HTMLDivElement>(null)
  const signature = errors.map(({ fieldId, message }) => `${fieldId} ${message}`).join('\n')
  useEffect(() => {
    if (signature !== '') box.current?.focus()
  }, [signature])

  if (errors.length === 0) return null
  return (
    <div ref={box} className="error-summary" role="alert" tabIndex={-1}>
      <p className="error-summary__title">{title}</p>
      <ul>
        {errors.map(({ fieldId, message }) => (
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
