import { APIError, type CollectionBeforeOperationHook } from 'payload'

const isNoText = (value: unknown): boolean => value !== undefined && value !== null && typeof value !== 'string'

/** Payload takes an address and a password for texts before anything of theirs is validated. */
export const requireTextCredentials: CollectionBeforeOperationHook = ({ args, operation }) => {
  if (operation !== 'create' && operation !== 'update') return
  const { email, password } = (args as { readonly data?: Readonly<Record<string, unknown>> }).data ?? {}
  if (isNoText(email) || isNoText(password)) throw new APIError('An address and a password are texts.', 400, undefined, true)
}
