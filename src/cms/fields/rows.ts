import type { ArrayField, Field } from 'payload'
import type { Words } from '@/cms/words'
import { namedRows, type RowNaming } from './row-label'

interface RowsNaming extends RowNaming {
  readonly plural: Words
  /** Where the list is called something else than its rows. */
  readonly label?: Words
  readonly description?: Words
}

type Limits = Pick<ArrayField, 'minRows' | 'maxRows' | 'required'>

/** A list of rows, closed until an editor opens one. */
export const rows = (
  name: string,
  { plural, label = plural, description, ...naming }: RowsNaming,
  fields: Field[],
  limits: Limits = {},
): ArrayField => ({
  name,
  type: 'array',
  label,
  labels: { singular: naming.kind, plural },
  admin: { ...(description ? { description } : {}), ...namedRows(naming) },
  ...limits,
  fields,
})
