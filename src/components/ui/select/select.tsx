import { ChevronDown } from 'lucide'
import type { ComponentPropsWithRef } from 'react'

import { classNames } from '@/components/ui/styles/class-names'
import { Icon } from '@/components/ui/icons/icon'

export interface SelectOption {
  readonly value: string
  readonly label: string
  /** BCP 47 tag, if the label is in another language. */
  readonly lang?: string
  /** Full name, if the label is short. */
  readonly title?: string
}

interface SelectProps extends Omit<ComponentPropsWithRef<'select'>, 'children'> {
  readonly options: readonly SelectOption[]
  readonly boxed?: boolean
}

/** Native select. Needs `aria-label`, or a label for its `id`. */
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
