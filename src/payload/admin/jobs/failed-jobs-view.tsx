import type { AdminViewServerProps } from 'payload'
import { type FailedJob, findFailedJobs } from '@/modules/operations/job-queue.repository'
import { admins } from '@/payload/access/rules'
import { DataTable } from '@/payload/admin/data-table'
import { formatUtcMoment } from '@/payload/admin/formats'
import { RefusedScreen, ScreenPage } from '@/payload/admin/screen-page'
import { translate, type Reader } from '@/payload/translate'
import { findWords, type NamesIn, words } from '@/payload/words'
import { RetryButton } from './retry-button.client'

const most = 200

const TaskName = ({ reader, task }: { readonly reader: Reader; readonly task: string }) => {
  const name = findWords(`failedJobs.tasks.${task}`)
  if (!name) return task
  return (
    <>
      {translate(reader, name)} <small>{task}</small>
    </>
  )
}

/** Only a retry by hand takes a failed job back to no attempts. */
const hasBeenRequeued = ({ attempts }: FailedJob): boolean => attempts === 0

/** W16: failed jobs of the worker, with their errors. */
export const FailedJobsView = async ({ initPageResult, params, searchParams }: AdminViewServerProps) => {
  const { req } = initPageResult
  if (!admins({ req })) return <RefusedScreen initPageResult={initPageResult} params={params} searchParams={searchParams} />
  const say = (name: NamesIn<'failedJobs'>) => translate(req, words(`failedJobs.${name}`))
  const jobs = await findFailedJobs(req.payload.db.drizzle, most)
  return (
    <ScreenPage initPageResult={initPageResult} params={params} searchParams={searchParams}>
      <h1>{say('menu')}</h1>
      <p>{say('intro')}</p>
      {jobs.length === 0 ? (
        <p>{say('none')}</p>
      ) : (
        <DataTable
          className="desk-table"
          headings={(['task', 'error', 'attempts', 'next', 'retry'] as const).map(say)}
          rows={jobs.map((job) => [
            <TaskName key="task" reader={req} task={job.task} />,
            job.error ?? say('died'),
            job.attempts,
            hasBeenRequeued(job) ? say('queued') : job.isGivenUp ? say('givenUp') : formatUtcMoment(req, job.nextAttemptAt),
            <RetryButton key={job.id} id={job.id} label={say('retry')} done={say('queued')} />,
          ])}
        />
      )}
    </ScreenPage>
  )
}
