import type { ComponentPropsWithRef } from 'react'

import { Select, type SelectOption } from '@/ui/select/select'
import { Field, fieldAttributes, type FieldFrame } from './field'

interface SelectFieldProps extends FieldFrame, Omit<ComponentPropsWithRef<'select'>, keyof FieldFrame | 'children'> {
  readonly options: readonly SelectOption[]
}

export const SelectField = ({ id, label, hint, error, optionalLabel, className, options, ...select }: SelectFieldProps) => (
  <Field {...{ id, label, hint, error, optionalLabel, className }}>
    <Select boxed options={options} {...select} {...fieldAttributes({ id, hint, error })} />
  </Field>
)
