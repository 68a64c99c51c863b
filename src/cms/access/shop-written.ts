import type { Field } from 'payload'
import { fieldAffectsData } from 'payload/shared'
import { nobody } from './rules'

/**
 * A10: written by the shop's own code alone. Read-only in the form, and closed to every role behind it: `admin.readOnly` by itself is no
 * access rule. Code of the shop writes such fields with `overrideAccess`, or in a hook of the collection.
 */
export const shopWritten = <Each extends Field>(field: Each): Each => {
  if (fieldAffectsData(field)) {
    return { ...field, access: { ...field.access, create: nobody, update: nobody }, admin: { ...field.admin, readOnly: true } }
  }
  return 'fields' in field ? { ...field, fields: allShopWritten(field.fields) } : field
}

/** @param except names of the fields that staff edit */
export const allShopWritten = (fields: readonly Field[], except: readonly string[] = []): Field[] =>
  fields.map((field) => ('name' in field && except.includes(field.name ?? '') ? field : shopWritten(field)))
