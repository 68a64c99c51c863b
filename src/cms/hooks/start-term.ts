import type { CollectionBeforeChangeHook } from 'payload'
import type { Domain } from '@/payload-types'
import { startTerm } from '@/server/names/start-term'
import { byStaff } from '@/server/platform/staff-email'

export const startTermOfName: CollectionBeforeChangeHook<Domain> = ({ data, originalDoc, operation, req }) => ({
  ...data,
  ...startTerm(operation === 'update' ? originalDoc : undefined, data, { at: new Date().toISOString(), ...byStaff(req) }),
})
