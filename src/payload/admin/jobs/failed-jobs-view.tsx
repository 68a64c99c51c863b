import type { AdminViewServerProps } from 'payload'
import { findFailedJobs } from '@/modules/operations/job-queue.repository'
import { admins } from '@/payload/access/rules'
import { formatUtcMoment } from '@/payload/admin/formats'
import { RefusedScreen, ScreenPage } from '@/payload/admin/screen-page'
import { translate } from '@/payload/translate'
import { words } from '@/payload/words'
import { RetryButton } from './retry-button.client'

const most = 200

/** W16: failed jobs of the worker, with their errors. */
export const FailedJobsView = async ({ initPageResult, params, searchParams }: AdminViewServerProps) => {
  const { req } = initPageResult
  if (!admins({ req })) return <RefusedScreen initPageResult={initPageResult} params={params} searchParams={searchParams} />
  const jobs = await findFailedJobs(req.payload.db.drizzle, most)
  return (
    <ScreenPage initPageResult={initPageResult} params={params} searchParams={searchParams}>
      <h1>{translate(req, words('failedJobs.menu'))}</h1>
      <p>{translate(req, words('failedJobs.intro'))}</p>
      {jobs.length === 0 ? (
        <p>{translate(req, words('failedJobs.none'))}</p>
      ) : (
        <table className="broken-links">
          <thead>
            <tr>
              <th scope="col">{translate(req, words('failedJobs.task'))}</th>
              <th scope="col">{translate(req, words('failedJobs.error'))}</th>
              <th scope="col">{translate(req, words('failedJobs.attempts'))}</th>
              <th scope="col">{translate(req, words('failedJobs.next'))}</th>
              <th scope="col">{translate(req, words('failedJobs.retry'))}</th>
            </tr>
          </thead>
          <tbody>
            {jobs.map(({ id, task, error, attempts, isGivenUp, nextAttemptAt }) => (
              <tr key={id}>
                <td>{task}</td>
                <td>{error ?? translate(req, words('failedJobs.died'))}</td>
                <td>{attempts}</td>
                <td>{isGivenUp ? translate(req, words('failedJobs.givenUp')) : formatUtcMoment(req, nextAttemptAt)}</td>
                <td>
                  <RetryButton id={id} label={translate(req, words('failedJobs.retry'))} />
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
    </ScreenPage>
  )
}
