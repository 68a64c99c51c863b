import type { StaffActionKind } from './staff-action-repository'

type Values = Readonly<Record<string, unknown>>

/** What somebody did to a document whose `fields` differ. */
export const kindOfChange = (before: Values, after: Values, fields: readonly string[]): StaffActionKind => {
  if (fields.includes('deletedAt')) return after['deletedAt'] ? 'trashed' : 'restored'
  if (after['_status'] === 'published') return 'published'
  // A draft beside what is published is a change; whoever withdraws it sends nothing else.
  return before['_status'] === 'published' && fields.length === 1 && fields[0] === '_status' ? 'unpublished' : 'changed'
}
