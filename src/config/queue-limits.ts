/** What waits inside a process for its turn at the database: each queue by a name of ours, and where its end is. */
export const queues = ['orders', 'codes', 'transactions'] as const
export type Queue = (typeof queues)[number]

/** most: who comes after so many is refused at once; patience, in ms: and so is whoever has waited so long, while the browser still does. */
export const queueLimits = { most: 1000, patience: 5000 } as const
