'use client'

import { type FormEvent, type RefObject, useEffect, useRef, useState } from 'react'

export type FieldErrors = Readonly<Record<string, string>>

interface FormOptions {
  /** Prefix of field ids. */
  readonly id: string
  readonly check?: (data: FormData) => FieldErrors
  /** Validates on input after a rejected submission; by default `check`. Without either, errors stay until the next submission. */
  readonly recheck?: (data: FormData) => FieldErrors
  /** Resolves to errors, or to `leaving` if the page navigates and the form stays disabled. */
  readonly send: (data: FormData, form: HTMLFormElement) => Promise<FieldErrors | 'leaving'>
  /** Server-rendered errors. */
  readonly first?: FieldErrors
}

interface FormAnswer {
  readonly errors: FieldErrors
  /** Counts rejected submissions, to move focus once for each. */
  readonly attempt: number
}

const noErrors: FieldErrors = {}

const isEmpty = (errors: FieldErrors): boolean => Object.keys(errors).length === 0

/** Only errors already shown, or of the current field, so that fields not reached yet are not flagged. */
const onlyKnown = (found: FieldErrors, said: FieldErrors, typedIn: string): FieldErrors =>
  Object.fromEntries(Object.entries(found).filter(([name]) => name === typedIn || name in said))

const nameOf = (target: EventTarget): string => (target instanceof Element ? (target.getAttribute('name') ?? '') : '')

/** Focuses the first invalid field if the form has no error summary. */
const focusFirstError = (form: HTMLFormElement | null): void => {
  if (form && !form.querySelector('[role=alert]')) form.querySelector<HTMLElement>('[aria-invalid=true]')?.focus()
}

/**
 * Behaviour of all forms: validates, submits once however often it is clicked, shows errors at their fields and keeps the input.
 * Before hydration the browser validates.
 */
export const useForm = ({ id, check, recheck = check, send, first = noErrors }: FormOptions) => {
  const element = useRef<HTMLFormElement>(null)
  const isRunning = useRef(false)
  const [answer, setAnswer] = useState<FormAnswer>({ errors: first, attempt: 0 })
  const [isSending, setSending] = useState(false)
  const [isAwake, setAwake] = useState(false)
  const { errors, attempt } = answer

  useEffect(() => setAwake(true), [])
  useEffect(() => {
    if (attempt > 0) focusFirstError(element.current)
  }, [attempt])

  const tell = (found: FieldErrors) => setAnswer((before) => ({ errors: found, attempt: before.attempt + 1 }))

  const start = async (work: () => Promise<FieldErrors | 'leaving'>): Promise<void> => {
    if (isRunning.current) return
    isRunning.current = true
    setSending(true)
    const found = await work()
    if (found === 'leaving') return
    isRunning.current = false
    setSending(false)
    tell(found)
  }

  const onSubmit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    if (isRunning.current) return
    const form = event.currentTarget
    const data = new FormData(form)
    const found = check?.(data)
    if (found) tell(found)
    if (!found || isEmpty(found)) void start(() => send(data, form))
  }

  const onChange = ({ currentTarget, target }: FormEvent<HTMLFormElement>) => {
    if (attempt === 0 || !recheck) return
    const found = recheck(new FormData(currentTarget))
    setAnswer({ errors: onlyKnown(found, errors, nameOf(target)), attempt })
  }

  const idOf = (name: string): string => `${id}-${name.replace('.', '-')}`
  const attributes = { ref: element as RefObject<HTMLFormElement>, onSubmit, onChange, noValidate: isAwake }
  return {
    attributes,
    isSending,
    attempt,
    start,
    idOf,
    errorOf: (name: string): string | undefined => errors[name],
    /** For the error summary, in field order. */
    errorsOf: (names: readonly string[]) => names.flatMap((name) => (errors[name] ? [{ fieldId: idOf(name), message: errors[name] }] : [])),
  }
}
