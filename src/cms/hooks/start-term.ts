import type { CollectionBeforeChangeHook } from 'payload'
import type { Domain } from '@/payload-types'
import { startTerm } from '@/modules/domains/domains.service'
import { byStaff } from '@/lib/audit/audit'

export const startTermOfName: CollectionBeforeChangeHook<Domain> = ({ data, originalDoc, operation, req }) => ({
  ...data,
  ...startTerm(operation === 'update' ? originalDoc : undefined, data, { at: new Date().toISOString(), ...byStaff(req) }),
})
