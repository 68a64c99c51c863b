'use client'

import { type FormEvent, type ReactNode, type Ref, useEffect, useId, useRef, useState } from 'react'

import { Button } from '@/components/ui/button/button'
import { classNames } from '@/components/ui/styles/class-names'
import { Icon, ArrowRight } from '@/components/ui/icons/icon'

import { PlainSpellings } from './plain-spellings.client'

interface NameFormProps {
  /** Form action without JavaScript. */
  readonly action: string
  /** Field name, and URL parameter of `action`. */
  readonly name: string
  readonly label: string
  readonly buttonLabel: string
  readonly placeholder: string
  /** `own` is the visitor's domain, on yellow. */
  readonly look: 'own' | 'other'
  readonly error: string | null
  readonly pending?: boolean
  readonly fieldRef?: Ref<HTMLInputElement>
  /** Rendered between field and button. */
  readonly choice?: ReactNode
  readonly onEdit: (typed: string) => void
  /** Returns false to give focus back to the field, true to let the form submit, `stay` for neither. */
  readonly onSubmit: (typed: string) => boolean | 'stay'
}

export const DomainForm = ({
  action,
  name,
  label,
  buttonLabel,
  placeholder,
  look,
  error,
  pending,
  choice,
  onEdit,
  onSubmit,
  fieldRef,
}: NameFormProps) => {
  const id = useId()
  const own = useRef<HTMLInputElement>(null)

  const [refused, setRefused] = useState('')
  // Enabled until hydration, because the plain form needs the button.
  const [isBlank, setBlank] = useState(false)
  // A lookup of the URL writes into the field, then waits.
  useEffect(() => setBlank((own.current?.value ?? '').trim() === ''), [error, pending])

  const submit = (event: FormEvent) => {
    const typed = own.current?.value ?? ''
    const outcome = pending ? 'stay' : onSubmit(typed)
    if (outcome === true) return
    event.preventDefault()
    if (outcome === 'stay') return
    setRefused(typed)
    own.current?.focus()
  }

  const choose = (spelling: string) => {
    if (!own.current) return
    own.current.value = spelling
    onEdit(spelling)
    own.current.form?.requestSubmit()
  }

  return (
    <form className="name-form" role="search" action={action} onSubmit={submit} noValidate>
      <label className="name-form__label" htmlFor={id}>
        {label}
      </label>
      <span className={classNames('name-form__row', choice ? 'name-form__row--choice' : null)}>
        <span className={classNames('name-form__plate', look === 'other' && 'name-form__plate--other')}>
          <input
            ref={(element) => {
              own.current = element
              if (typeof fieldRef === 'function') fieldRef(element)
              else if (fieldRef) fieldRef.current = element
            }}
            id={id}
            name={name}
            type="text"
            inputMode="url"
            enterKeyHint="search"
            autoComplete="off"
            autoCapitalize="none"
            autoCorrect="off"
            spellCheck={false}
            maxLength={253}
            placeholder={placeholder}
            aria-invalid={error ? true : undefined}
            aria-describedby={error ? `${id}-error` : undefined}
            onChange={({ target }) => {
              setBlank(target.value.trim() === '')
              onEdit(target.value)
            }}
          />
        </span>
        {choice}
        {/* §5: aria-disabled, so that a click still explains what is missing. */}
        <Button type="submit" variant="go" size="large" pending={pending} aria-disabled={isBlank || error !== null || undefined}>
          {buttonLabel}
          <Icon of={ArrowRight} />
        </Button>
      </span>
      <span className="name-form__error" id={`${id}-error`} role="status">
        {error}
      </span>
      {error ? <PlainSpellings typed={refused} onChoose={choose} /> : null}
    </form>
  )
}
