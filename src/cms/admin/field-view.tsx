import type { Field, ServerComponentProps } from 'payload'
import type { ReactNode } from 'react'
import { isLocale } from '@/lib/config/locales'
import { translate, type Words } from '@/cms/words'

/** What Payload hands to a field's own view. */
export type FieldViewProps = Pick<ServerComponentProps, 'data' | 'field' | 'i18n' | 'siblingData'>

const isWords = (label: unknown): label is Words => typeof label === 'object' && label !== null && Object.keys(label).every(isLocale)

/** What the field holds, wherever it stands in the document. */
export const valueOf = ({ field, siblingData }: Pick<FieldViewProps, 'field' | 'siblingData'>): unknown =>
  'name' in field && field.name !== undefined ? siblingData[field.name] : undefined

/** The field's name in the reader's language. */
export const labelOf = (field: Field, i18n: FieldViewProps['i18n']): string => {
  if ('label' in field && isWords(field.label)) return translate({ i18n }, field.label)
  return 'name' in field && field.name !== undefined ? field.name : ''
}

/** A field that is read and never written: its label and whatever shows it, in the admin's own looks. */
export const FieldView = ({ field, i18n, children }: Pick<FieldViewProps, 'field' | 'i18n'> & { readonly children: ReactNode }) => (
  <div className="field-type" style={{ marginBlockEnd: 'calc(var(--base) * 0.8)' }}>
    <span className="field-label">{labelOf(field, i18n)}</span>
    {children}
  </div>
)
