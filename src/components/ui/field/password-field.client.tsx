'use client'

import { Eye, EyeOff } from 'lucide'
import { useEffect, useRef, useState, type ComponentProps } from 'react'
import { Icon } from '@/components/ui/icons/icon'
import { Field, fieldAttributes, type TextField } from './field'

interface PasswordFieldProps extends Omit<ComponentProps<typeof TextField>, 'type' | 'ref'> {
  /** Label of the button; `aria-pressed` conveys its state. */
  readonly showLabel: string
}

/**
 * K11: password input with a button to reveal it. It stays the same input with its `autocomplete`, so that password managers recognise it,
 * and is masked again on submit.
 */
export const PasswordField = ({ id, label, hint, error, optionalLabel, className, showLabel, ...input }: PasswordFieldProps) => {
  const control = useRef<HTMLInputElement>(null)
  const [isShown, setShown] = useState(false)

  useEffect(() => {
    const form = control.current?.form
    const hide = () => setShown(false)
    form?.addEventListener('submit', hide)
    return () => form?.removeEventListener('submit', hide)
  }, [])

  return (
    <Field {...{ id, label, hint, error, optionalLabel, className }}>
      <span className="password-field">
        <input
          {...input}
          ref={control}
          type={isShown ? 'text' : 'password'}
          autoCapitalize="none"
          autoCorrect="off"
          spellCheck={false}
          {...fieldAttributes({ id, hint, error })}
          className="field__control"
        />
        <button
          type="button"
          className="password-field__show"
          aria-label={showLabel}
          title={showLabel}
          aria-pressed={isShown}
          aria-controls={id}
          onClick={() => setShown((shown) => !shown)}
        >
          <Icon of={isShown ? EyeOff : Eye} size={20} />
        </button>
      </span>
    </Field>
  )
}
