import type { CollectionBeforeChangeHook, GlobalBeforeChangeHook } from 'payload'
import { staffEmail } from '@/server/platform/staff-email'

/** Never what the form says. */
export const nameAuthor: CollectionBeforeChangeHook = ({ data, req }) => ({ ...data, changedBy: staffEmail(req) })

export const nameGlobalAuthor: GlobalBeforeChangeHook = ({ data, req }) => ({ ...data, changedBy: staffEmail(req) })
