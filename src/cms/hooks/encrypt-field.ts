import type { FieldHook } from 'payload'
import { sealText } from '@/lib/crypto/encryption'

/** R11: kept encrypted with the shop's secret; a second save does not encrypt it again. */
export const encryptField: FieldHook = ({ value, req }) =>
  typeof value === 'string' && value !== '' ? sealText(req.payload, value) : value
