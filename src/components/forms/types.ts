import type { HTMLInputAutoCompleteAttribute } from 'react'
import type { SelectOption } from '@/components/ui/select/select'

/** One field, its words written out on the server: the island carries no table of words. */
export interface FormField {
  /** The contract's own name. */
  readonly name: string
  /** `long`: several lines. */
  readonly kind?: 'text' | 'email' | 'password' | 'tel' | 'url' | 'long'
  readonly label: string
  readonly hint?: string
  readonly placeholder?: string
  readonly optionalLabel?: string
  readonly autoComplete?: HTMLInputAutoCompleteAttribute
  readonly inputMode?: 'numeric'
  readonly maxLength?: number
  readonly required?: boolean
  readonly defaultValue?: string
  /** A choice instead of a line. */
  readonly options?: readonly SelectOption[]
  /** O22: the part of an address that follows the form's country, or that country. One address per form. */
  readonly addressPart?: 'country' | 'postalCode' | 'region'
  /** The first option of a region, where the country has a list of them. */
  readonly chooseLabel?: string
  /** `span-3` in the grid of six. */
  readonly className?: string
}

/** Everything the form itself says. */
export interface FormWords {
  readonly submit: string
  readonly sending: string
  /** No answer came. */
  readonly network: string
  /** R18: said in place of sending, where the answer lives by a cookie. */
  readonly cookiesBlocked?: string
  /** K160: names the button that shows what is typed as a password. */
  readonly showPassword?: string
  /** Said instead of the form, once it is done. Without it the form stays, and says beside its button what came of it. */
  readonly doneTitle?: string
  /** The label of the field that only robots fill in. */
  readonly trap?: string
  /** Where a session can end before the form is sent. */
  readonly session?: {
    readonly logInAgain: string
    /** What was typed before is here again. */
    readonly restored: string
  }
}
