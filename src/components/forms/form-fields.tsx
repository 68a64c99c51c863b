import { SelectField, TextAreaField, TextField } from '@/components/ui/field/field'
import type { FormField } from './types'

interface FormFieldsProps {
  readonly fields: readonly FormField[]
  readonly idOf: (name: string) => string
  readonly errorOf: (name: string) => string | undefined
  /** What was typed before; else what is on file. */
  readonly values: Readonly<Record<string, string>>
}

export const FormFields = ({ fields, idOf, errorOf, values }: FormFieldsProps) =>
  fields.map(({ kind = 'text', options, defaultValue = '', ...field }) => {
    const { name } = field
    const frame = { ...field, id: idOf(name), error: errorOf(name), defaultValue: values[name] ?? defaultValue }
    if (options) return <SelectField key={name} {...frame} options={options} />
    return kind === 'long' ? <TextAreaField key={name} rows={5} {...frame} /> : <TextField key={name} type={kind} {...frame} />
  })
