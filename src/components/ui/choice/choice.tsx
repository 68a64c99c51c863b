import type { ReactNode } from 'react'

import { FieldNotes } from '@/components/ui/field/field'

interface ChoicesProps {
  /** Prefix of the ids of hint and error. */
  readonly id: string
  readonly legend: ReactNode
  /** Small text beside the legend: "Required". */
  readonly mark?: ReactNode
  readonly intro?: ReactNode
  readonly error?: ReactNode
  readonly children: ReactNode
}

export const Choices = ({ id, legend, mark, intro, error, children }: ChoicesProps) => {
  const describedBy = [intro ? `${id}-intro` : null, error ? `${id}-error` : null].filter(Boolean).join(' ')
  return (
    <fieldset className="choices" id={id} tabIndex={-1} aria-describedby={describedBy || undefined} aria-invalid={error ? true : undefined}>
      <legend>
        {legend} {mark ? <small>{mark}</small> : null}
      </legend>
      <FieldNotes id={id} error={error} />
      {intro ? (
        <p className="choices__intro" id={`${id}-intro`}>
          {intro}
        </p>
      ) : null}
      {children}
    </fieldset>
  )
}

interface ChoiceProps {
  readonly kind?: 'radio' | 'checkbox'
  readonly name: string
  readonly value: string
  /** Controlled with `onChoose`, otherwise the initial state. */
  readonly isChosen: boolean
  readonly isDisabled?: boolean
  readonly onChoose?: (isChosen: boolean) => void
  readonly label: ReactNode
  readonly note?: ReactNode
  /** Right of the label: the price. */
  readonly aside?: ReactNode
}

export const Choice = ({ kind = 'radio', name, value, isChosen, isDisabled, onChoose, label, note, aside }: ChoiceProps) => (
  <label className="choice">
    <input
      className="check"
      type={kind}
      name={name}
      value={value}
      disabled={isDisabled}
      {...(onChoose ? { checked: isChosen, onChange: (event) => onChoose(event.target.checked) } : { defaultChecked: isChosen })}
    />
    <span>
      <span className="choice__label">{label}</span>
      {note ? <span className="choice__note">{note}</span> : null}
    </span>
    {aside ? <span className="choice__aside">{aside}</span> : null}
  </label>
)
