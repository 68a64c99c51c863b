import type { HTMLInputAutoCompleteAttribute } from 'react'

export interface FormFieldWords {
  readonly name: string
  readonly kind: 'text' | 'email' | 'url' | 'long'
  readonly label: string
  readonly hint?: string
  readonly placeholder?: string
  readonly autoComplete?: HTMLInputAutoCompleteAttribute
  readonly maxLength: number
  readonly isOptional?: boolean
  /** `span-3` in the grid of six. */
  readonly className?: string
}

/** Everything the form says, written out on the server: the island carries no table of words. */
export interface FormWords {
  readonly optional: string
  readonly submit: string
  readonly sending: string
  readonly after: string
  readonly network: string
  readonly trap: string
  /** One sentence for each number of errors, from one on. */
  readonly summaries: readonly string[]
  readonly sentTitle: string
}
