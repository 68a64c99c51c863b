/** What staff edit of what the shop wrote down, by collection; whatever else stands there is written by its own code. */
export const editedFields: Readonly<Record<string, readonly string[]>> = {
  orders: ['status', 'expiresAt', 'staffNote'],
  transfers: ['status', 'customerNote', 'staffNote'],
  'registrar-tasks': ['status', 'expiresAt', 'staffNote'],
  domains: ['status', 'autoRenew', 'isLocked'],
  'migration-requests': ['status', 'staffNote'],
  'contact-messages': ['status', 'staffNote'],
  'mail-outbox': ['sendAgain'],
}
