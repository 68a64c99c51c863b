import type { PayloadRequest } from 'payload'

/** The member of staff who asks; nobody where a visitor, a customer, a provider or the shop itself does. */
export const staffEmail = ({ user }: Pick<PayloadRequest, 'user'>): string | null => (user?.collection === 'users' ? user.email : null)

/** Who an event is owed to, as it is stored with it. */
export const byStaff = (req: Pick<PayloadRequest, 'user'>): { readonly by?: string } => {
  const by = staffEmail(req)
  return by === null ? {} : { by }
}
