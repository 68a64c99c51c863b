'use client'

import { SelectInput, useField, useLocale } from '@payloadcms/ui'
import type { TextFieldClientProps } from 'payload'
import { useEffect, useState } from 'react'
import { ownLabel } from '../form-fields.client'
import { isWhole, loadChoices, type Choice } from './choices.client'
import type { PickerConfig } from './source'

type Props = TextFieldClientProps & { readonly picking: PickerConfig }

const withValue = (choices: readonly Choice[], value: string): Choice[] =>
  value === '' || choices.some((choice) => choice.value === value) ? [...choices] : [{ value, label: value }, ...choices]

const isAddress = (typed: string): boolean => /^(?:[/#]|[a-z]+:)/i.test(typed)

/** Enter takes the first option: words search for a page, an address is meant as typed. */
const withTyped = (choices: readonly Choice[], typed: string): Choice[] => {
  if (isAddress(typed)) return withValue(choices, typed)
  const isOption = typed === '' || choices.some((choice) => choice.value === typed)
  return isOption ? [...choices] : [...choices, { value: typed, label: typed }]
}

export const Picker = ({ field, path: ownPath, picking, readOnly }: Props) => {
  const { value, setValue, showError, path, disabled, customComponents } = useField<string | null>({ potentiallyStalePath: ownPath })
  const { code: locale } = useLocale()
  const [choices, setChoices] = useState<readonly Choice[]>(() => (picking.names ?? []).map((name) => ({ value: name, label: name })))
  const [typed, setTyped] = useState('')

  useEffect(() => {
    if (picking.sources.length === 0) return undefined
    let isCurrent = true
    const show = (found: readonly Choice[]) => {
      if (isCurrent) setChoices(found)
    }
    const search = async () => {
      const all = await loadChoices(picking.sources, locale)
      show(isWhole(all) || typed === '' ? all : await loadChoices(picking.sources, locale, typed))
    }
    void search()
    return () => {
      isCurrent = false
    }
  }, [picking.sources, locale, typed])

  return (
    <SelectInput
      name={field.name}
      path={path}
      label={ownLabel(field)}
      Label={customComponents?.Label}
      description={field.admin?.description}
      required={field.required ?? false}
      isClearable={!field.required}
      readOnly={Boolean(readOnly || disabled)}
      showError={showError}
      options={withValue(picking.isOpen ? withTyped(choices, typed.trim()) : choices, value ?? '')}
      value={value ?? ''}
      onInputChange={setTyped}
      onChange={(chosen) => setValue(Array.isArray(chosen) || !chosen ? null : chosen.value)}
    />
  )
}
