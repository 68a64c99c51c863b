import type { DefaultServerCellComponentProps, AdminViewServerProps } from 'payload'
import type { AuditedChange } from '@/lib/audit'
import { FieldView, valueOf, type FieldViewProps } from '@/payload/admin/record-fields'
import { hasRole } from '@/payload/access/rules'
import { translate } from '@/payload/translate'
import { words, type NamesIn } from '@/payload/words'

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

/** A8: export form above the list. A plain form, so that the browser handles the download. */
export const ExportActions = ({ payload, user, i18n }: Pick<AdminViewServerProps, 'payload' | 'user' | 'i18n'>) => {
  if (!hasRole(user ?? null, ['admin'])) return null
  const say = (name: NamesIn<'changesExport'>) => translate({ i18n }, words(`changesExport.${name}`))
  const slugs = [...payload.config.collections, ...payload.config.globals]
    .map(({ slug }) => slug)
    .filter((slug) => !slug.startsWith('payload-'))
  return (
    <form className="invoice-export" method="get" action={`${payload.config.routes.api}/staff-actions/export`}>
      <label>
        {say('person')} <input type="email" name="person" maxLength={200} />
      </label>
      <label>
        {say('area')}{' '}
        <select name="area" defaultValue="">
          <option value="">{say('all')}</option>
          {slugs.sort().map((slug) => (
            <option key={slug} value={slug}>
              {slug}
            </option>
          ))}
        </select>
      </label>
      {(['from', 'to'] as const).map((name) => (
        <label key={name}>
          {say(name)} <input type="date" name={name} />
        </label>
      ))}
      <button type="submit">{say('title')}</button>
    </form>
  )
}
