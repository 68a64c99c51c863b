import { normaliseEmail } from '@/server/platform/normalise-email'

/** Whoever reads the mail of an address can choose a new password for its account: a new address is as good as one. */
export const opensAccount = ({ email, password }: Readonly<Record<string, unknown>>, user: { readonly email: string }): boolean =>
  typeof password === 'string' ||
  (email !== undefined && (typeof email !== 'string' || normaliseEmail(email) !== normaliseEmail(user.email)))
