import type { ComponentPropsWithRef } from 'react'

import { Field, fieldAttributes, type FieldFrame } from './field'

type InputProps = Omit<ComponentPropsWithRef<'input'>, keyof FieldFrame>
type AreaProps = Omit<ComponentPropsWithRef<'textarea'>, keyof FieldFrame>

export const TextField = ({ id, label, hint, error, optionalLabel, className, ...input }: FieldFrame & InputProps) => (
  <Field {...{ id, label, hint, error, optionalLabel, className }}>
    <input type="text" {...input} {...fieldAttributes({ id, hint, error })} className="field__control" />
  </Field>
)

export const TextAreaField = ({ id, label, hint, error, optionalLabel, className, ...area }: FieldFrame & AreaProps) => (
  <Field {...{ id, label, hint, error, optionalLabel, className }}>
    <textarea rows={4} {...area} {...fieldAttributes({ id, hint, error })} className="field__control" />
  </Field>
)
