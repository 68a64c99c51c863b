import type { MigrationFormBlock } from '@/payload-types'
import type { MigrationFormView } from './types'

/** R5: the CMS's words, in English where a language lacks them; with none at all the section says so (§8). */
export const toMigrationFormView = ({ heading, intro }: Pick<MigrationFormBlock, 'heading' | 'intro'>): MigrationFormView => {
  const hasWords = typeof heading === 'string' && heading.trim() !== ''
  return { content: hasWords ? { heading, intro: intro ?? '' } : null }
}
