import { ChevronDown } from 'lucide'
import type { ComponentPropsWithRef } from 'react'

import { classNames } from '@/components/ui/styles/class-names'
import { Icon } from '@/components/ui/icons/icon'

export interface SelectOption {
  readonly value: string
  readonly label: string
  /** BCP 47 tag, where the label is in another language. */
  readonly lang?: string
  /** Its full name, where the label is short. */
  readonly title?: string
}

interface SelectProps extends Omit<ComponentPropsWithRef<'select'>, 'children'> {
  readonly options: readonly SelectOption[]
  readonly boxed?: boolean
}

/** A native select, drawn in our hand. Needs `aria-label`, or a label for its `id`. */
export const Select = ({ options, boxed = false, className, ...select }: SelectProps) => (
  <span className={classNames('select', boxed && 'select--boxed', className)}>
    <select {...select}>
      {options.map(({ value, label, lang, title }) => (
        <option key={value} value={value} lang={lang} title={title}>
          {label}
        </option>
      ))}
    </select>
    <Icon of={ChevronDown} size={14} />
  </span>
)
