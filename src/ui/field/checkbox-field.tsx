import type { ComponentPropsWithRef } from 'react'

import { classNames } from '@/ui/styles/class-names'
import { fieldAttributes, type FieldFrame, FieldNotes } from './field'

interface CheckboxFieldProps extends Omit<FieldFrame, 'optionalLabel'>, Omit<ComponentPropsWithRef<'input'>, keyof FieldFrame | 'type'> {}

/** A checkbox with its words beside it; the whole row can be pressed. */
export const CheckboxField = ({ id, label, hint, error, className, ...input }: CheckboxFieldProps) => (
  <div className={classNames('field', className)}>
    <label className="check-row" htmlFor={id}>
      <input type="checkbox" {...input} {...fieldAttributes({ id, hint, error })} className="check" />
      <span>{label}</span>
    </label>
    <FieldNotes id={id} hint={hint} error={error} />
  </div>
)
