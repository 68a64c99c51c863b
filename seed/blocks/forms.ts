import type { Localized } from '../types'

export interface MigrationForm {
  readonly blockType: 'migration-form'
  readonly heading: Localized
  readonly intro: Localized
}

export interface ContactForm {
  readonly blockType: 'contact-form'
  readonly heading: Localized
  readonly intro: Localized
  readonly details: readonly { readonly label: Localized; readonly value: Localized }[]
}
