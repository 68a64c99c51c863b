'use client'

import type { ReactNode } from 'react'

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
  readonly options: readonly { readonly value: Value; readonly label: string }[]
  readonly onChoose: (value: Value) => void
}

/** One of a few, in the browser's own list. */
export const Choice = <Value extends string>({ id, label, value, options, onChoose }: ChoiceProps<Value>) => (
  <Labelled id={id} label={label}>
    <select id={id} value={value} onChange={({ target }) => onChoose(target.value as Value)}>
      {options.map((option) => (
        <option key={option.value} value={option.value}>
          {option.label}
        </option>
      ))}
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

/** One line that is typed. */
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
        // The form around it is not sent by a line of the simulator.
        event.preventDefault()
        onEnter?.()
      }}
    />
  </Labelled>
)
