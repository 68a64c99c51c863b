import type { AccountDomain } from '@/modules/accounts/answers-schema'
import type { PlateState } from '@/ui/plate/plate'

/** How a customer's name hangs: in butter while it is held, as an outline when it no longer is. */
export const plateStates = {
  pending: 'free',
  registered: 'free',
  renewing: 'free',
  grace: 'free',
  redemption: 'unknown',
  expired: 'taken',
  cancelled: 'taken',
} as const satisfies Record<AccountDomain['state'], PlateState>
