import type pg from 'pg'

export type Scheduled = 'pages' | 'services' | 'redirects'

/** Inserts the job of the admin's "Schedule publish". */
export const publishAt = async (client: Pick<pg.Client, 'query'>, relationTo: Scheduled, value: string, at: Date): Promise<void> => {
  const input = JSON.stringify({ type: 'publish', doc: { relationTo, value } })
  await client.query(
    `insert into payload_jobs (id, input, task_slug, queue, wait_until, total_tried, has_error, processing) values (gen_random_uuid(), $1, 'schedulePublish', 'default', $2, 0, false, false)`,
    [input, at],
  )
}
