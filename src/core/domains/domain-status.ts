/**
 * What stands between a name and its end: `registered` while nothing is due, `renewing` from the first reminder on, the two
 * periods of §9, and `expired` once it has been given back. `pending` and `cancelled` are what people did, not what time does.
 */
export const lifecycleStates = ['pending', 'registered', 'renewing', 'grace', 'redemption', 'expired', 'cancelled'] as const
export type LifecycleState = (typeof lifecycleStates)[number]

/** What is written on a customer's name. Time moves it from `active` on; `pending` and `cancelled` are set by people. */
export const domainStatuses = ['pending', 'active', 'grace', 'redemption', 'expired', 'cancelled'] as const
export type DomainStatus = (typeof domainStatuses)[number]

const statuses = {
  pending: 'pending',
  registered: 'active',
  renewing: 'active',
  grace: 'grace',
  redemption: 'redemption',
  expired: 'expired',
  cancelled: 'cancelled',
} as const satisfies Record<LifecycleState, DomainStatus>

/** What a row should say while its name is in this state. */
export const statusOf = (state: LifecycleState): DomainStatus => statuses[state]

/** Names their owner holds: of these the switches still turn something. */
export const isHeld = (state: LifecycleState): boolean => state === 'registered' || state === 'renewing' || state === 'grace'
