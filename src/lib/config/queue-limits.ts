/** Queues inside a process: for the database, and for rendering sharing images. */
export const queues = ['orders', 'codes', 'transactions', 'sharing-images'] as const
export type Queue = (typeof queues)[number]

/** most: who comes after so many is refused at once; patience, in ms: and so is whoever has waited so long, while the browser still does. */
export const queueLimits = { most: 1000, patience: 5000 } as const
