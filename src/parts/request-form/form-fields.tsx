import { TextAreaField, TextField } from '@/ui/field/text-field'
import type { FormFieldWords } from './types'

interface FormFieldsProps {
  readonly fields: readonly FormFieldWords[]
  readonly optionalLabel: string
  readonly idOf: (name: string) => string
  readonly values: Readonly<Record<string, string>>
  readonly errors: Readonly<Record<string, string>>
}

export const FormFields = ({ fields, optionalLabel, idOf, values, errors }: FormFieldsProps) =>
  fields.map(({ name, kind, label, hint, placeholder, autoComplete, maxLength, isOptional = false, className }) => {
    const frame = {
      id: idOf(name),
      name,
      label,
      hint,
      error: errors[name],
      className,
      maxLength,
      autoComplete,
      placeholder,
      required: !isOptional,
      defaultValue: values[name] ?? '',
      ...(isOptional ? { optionalLabel } : {}),
    }
    return kind === 'long' ? <TextAreaField key={name} rows={5} {...frame} /> : <TextField key={name} type={kind} {...frame} />
  })
