'use client'

import { type ReactNode, useActionState, useState, useEffect } from 'react'
import { idleForm, valuesOf, type FormAction, type FormState } from '@/lib/http/form-state'
import { Button, type ButtonStyleProps } from '@/components/ui/button/button'
import { ErrorSummary } from '@/components/ui/field/error-summary.client'
import { FieldGrid, SelectField, TextAreaField, TextField } from '@/components/ui/field/field'
import { useAnswerFocus } from '@/components/ui/field/use-answer-focus.client'
import { useForm } from '@/components/ui/field/use-form.client'
import { keepsCookies } from '@/lib/config/browser-storage'
import { trackAction } from '@/components/network-status/network-status-store'
import type { FormField, FormWords } from './types'
import { createDraft, sessionStore } from '@/components/draft'
import { PasswordField } from '@/components/ui/field/password-field.client'
import { findRegion, type AddressFormat } from '@/core/addresses'
import { useAddressFormat } from './use-address-format.client'

interface FormFieldsProps {
  readonly fields: readonly FormField[]
  readonly idOf: (name: string) => string
  readonly errorOf: (name: string) => string | undefined
  /** Submitted values, otherwise stored ones. */
  readonly values: Readonly<Record<string, string>>
  readonly showPassword?: string | undefined
}

/** O22: adapts a field to the country's format; `null` if the country has no such field. */
const fieldIn = (format: AddressFormat, field: FormField, isRequired: boolean | undefined): FormField | null => {
  const { addressPart, defaultValue = '', chooseLabel = '' } = field
  if (addressPart === 'postalCode') {
    if (format.postalCode === 'none') return null
    return format.postalCode === 'required' ? { ...field, required: isRequired, optionalLabel: undefined } : field
  }
  if (addressPart !== 'region' || format.regions.length === 0) return field
  return {
    ...field,
    required: isRequired,
    optionalLabel: undefined,
    defaultValue: findRegion(format, defaultValue)?.name ?? '',
    options: [{ value: '', label: chooseLabel }, ...format.regions.map(({ name }) => ({ value: name, label: name }))],
  }
}

export const FormFields = ({ fields, idOf, errorOf, values, showPassword }: FormFieldsProps) => {
  const filled = fields.map((field) => ({ ...field, defaultValue: values[field.name] ?? field.defaultValue ?? '' }))
  const countryField = filled.find(({ addressPart }) => addressPart === 'country')
  const [country, setCountry] = useState(countryField?.defaultValue ?? '')
  const format = useAddressFormat(country)

  return filled.map((field) => {
    const shown = fieldIn(format, field, countryField?.required)
    if (shown === null) return null
    const { kind = 'text', options, addressPart, chooseLabel: _, ...rest } = shown
    const { name } = rest
    const frame = { ...rest, id: idOf(name), error: errorOf(name) }
    if (options) {
      const isCountry = addressPart === 'country'
      return (
        <SelectField
          key={isCountry ? name : `${name} ${country}`}
          {...frame}
          options={options}
          {...(isCountry ? { onChange: ({ target }) => setCountry(target.value) } : {})}
        />
      )
    }
    if (kind === 'password' && showPassword !== undefined) return <PasswordField key={name} showLabel={showPassword} {...frame} />
    return kind === 'long' ? <TextAreaField key={name} rows={5} {...frame} /> : <TextField key={name} type={kind} {...frame} />
  })
}

/** Stores an edit when the session has expired and restores it once after login, for the same user only. */
const useKeptEdit = (key: string, owner: string | undefined) => {
  const [back, setBack] = useState<Readonly<Record<string, string>> | null>(null)

  useEffect(() => {
    if (owner === undefined) return
    const draft = createDraft(sessionStore, key)
    const kept = draft.read()
    draft.forget()
    if (kept?.owner === owner) setBack(kept.fields)
  }, [key, owner])

  const keep = (data: FormData) => {
    if (owner !== undefined) createDraft(sessionStore, key).keep({ owner, fields: valuesOf(data) })
  }
  return { back, keep }
}

interface ActionFormProps extends Pick<ButtonStyleProps, 'variant' | 'size'> {
  /** Prefix of field ids. */
  readonly id: string
  /** CSS class prefix. */
  readonly look: 'account-form' | 'request-form'
  readonly action: FormAction
  readonly fields: readonly FormField[]
  readonly words: FormWords
  /** Owner of the edited data; with it, unsaved input survives an expired session. */
  readonly owner?: string
  /** Hidden fields, such as a link's token or the next path. */
  readonly hidden?: Readonly<Record<string, string>>
  readonly isEmptiedAfter?: boolean
  readonly beside?: ReactNode
  readonly after?: ReactNode
}

/** Clears submitted passwords unless they were changed meanwhile. */
const emptyPasswords = (form: HTMLFormElement, sent: FormData) => {
  for (const field of form.querySelectorAll<HTMLInputElement>('input[type=password]')) {
    if (field.value === sent.get(field.name)) field.value = ''
  }
}

/** Links the part of the notice that names a page. */
const Notice = ({ text, link }: { readonly text: string; readonly link: FormWords['noticeLink'] }) => {
  const at = link ? text.indexOf(link.text) : -1
  if (!link || at < 0) return text
  return (
    <>
      <span>{text.slice(0, at)}</span>
      <a href={link.href}>{link.text}</a>
      <span>{text.slice(at + link.text.length)}</span>
    </>
  )
}

/** State of the action, with and without JavaScript. */
const useAnswer = (
  action: FormAction,
  { network, cookiesBlocked }: Pick<FormWords, 'network' | 'cookiesBlocked'>,
  isEmptiedAfter: boolean,
) => {
  const [posted, post] = useActionState(action, idleForm)
  const [answered, setAnswered] = useState<FormState | null>(null)
  const state = answered ?? posted
  const send = async (data: FormData, form: HTMLFormElement) => {
    const refuse = (notice: string) => {
      setAnswered({ ...idleForm, status: 'refused', values: valuesOf(data), notice })
      return {}
    }
    if (cookiesBlocked !== undefined && !keepsCookies()) return refuse(cookiesBlocked)
    try {
      const next = await trackAction(action(state, data))
      if (next.goTo !== null) {
        window.location.assign(next.goTo)
        return 'leaving'
      }
      if (next.status === 'done') emptyPasswords(form, data)
      if (next.status === 'done' && isEmptiedAfter) form.reset()
      setAnswered(next)
      return next.errors
    } catch {
      return refuse(network)
    }
  }
  return { state, post, send, first: posted.errors }
}

/**
 * Form for a server action. Posts to its own page without JavaScript; otherwise it shows progress and errors in place, keeps the
 * input, and navigates after login or logout.
 */
export const ActionForm = ({
  id,
  look,
  action,
  fields,
  words,
  owner,
  hidden = {},
  isEmptiedAfter = false,
  variant = 'go',
  size,
  beside,
  after,
}: ActionFormProps) => {
  const { state, post, send, first } = useAnswer(action, words, isEmptiedAfter)
  const { back, keep } = useKeptEdit(id, owner)
  const isDone = state.status === 'done'
  const outcome = useAnswerFocus(state, isDone || state.status === 'refused')
  const form = useForm({ id, send, first })

  if (isDone && words.doneTitle !== undefined) {
    return (
      <div ref={outcome} className={`${look}__sent`} role="status" tabIndex={-1}>
        <p className={`${look}__sent-title`}>{words.doneTitle}</p>
        <p>{state.notice}</p>
      </div>
    )
  }
  return (
    <form {...form.attributes} action={post} className={look}>
      {Object.entries(hidden).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      <ErrorSummary title={state.summary} errors={form.errorsOf(fields.map(({ name }) => name))} answer={form.attempt} />
      {state.status === 'refused' ? (
        <div ref={outcome} className={`error-summary ${look}__notice`} role="alert" tabIndex={-1}>
          <p className="error-summary__title">
            <Notice text={state.notice ?? ''} link={words.noticeLink} />
          </p>
          {state.logIn === null ? null : (
            <a href={state.logIn} onClick={({ currentTarget }) => keep(new FormData(currentTarget.closest('form') ?? undefined))}>
              {words.session?.logInAgain}
            </a>
          )}
        </div>
      ) : null}
      {back && state.status === 'idle' ? (
        <p className={`${look}__back`} role="status">
          {words.session?.restored}
        </p>
      ) : null}
      {words.trap === undefined ? null : <Trap id={form.idOf('faxNumber')} label={words.trap} />}
      {fields.length > 0 ? (
        <FieldGrid key={back ? 'back' : 'on file'}>
          <FormFields
            fields={fields}
            idOf={form.idOf}
            errorOf={form.errorOf}
            values={{ ...back, ...state.values }}
            showPassword={words.showPassword}
          />
        </FieldGrid>
      ) : null}
      <div className={`${look}__foot`}>
        <Button type="submit" variant={variant} size={size} pending={form.isSending}>
          {form.isSending ? words.sending : words.submit}
        </Button>
        {beside}
        {isDone ? (
          <div ref={outcome} className={`${look}__done`} role="status" tabIndex={-1}>
            {state.notice}
          </div>
        ) : null}
      </div>
      {after}
    </form>
  )
}

/** Honeypot: hidden from people, visible to bots that read the markup. */
const Trap = ({ id, label }: { readonly id: string; readonly label: string }) => (
  <div className="request-form__trap" aria-hidden="true">
    <label htmlFor={id}>{label}</label>
    <input id={id} name="faxNumber" tabIndex={-1} autoComplete="off" />
  </div>
)
