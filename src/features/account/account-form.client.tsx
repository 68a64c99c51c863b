'use client'

import { useActionState, useEffect, useRef, useState, type FormEvent, type ReactNode } from 'react'
import { Button, type ButtonVariant } from '@/ui/button/button'
import { ErrorSummary } from '@/ui/field/error-summary.client'
import { FieldGrid } from '@/ui/field/field'
import { SelectField } from '@/ui/field/select-field'
import { TextField } from '@/ui/field/text-field'
import { useAnswerFocus } from '@/ui/field/use-answer-focus.client'
import type { FieldWords, FormWords } from './field-words'
import { idleForm, valuesOf, type FormAction, type FormState } from './actions/form-state'
import { useKeptEdit } from './use-kept-edit.client'

interface AccountFormProps {
  /** What its fields' ids begin with. */
  readonly id: string
  readonly action: FormAction
  readonly fields: readonly FieldWords[]
  /** Whose data it changes; with it, an edit outlives a session that ends meanwhile. */
  readonly owner?: string
  readonly words: FormWords
  /** What goes along unseen: a link's token, where to go next. */
  readonly hidden?: Readonly<Record<string, string>>
  readonly variant?: ButtonVariant
  /** Said instead of the form, once it is done. */
  readonly doneTitle?: string
  readonly after?: ReactNode
}

/** A password that has served is taken away, unless another one has been typed meanwhile. */
const emptyPasswords = (form: HTMLFormElement, sent: FormData) => {
  for (const field of form.querySelectorAll<HTMLInputElement>('input[type=password]')) {
    if (field.value === sent.get(field.name)) field.value = ''
  }
}

/**
 * A form of an account. Without a script it is a post to its own page; with one, the page stays, says what is wrong beside the
 * field and on top, and goes on with a new page where somebody came in or went out.
 */
export const AccountForm = ({ id, action, fields, owner, words, hidden = {}, variant = 'go', doneTitle, after }: AccountFormProps) => {
  const [posted, post] = useActionState(action, idleForm)
  const [answered, setAnswered] = useState<FormState | null>(null)
  const [isSending, setSending] = useState(false)
  const [isAlive, setAlive] = useState(false)
  const form = useRef<HTMLFormElement>(null)
  const { back, keep } = useKeptEdit(id, owner)
  const state = answered ?? posted
  const outcome = useAnswerFocus(state, state.done !== null || state.notice !== null)
  const idOf = (name: string) => `form-${id}-${name.replace('.', '-')}`

  useEffect(() => setAlive(true), [])

  const send = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    if (isSending) return
    const sent = event.currentTarget
    const data = new FormData(sent)
    setSending(true)
    try {
      const next = await action(state, data)
      if (next.goTo !== null) return window.location.assign(next.goTo)
      if (next.done !== null) emptyPasswords(sent, data)
      setAnswered(next)
    } catch {
      setAnswered({ ...idleForm, attempt: state.attempt, values: valuesOf(data), notice: words.network })
    }
    setSending(false)
  }

  if (doneTitle !== undefined && state.done !== null) {
    return (
      <div ref={outcome} className="account-done" role="status" tabIndex={-1}>
        <p className="account-done__title">{doneTitle}</p>
        <p>{state.done}</p>
      </div>
    )
  }
  const errors = fields.flatMap(({ name }) => {
    const message = state.errors[name]
    return message ? [{ fieldId: idOf(name), message }] : []
  })
  return (
    <form ref={form} action={post} onSubmit={(event) => void send(event)} noValidate={isAlive} className="account-form">
      {Object.entries(hidden).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      <ErrorSummary title={state.summary} errors={errors} answer={state} />
      {state.notice !== null ? (
        <div ref={outcome} className="error-summary account-form__notice" role="alert" tabIndex={-1}>
          <p>{state.notice}</p>
          {state.logIn !== null ? (
            <a href={state.logIn} onClick={() => form.current && keep(new FormData(form.current))}>
              {words.logInAgain}
            </a>
          ) : null}
        </div>
      ) : null}
      {back && state.attempt === 0 ? (
        <p className="account-form__back" role="status">
          {words.restored}
        </p>
      ) : null}
      {fields.length > 0 ? (
        <FieldGrid key={back ? 'back' : 'on file'}>
          {fields.map(({ name, kind, options, ...field }) => {
            const frame = {
              ...field,
              id: idOf(name),
              name,
              error: state.errors[name],
              defaultValue: state.values[name] ?? back?.[name] ?? field.defaultValue ?? '',
            }
            return options ? <SelectField key={name} {...frame} options={options} /> : <TextField key={name} {...frame} type={kind} />
          })}
        </FieldGrid>
      ) : null}
      <div className="account-form__foot">
        <Button type="submit" variant={variant} pending={isSending}>
          {isSending ? words.working : words.submit}
        </Button>
        {doneTitle === undefined && state.done !== null ? (
          <div ref={outcome} className="account-form__done" role="status" tabIndex={-1}>
            {state.done}
          </div>
        ) : null}
      </div>
      {after}
    </form>
  )
}
