import type { ProvisionOperation, ProvisionRefusal } from './provisioner'

export type ServiceState = 'active' | 'suspended' | 'ended'

/** What an operation leaves, or why it cannot be. What is so already is done: asking for it twice is no fault. */
export const afterOperation = (
  state: ServiceState | null,
  operation: ProvisionOperation,
): ServiceState | { readonly refused: ProvisionRefusal } => {
  if (operation === 'create') return state === null ? 'active' : { refused: 'there-already' }
  if (state === null) return { refused: 'not-there' }
  if (operation === 'end') return 'ended'
  if (state === 'ended') return { refused: 'ended' }
  if (operation === 'change') return state
  return operation === 'suspend' ? 'suspended' : 'active'
}
