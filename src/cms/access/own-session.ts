import type { PayloadRequest } from 'payload'

/** The session of the member of staff who asks. */
export const sessionOf = ({ user }: Pick<PayloadRequest, 'user'>): string | null =>
  (user as { readonly _sid?: string } | null)?._sid ?? null
