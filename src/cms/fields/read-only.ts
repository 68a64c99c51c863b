import type { Field } from 'payload'

/** What the shop wrote and nobody may change looks so, in groups and rows as well. `but`: names of fields that are edited. */
export const readOnly = (fields: readonly Field[], but: readonly string[] = []): Field[] =>
  fields.map((field) => {
    if (field.type === 'ui' || ('name' in field && but.includes(field.name ?? ''))) return field
    if ('fields' in field) return { ...field, fields: readOnly(field.fields, but) } as Field
    return { ...field, admin: { ...field.admin, readOnly: true } } as Field
  })
