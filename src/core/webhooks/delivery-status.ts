/** Waiting for its turn or its next try; under way; taken; given up after three days or a 410. */
export type DeliveryStatus = 'waiting' | 'sending' | 'delivered' | 'dead'

/** Why the shop switched a receiver off by itself. */
export type SwitchOffReason = 'gone' | 'failing'
