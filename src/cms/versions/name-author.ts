import type { CollectionBeforeChangeHook, GlobalBeforeChangeHook, PayloadRequest } from 'payload'

/** The member of staff; nobody where the shop itself writes. Never what the form says. */
const authorOf = ({ user }: PayloadRequest): string | null => (user?.collection === 'users' ? user.email : null)

export const nameAuthor: CollectionBeforeChangeHook = ({ data, req }) => ({ ...data, changedBy: authorOf(req) })

export const nameGlobalAuthor: GlobalBeforeChangeHook = ({ data, req }) => ({ ...data, changedBy: authorOf(req) })
