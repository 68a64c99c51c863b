import type { DefaultServerCellComponentProps } from 'payload'
import type { AuditedChange } from '@/lib/audit'
import { FieldView, valueOf, type FieldViewProps } from '@/payload/admin/record-fields'

const isChange = (value: unknown): value is AuditedChange => typeof value === 'object' && value !== null && 'field' in value

const changesOf = (value: unknown): readonly AuditedChange[] => (Array.isArray(value) ? value.filter(isChange) : [])

const Change = ({ change: { field, before, after } }: { readonly change: AuditedChange }) => (
  <>
    <code>{field}</code> {before ?? '–'} → {after ?? '–'}
  </>
)

const shownInList = 3

/** A8: the first changes, for the list. */
export const ChangesCell = ({ cellData }: Pick<DefaultServerCellComponentProps, 'cellData'>) => {
  const changes = changesOf(cellData)
  return (
    <span className="audit-changes">
      {changes.slice(0, shownInList).map((change) => (
        <span key={change.field}>
          <Change change={change} />
        </span>
      ))}
      {changes.length > shownInList ? <span>+{changes.length - shownInList}</span> : null}
    </span>
  )
}

/** Every change, for the form. */
export const ChangesField = (props: FieldViewProps) => (
  <FieldView {...props}>
    <ul className="audit-changes">
      {changesOf(valueOf(props)).map((change) => (
        <li key={change.field}>
          <Change change={change} />
        </li>
      ))}
    </ul>
  </FieldView>
)
