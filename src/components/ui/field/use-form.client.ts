'use client'

import { type FormEvent, type RefObject, useEffect, useRef, useState } from 'react'

/** A sentence a field, by the field's name. */
export type FieldErrors = Readonly<Record<string, string>>

interface FormOptions {
  /** What the ids of its fields begin with. */
  readonly id: string
  /** What is wrong before anything is sent. */
  readonly check?: (data: FormData) => FieldErrors
  /**
   * What is still wrong while it is mended, asked at every key once the form was sent back. By default what `check` finds; without
   * either, errors stay until the form is sent again.
   */
  readonly recheck?: (data: FormData) => FieldErrors
  /** What is refused comes back as errors. `leaving`: the next page is on its way, and the form stays shut. */
  readonly send: (data: FormData, form: HTMLFormElement) => Promise<FieldErrors | 'leaving'>
  /** What the page came with. */
  readonly first?: FieldErrors
}

interface FormAnswer {
  readonly errors: FieldErrors
  /** Counts what was sent back, so that the focus moves once for each. */
  readonly attempt: number
}

const noErrors: FieldErrors = {}

const isEmpty = (errors: FieldErrors): boolean => Object.keys(errors).length === 0

/** Those already shown, or of the field being typed in: nobody is scolded for a field they have not reached yet. */
const onlyKnown = (found: FieldErrors, said: FieldErrors, typedIn: string): FieldErrors =>
  Object.fromEntries(Object.entries(found).filter(([name]) => name === typedIn || name in said))

const nameOf = (target: EventTarget): string => (target instanceof Element ? (target.getAttribute('name') ?? '') : '')

/** Where a form has no list of its errors, the first field that is wrong is where to go. */
const focusFirstError = (form: HTMLFormElement | null): void => {
  if (form && !form.querySelector('[role=alert]')) form.querySelector<HTMLElement>('[aria-invalid=true]')?.focus()
}

/**
 * What every form does, whatever it looks like and whoever it is sent to: it is checked, then sent once however often it is pressed,
 * says at each field what is wrong, and never touches what is typed. Until the page is awake the browser checks it by itself.
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

  /** Sends by itself, as if it had been pressed. */
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
    /** For the list on top, in the order of the fields. */
    errorsOf: (names: readonly string[]) => names.flatMap((name) => (errors[name] ? [{ fieldId: idOf(name), message: errors[name] }] : [])),
  }
}
