/** Waiting for its turn or its next try; being asked; taken by the host and not done yet; done; given up; not wanted any more. */
export const provisionTaskStatuses = ['waiting', 'working', 'open', 'done', 'failed', 'cancelled'] as const
export type ProvisionTaskStatus = (typeof provisionTaskStatuses)[number]

/** What the port's adapter for people is told of a row of theirs. */
export const asKnown = (status: ProvisionTaskStatus): 'open' | 'done' | 'failed' | 'cancelled' =>
  status === 'waiting' || status === 'working' ? 'open' : status

/** U29: what the desk may still close, and what it may have run again. */
export const isCloseable = (status: ProvisionTaskStatus): boolean =>
  status === 'waiting' || status === 'working' || status === 'open' || status === 'failed'
export const mayRunAgain = (status: ProvisionTaskStatus): boolean => status === 'failed'
