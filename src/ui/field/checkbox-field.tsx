import type { ComponentPropsWithRef } from 'react'

import { classNames } from '../styles/class-names'
import { fieldAttributes, FieldError, type FieldFrame } from './field'

interface CheckboxFieldProps extends Omit<FieldFrame, 'optionalLabel'>, Omit<ComponentPropsWithRef<'input'>, keyof FieldFrame | 'type'> {}

/** A checkbox with its words beside it; the whole row can be pressed. */
export const CheckboxField = ({ id, label, hint, error, className, ...input }: CheckboxFieldProps) => (
  <div className={classNames('field', className)}>
    <label className="check-row" htmlFor={id}>
      <input type="checkbox" {...input} {...fieldAttributes({ id, hint, error })} className="check" />
      <span>{label}</span>
    </label>
    {hint ? (
      <span className="field__hint" id={`${id}-hint`}>
        {hint}
      </span>
    ) : null}
    {error ? <FieldError id={id}>{error}</FieldError> : null}
  </div>
)
