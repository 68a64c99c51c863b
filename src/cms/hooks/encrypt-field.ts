import type { FieldHook } from 'payload'

const mark = 'encrypted:'

/** R11: kept encrypted with the shop's secret; the mark keeps a second save from encrypting it again. */
export const encryptField: FieldHook = ({ value, req }) => {
  if (typeof value !== 'string' || value === '' || value.startsWith(mark)) return value
  return `${mark}${req.payload.encrypt(value)}`
}
