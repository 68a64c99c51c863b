'use client'

import { type FormEvent, useActionState, useId, useState, useTransition } from 'react'

import { type FormAction, type FormState, idleForm, valuesOf } from '@/lib/http/form-state'
import { trackAction } from '@/components/network-status/network-status-store'
import { Button } from '@/components/ui/button/button'
import { TextAreaField } from '@/components/ui/field/field'
import { useAnswerFocus } from '@/components/ui/field/use-answer-focus.client'

interface FeedbackFormProps {
  readonly action: FormAction
  readonly slug: string
  /** Maximum length of the comment. */
  readonly longest: number
  readonly words: {
    readonly question: string
    readonly yes: string
    readonly no: string
    readonly why: string
    readonly note: string
    readonly hint: string
    readonly thanks: string
    readonly network: string
  }
}

/** Adds the clicked button, which older browsers leave out of FormData. */
const dataOf = ({ currentTarget, nativeEvent }: FormEvent<HTMLFormElement>): FormData => {
  const data = new FormData(currentTarget)
  const { submitter } = nativeEvent as SubmitEvent
  if (submitter instanceof HTMLButtonElement) data.set(submitter.name, submitter.value)
  return data
}

const useFeedback = (action: FormAction, network: string) => {
  const [posted, post] = useActionState(action, idleForm)
  const [answered, setAnswered] = useState<FormState | null>(null)
  const [isSending, startSending] = useTransition()
  const state = answered ?? posted
  const send = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const data = dataOf(event)
    startSending(async () => {
      setAnswered(
        await trackAction(action(state, data)).catch((): FormState => ({
          ...idleForm,
          status: 'refused',
          values: valuesOf(data),
          notice: network,
        })),
      )
    })
  }
  return { state, post, send, isSending }
}

/** A form that also posts without JavaScript. */
export const FeedbackForm = ({ action, slug, longest, words }: FeedbackFormProps) => {
  const id = useId()
  const { state, post, send, isSending } = useFeedback(action, words.network)
  const isDone = state.status === 'done'
  const fault = isDone || state.status === 'idle' ? null : (Object.values(state.errors)[0] ?? state.notice)
  const outcome = useAnswerFocus(state, isDone || fault !== null)
  if (isDone) {
    return (
      <div ref={outcome} className="helpful helpful--thanked" role="status" tabIndex={-1}>
        {state.notice ?? words.thanks}
      </div>
    )
  }
  return (
    <form className="helpful" action={post} onSubmit={send} aria-labelledby={`${id}-question`}>
      <input type="hidden" name="slug" value={slug} />
      <p id={`${id}-question`} className="helpful__question">
        {words.question}
      </p>
      <div className="helpful__answers">
        <Button type="submit" name="helpful" value="yes" pending={isSending}>
          {words.yes}
        </Button>
        <Button type="submit" name="helpful" value="no" pending={isSending}>
          {words.no}
        </Button>
      </div>
      <details className="helpful__note" open={state.values['note'] ? true : undefined}>
        <summary>{words.why}</summary>
        <TextAreaField
          id={`${id}-note`}
          name="note"
          label={words.note}
          hint={words.hint}
          rows={2}
          maxLength={longest}
          defaultValue={state.values['note'] ?? ''}
        />
      </details>
      {fault === null ? null : (
        <div ref={outcome} className="helpful__fault" role="alert" tabIndex={-1}>
          {fault}
        </div>
      )}
    </form>
  )
}
