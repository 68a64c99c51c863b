import type { ChangeEvent, ReactNode } from 'react'

import { classNames } from '@/components/ui/styles/class-names'

interface SegmentedOption {
  readonly value: string
  readonly label: ReactNode
  /** Green, beside the label: "Save 17%". */
  readonly note?: ReactNode
  readonly disabled?: boolean
}

interface SegmentedProps {
  readonly name: string
  /** Group name for screen readers: "Billing period". */
  readonly legend: string
  readonly options: readonly SegmentedOption[]
  /** Controlled with `value`; uncontrolled (for CSS `:has()`) with `defaultValue`. */
  readonly value?: string
  readonly defaultValue?: string
  readonly onChange?: (event: ChangeEvent<HTMLInputElement>) => void
  readonly className?: string
}

/** Native radio buttons: arrow keys and forms work, with or without JavaScript. */
export const Segmented = ({ name, legend, options, value, defaultValue, onChange, className }: SegmentedProps) => {
  return (
    <fieldset className={classNames('segmented', 'on-paper', options.length > 4 && 'segmented--many', className)}>
      <legend className="visually-hidden">{legend}</legend>
      {options.map((option) => (
        <label key={option.value}>
          <input
            type="radio"
            name={name}
            value={option.value}
            disabled={option.disabled}
            checked={value === undefined ? undefined : value === option.value}
            defaultChecked={value === undefined ? defaultValue === option.value : undefined}
            onChange={onChange}
          />
          {option.label}
          {option.note ? <span className="segmented__note">{option.note}</span> : null}
        </label>
      ))}
    </fieldset>
  )
}
