'use client'

import { useActionState, useEffect, useId, useState, type FormEvent, type ReactNode } from 'react'

import { idleForm, type FormAction, type FormState } from '@/contract/form-state'
import { Button } from '@/ui/button/button'
import { ErrorSummary } from '@/ui/field/error-summary.client'
import { FieldGrid } from '@/ui/field/field'
import { useAnswerFocus } from '@/ui/field/use-answer-focus.client'
import { FormFields } from './form-fields'
import type { FormFieldWords, FormWords } from './types'

interface RequestFormProps {
  readonly action: FormAction
  readonly locale: string
  readonly fields: readonly FormFieldWords[]
  readonly words: FormWords
  /** Under "it has arrived": what happens next. */
  readonly next?: ReactNode
}

const typed = (data: FormData): Record<string, string> =>
  Object.fromEntries([...data].filter((entry): entry is [string, string] => typeof entry[1] === 'string'))

/**
 * A form that works without a script, as a post to its own page. With one, the page stays: it waits, says what is wrong
 * beside the field and on top, keeps what was typed when the shop cannot answer, and says what happens next.
 */
export const RequestForm = ({ action, locale, fields, words, next }: RequestFormProps) => {
  const id = useId()
  const [posted, post] = useActionState(action, idleForm)
  const [answered, setAnswered] = useState<FormState | null>(null)
  const [isSending, setIsSending] = useState(false)
  const [isAlive, setIsAlive] = useState(false)
  const state = answered ?? posted
  const outcome = useAnswerFocus(state, state.status === 'sent' || state.status === 'refused')
  const idOf = (name: string) => `${id}-${name}`

  useEffect(() => {
    setIsAlive(true)
  }, [])

  const send = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    if (isSending) return
    const data = new FormData(event.currentTarget)
    setIsSending(true)
    try {
      setAnswered(await action(state, data))
    } catch {
      setAnswered({ status: 'refused', values: typed(data), errors: {}, notice: words.network })
    }
    setIsSending(false)
  }

  if (state.status === 'sent') {
    return (
      <div ref={outcome} className="request-sent" role="status" tabIndex={-1}>
        <p className="request-sent__title">{words.sentTitle}</p>
        <p>{state.notice}</p>
        {next}
      </div>
    )
  }
  const errors = fields.flatMap(({ name }) => {
    const message = state.errors[name]
    return message ? [{ fieldId: idOf(name), message }] : []
  })
  return (
    <form action={post} onSubmit={(event) => void send(event)} noValidate={isAlive} className="request-form">
      <ErrorSummary title={words.summaries[errors.length - 1]} errors={errors} answer={state} />
      {state.status === 'refused' ? (
        <div ref={outcome} className="error-summary" role="alert" tabIndex={-1}>
          <p className="error-summary__title">{state.notice}</p>
        </div>
      ) : null}
      <input type="hidden" name="locale" value={locale} />
      <div className="request-form__trap" aria-hidden="true">
        <label htmlFor={idOf('faxNumber')}>{words.trap}</label>
        <input id={idOf('faxNumber')} name="faxNumber" tabIndex={-1} autoComplete="off" />
      </div>
      <FieldGrid>
        <FormFields fields={fields} optionalLabel={words.optional} idOf={idOf} values={state.values} errors={state.errors} />
      </FieldGrid>
      <div className="request-form__foot">
        <Button type="submit" variant="go" size="large" pending={isSending}>
          {isSending ? words.sending : words.submit}
        </Button>
        <p className="small muted">{words.after}</p>
      </div>
    </form>
  )
}
