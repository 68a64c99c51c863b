import type { HTMLInputAutoCompleteAttribute } from 'react'
import type { SelectOption } from '@/ui/select/select'

/** One field, its words written out on the server: the island carries no table of words. */
export interface FieldWords {
  /** The contract's own name. */
  readonly name: string
  readonly kind?: 'text' | 'email' | 'password' | 'tel'
  readonly label: string
  readonly hint?: string
  readonly optionalLabel?: string
  readonly autoComplete?: HTMLInputAutoCompleteAttribute
  readonly maxLength?: number
  readonly required?: boolean
  readonly defaultValue?: string
  /** A choice instead of a line. */
  readonly options?: readonly SelectOption[]
  /** `span-3` in the grid of six. */
  readonly className?: string
}

export interface FormWords {
  readonly submit: string
  readonly working: string
  readonly network: string
  /** Said where the session has ended meanwhile, and when what was typed before is back. */
  readonly logInAgain: string
  readonly restored: string
}
