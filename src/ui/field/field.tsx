import { CircleAlert } from 'lucide'
import type { ReactNode } from 'react'

import { classNames } from '@/ui/styles/class-names'
import { Icon } from '@/ui/icons/icon'

export interface FieldFrame {
  /** Of the control; hint and error are tied to it by ids made from this. */
  readonly id: string
  readonly label: ReactNode
  readonly hint?: ReactNode
  readonly error?: ReactNode
  /** The word "optional", where a field may be left empty. */
  readonly optionalLabel?: string
  /** `span-2`, `span-3`, `span-4`, `span-half` inside a `FieldGrid`. */
  readonly className?: string
}

/** `aria-describedby` and `aria-invalid` of a control in a `Field`. */
export const fieldAttributes = ({ id, hint, error }: Pick<FieldFrame, 'id' | 'hint' | 'error'>) => ({
  id,
  'aria-invalid': error ? true : undefined,
  'aria-describedby': classNames(hint ? `${id}-hint` : null, error ? `${id}-error` : null),
})

/** What is said under a control. */
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

/** Label above, control, hint and error below, tied together. */
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

/** Six columns on wide screens, one on a phone. */
export const FieldGrid = ({ children }: { readonly children: ReactNode }) => <div className="field-grid">{children}</div>
