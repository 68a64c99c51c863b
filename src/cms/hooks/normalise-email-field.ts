import type { FieldHook } from 'payload'
import { normaliseEmail } from '@/lib/http/client-address'

/** D10: an account is found by the same form of an address that orders are counted by. */
export const normaliseEmailField: FieldHook = ({ value }) => (typeof value === 'string' ? normaliseEmail(value) : value)
