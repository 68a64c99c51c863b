'use client'

import { PasswordField, useTranslation, FieldDescription, FieldError, FieldLabel, useField, useLocale } from '@payloadcms/ui'
import type { StaticLabel, TextFieldClientProps, NumberFieldClientProps, FieldLabelClientProps, TextFieldClient } from 'payload'
import { translate } from '@/payload/translate'
import { useState } from 'react'
import { toFraction, toPercent } from './formats'
import { defaultLocale } from '@/lib/config/locales'

/** Accepts any value; the server validates. */
const anything = () => true as const

/** The label in every language (`textLabels`). */
export const ownLabel = (field: {
  readonly label?: TextFieldClient['label']
  readonly admin?: { readonly custom?: Record<string, unknown> }
}) => (field.admin?.custom?.['label'] as StaticLabel | undefined) ?? field.label

export const CurrentPassword = ({ field, path }: TextFieldClientProps) => (
  <PasswordField autoComplete="current-password" field={{ ...field, label: ownLabel(field) }} path={path} validate={anything} />
)

interface Props {
  readonly id: string
  readonly label: string
  readonly accept: string
  readonly file: File | null
  readonly onPick: (file: File | null) => void
}

/**
 * File input in the admin's language, since the native one uses the browser's. It covers the visible control, so that clicks and drops
 * still reach it.
 */
export const FileField = ({ id, label, accept, file, onPick }: Props) => {
  const { i18n } = useTranslation()
  return (
    <span className="desk-file">
      <label htmlFor={id}>{label}</label>
      <span className="desk-file__box">
        <span aria-hidden="true">
          <b>{translate({ i18n }, 'formFields.choose')}</b> {file?.name ?? translate({ i18n }, 'formFields.none')}
        </span>
        <input id={id} type="file" accept={accept} onChange={({ target }) => onPick(target.files?.[0] ?? null)} />
      </span>
    </span>
  )
}

/** Percentage input; the stored value stays the fraction that the pricing engine and the API use. */
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
      <FieldLabel htmlFor={id} label={ownLabel(field)} path={path} required={field.required ?? false} />
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

/** Label with an asterisk for required fields, shown while English is edited; other languages fall back to English (R6). */
export const RequiredLabel = ({ field, path }: FieldLabelClientProps<TextFieldClient>) => {
  const { code } = useLocale()
  // List columns pass no path.
  if (path === undefined) return <FieldLabel hideLocale label={field && ownLabel(field)} unstyled />
  return <FieldLabel label={field && ownLabel(field)} localized={field?.localized} path={path} required={code === defaultLocale} />
}
