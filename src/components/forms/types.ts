import type { HTMLInputAutoCompleteAttribute } from 'react'
import type { SelectOption } from '@/components/ui/select/select'

/** A field with its texts resolved on the server, so that the island needs no messages. */
export interface FormField {
  /** Name in the API schema. */
  readonly name: string
  /** `long` is multi-line. */
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
  /** Renders a select. */
  readonly options?: readonly SelectOption[]
  /** O22: role in the address whose format depends on the country. One address per form. */
  readonly addressPart?: 'country' | 'postalCode' | 'region'
  /** Placeholder option of a region select. */
  readonly chooseLabel?: string
  /** For example `span-3` of six columns. */
  readonly className?: string
}

export interface FormWords {
  readonly submit: string
  readonly sending: string
  /** Error message without a response. */
  readonly network: string
  /** R18: shown instead of submitting if the result depends on a cookie. */
  readonly cookiesBlocked?: string
  /** Linked wherever an error contains its text. */
  readonly noticeLink?: { readonly text: string; readonly href: string }
  /** K11: label of the button that reveals the password. */
  readonly showPassword?: string
  /** Replaces the form after success. Without it the form stays and shows the result beside its button. */
  readonly doneTitle?: string
  /** Label of the honeypot. */
  readonly trap?: string
  /** For forms whose session may expire before submitting. */
  readonly session?: {
    readonly logInAgain: string
    /** Shown after input was restored. */
    readonly restored: string
  }
}
