import type { AdminViewServerProps } from 'payload'
import { findFailedJobs } from '@/modules/operations/job-queue.repository'
import { admins } from '@/payload/access/rules'
import { DataTable } from '@/payload/admin/data-table'
import { formatUtcMoment } from '@/payload/admin/formats'
import { RefusedScreen, ScreenPage } from '@/payload/admin/screen-page'
import { translate } from '@/payload/translate'
import { type NamesIn, words } from '@/payload/words'
import { RetryButton } from './retry-button.client'

const most = 200

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
          rows={jobs.map(({ id, task, error, attempts, isGivenUp, nextAttemptAt }) => [
            task,
            error ?? say('died'),
            attempts,
            isGivenUp ? say('givenUp') : formatUtcMoment(req, nextAttemptAt),
            <RetryButton key={id} id={id} label={say('retry')} />,
          ])}
        />
      )}
    </ScreenPage>
  )
}
