'use client'

import { useActionState, useId } from 'react'

import { type FormAction, type FormState, idleForm, valuesOf } from '@/contract/form-state'
import { Button } from '@/ui/button/button'
import { TextAreaField } from '@/ui/field/text-field'
import { useAnswerFocus } from '@/ui/field/use-answer-focus.client'

interface FeedbackFormProps {
  readonly action: FormAction
  readonly slug: string
  /** Characters of the sentence. */
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

/** A shop that does not answer is said so, and the sentence stays. */
const reaching =
  (action: FormAction, network: string): FormAction =>
  async (state, data): Promise<FormState> => {
    try {
      return await action(state, data)
    } catch {
      return { ...idleForm, status: 'refused', values: valuesOf(data), notice: network }
    }
  }

/** Two buttons that are the answer, and under them a sentence for whoever has one. Without a script it is a post to its own page. */
export const FeedbackForm = ({ action, slug, longest, words }: FeedbackFormProps) => {
  const id = useId()
  const [state, post, isSending] = useActionState(reaching(action, words.network), idleForm)
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
    <form className="helpful" action={post} aria-labelledby={`${id}-question`}>
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
