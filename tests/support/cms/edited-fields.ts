/** Fields staff may edit in documents the shop writes; all others are system fields. */
export const editedFields: Readonly<Record<string, readonly string[]>> = {
  orders: ['status', 'expiresAt', 'staffNote'],
  transfers: ['status', 'customerNote', 'staffNote'],
  'registrar-tasks': ['status', 'expiresAt', 'staffNote'],
  domains: ['status', 'autoRenew', 'isLocked'],
  'migration-requests': ['status', 'staffNote'],
  'contact-messages': ['status', 'staffNote'],
  'mail-outbox': ['sendAgain'],
}
