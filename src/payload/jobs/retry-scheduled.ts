import type { SanitizedConfig } from 'payload'

/**
 * Retries after 2, 4, 8, 16 and 32 seconds, for example while the database is down or a referenced page is not published yet. The
 * dashboard shows what still fails.
 */
const retries = { attempts: 5, backoff: { type: 'exponential', delay: 2000 } } as const

/** Payload adds its schedulePublish task after all plugins, without retries, so they are set on the finished configuration. */
export const retryScheduled = (config: SanitizedConfig): SanitizedConfig => {
  for (const task of config.jobs.tasks ?? []) if (task.slug === 'schedulePublish') task.retries = retries
  return config
}
