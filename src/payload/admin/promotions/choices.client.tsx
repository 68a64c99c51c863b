'use client'

import { type ReactNode, useEffect, useState } from 'react'
import { readScreen } from '@/payload/admin/staff-call.client'
import type { ProductChoices } from './share-link'

interface LabelledProps {
  readonly id: string
  readonly label: string
  readonly children: ReactNode
}

const Labelled = ({ id, label, children }: LabelledProps) => (
  <div className="promotion-field">
    <label className="field-label" htmlFor={id}>
      {label}
    </label>
    {children}
  </div>
)

interface ChoiceProps<Value extends string> {
  readonly id: string
  readonly label: string
  readonly value: Value
  /** Options with the same group stand together. */
  readonly options: readonly { readonly value: Value; readonly label: string; readonly group?: string | undefined }[]
  readonly onChoose: (value: Value) => void
}

export const Choice = <Value extends string>({ id, label, value, options, onChoose }: ChoiceProps<Value>) => (
  <Labelled id={id} label={label}>
    <select id={id} value={value} onChange={({ target }) => onChoose(target.value as Value)}>
      {[...new Set(options.map(({ group }) => group))].map((group) => {
        const own = options
          .filter((option) => option.group === group)
          .map((option) => (
            <option key={option.value} value={option.value}>
              {option.label}
            </option>
          ))
        return group === undefined ? (
          own
        ) : (
          <optgroup key={group} label={group}>
            {own}
          </optgroup>
        )
      })}
    </select>
  </Labelled>
)

interface LineProps {
  readonly id: string
  readonly label: string
  readonly value: string
  readonly type?: 'text' | 'datetime-local' | 'number'
  readonly onType: (value: string) => void
  readonly onEnter?: () => void
}

export const Line = ({ id, label, value, type = 'text', onType, onEnter }: LineProps) => (
  <Labelled id={id} label={label}>
    <input
      id={id}
      type={type}
      value={value}
      maxLength={253}
      {...(type === 'number' ? { min: 1, max: 99 } : {})}
      onChange={({ target }) => onType(target.value)}
      onKeyDown={(event) => {
        if (event.key !== 'Enter') return
        // Enter must not submit the surrounding form.
        event.preventDefault()
        onEnter?.()
      }}
    />
  </Labelled>
)

let known: Promise<ProductChoices | null> | null = null

const load = async (): Promise<ProductChoices | null> => {
  const answered = await readScreen<ProductChoices>('/api/promotions/shelf')
  if ('body' in answered) return answered.body
  known = null
  return null
}

/** Products for a cart; loaded once and shared. */
export const useProductChoices = (): ProductChoices | null => {
  const [shelf, setShelf] = useState<ProductChoices | null>(null)
  useEffect(() => {
    let isCurrent = true
    known ??= load()
    void known.then((loaded) => {
      if (isCurrent) setShelf(loaded)
    })
    return () => {
      isCurrent = false
    }
  }, [])
  return shelf
}
