export interface MigrationFormContent {
  readonly heading: string
  readonly intro: string
}

/** `null` where the section's content could not be loaded (§8). */
export type MigrationFormView = { readonly content: MigrationFormContent | null }
