'use client'

import { FieldDescription, FieldError, FieldLabel, useField } from '@payloadcms/ui'
import type { NumberFieldClientProps } from 'payload'
import { useState } from 'react'
import { toFraction, toPercent } from './percent'

/** A percentage as people type it; what is kept stays the fraction the pricing engine and the API know. */
export const PercentField = ({ field, path: givenPath, readOnly }: NumberFieldClientProps) => {
  const { value, setValue, showError, path, disabled } = useField<number | null>({
    ...(givenPath === undefined ? {} : { potentiallyStalePath: givenPath }),
  })
  const [typed, setTyped] = useState<string | null>(null)
  const shown = typed !== null && toFraction(typed) === (value ?? null) ? typed : toPercent(value)
  const id = `field-${path.replace(/\./g, '__')}`

  const change = (text: string) => {
    setTyped(text)
    setValue(toFraction(text))
  }

  return (
    <div className={`field-type number${showError ? ' error' : ''}`}>
      <FieldLabel htmlFor={id} label={field.label} path={path} required={field.required ?? false} />
      <div className="field-type__wrap">
        <FieldError path={path} showError={showError} />
        <input
          id={id}
          type="number"
          inputMode="decimal"
          step="any"
          value={shown}
          disabled={(readOnly ?? false) || disabled}
          onChange={({ target }) => change(target.value)}
        />
      </div>
      <FieldDescription description={field.admin?.description} path={path} />
    </div>
  )
}
