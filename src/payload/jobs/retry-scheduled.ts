import type { SanitizedConfig } from 'payload'

/** A database that is away, a page that is to be there first: tried again after 2, 4, 8, 16 and 32 seconds. What failed then stands on the dashboard. */
const retries = { attempts: 5, backoff: { type: 'exponential', delay: 2000 } } as const

/** Payload adds its task for what is scheduled after every plugin has run, and would try it once: set on the finished configuration. */
export const retryScheduled = (config: SanitizedConfig): SanitizedConfig => {
  for (const task of config.jobs.tasks ?? []) if (task.slug === 'schedulePublish') task.retries = retries
  return config
}
