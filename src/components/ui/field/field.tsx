import { CircleAlert } from 'lucide'
import type { ReactNode, ComponentPropsWithRef } from 'react'
import { classNames } from '@/components/ui/styles/class-names'
import { Icon } from '@/components/ui/icons/icon'
import { Select, type SelectOption } from '@/components/ui/select/select'

interface FieldFrame {
  /** Id of the control and prefix of the ids of hint and error. */
  readonly id: string
  readonly label: ReactNode
  readonly hint?: ReactNode
  readonly error?: ReactNode
  /** The word "optional". */
  readonly optionalLabel?: string
  /** `span-2`, `span-3`, `span-4`, `span-half` inside a `FieldGrid`. */
  readonly className?: string
}

export const fieldAttributes = ({ id, hint, error }: Pick<FieldFrame, 'id' | 'hint' | 'error'>) => ({
  id,
  'aria-invalid': error ? true : undefined,
  'aria-describedby': classNames(hint ? `${id}-hint` : null, error ? `${id}-error` : null),
})

export const FieldNotes = ({ id, hint, error }: Pick<FieldFrame, 'id' | 'hint' | 'error'>) => (
  <>
    {hint ? (
      <span className="field__hint" id={`${id}-hint`}>
        {hint}
      </span>
    ) : null}
    {error ? (
      <span className="field__error" id={`${id}-error`}>
        <Icon of={CircleAlert} size={16} />
        <span>{error}</span>
      </span>
    ) : null}
  </>
)

export const Field = ({ id, label, hint, error, optionalLabel, className, children }: FieldFrame & { readonly children: ReactNode }) => {
  return (
    <div className={classNames('field', className)}>
      <label className="field__label" htmlFor={id}>
        {label} {optionalLabel ? <span className="field__optional">({optionalLabel})</span> : null}
      </label>
      {children}
      <FieldNotes id={id} hint={hint} error={error} />
    </div>
  )
}

export const FieldGrid = ({ children }: { readonly children: ReactNode }) => <div className="field-grid">{children}</div>

interface CheckboxFieldProps extends Omit<FieldFrame, 'optionalLabel'>, Omit<ComponentPropsWithRef<'input'>, keyof FieldFrame | 'type'> {}

export const CheckboxField = ({ id, label, hint, error, className, ...input }: CheckboxFieldProps) => (
  <div className={classNames('field', className)}>
    <label className="check-row" htmlFor={id}>
      <input type="checkbox" {...input} {...fieldAttributes({ id, hint, error })} className="check" />
      <span>{label}</span>
    </label>
    <FieldNotes id={id} hint={hint} error={error} />
  </div>
)

/** Changes the case of the text and keeps the caret, which React would move to the end. */
export const recased = (field: HTMLInputElement, convert: (text: string) => string): string => {
  const text = convert(field.value)
  if (text === field.value) return text
  const { selectionStart, selectionEnd } = field
  field.value = text
  field.setSelectionRange(selectionStart, selectionEnd)
  return text
}

interface SelectFieldProps extends FieldFrame, Omit<ComponentPropsWithRef<'select'>, keyof FieldFrame | 'children'> {
  readonly options: readonly SelectOption[]
}

export const SelectField = ({ id, label, hint, error, optionalLabel, className, options, ...select }: SelectFieldProps) => (
  <Field {...{ id, label, hint, error, optionalLabel, className }}>
    <Select boxed options={options} {...select} {...fieldAttributes({ id, hint, error })} />
  </Field>
)

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
