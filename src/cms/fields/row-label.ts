import type { Labels } from './selects'
import type { Words } from '@/cms/words'

/** What names a row of a list: the first of these fields that says something; its kind and number while none does. */
export interface RowNaming {
  readonly kind: Words
  readonly titles: readonly string[]
  /** Where a title is one of a list of choices: their words. */
  readonly choices?: Labels<string>
  /** The field with what stands behind the title: where it leads, what it says, what it costs in US dollars. */
  readonly target?: string
  readonly detail?: string
  readonly price?: string
}

/** How a list looks in a form: closed rows that say what they hold. */
export const namedRows = (naming: RowNaming) => ({
  initCollapsed: true,
  components: { RowLabel: { path: '/cms/admin/rows/row-name.client#RowName', clientProps: { naming } } },
})
