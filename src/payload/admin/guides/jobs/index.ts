import { type Job, articleJobs, promotionJobs } from './articles'
import { auditJobs, changeJobs } from './changes'
import { pageJobs } from './pages'
import { priceJobs } from './prices'
import { textJobs } from './texts'

/** What marketing does most, in the order of the handbook. */
export const marketingJobs: readonly Job[] = [...textJobs, ...priceJobs, ...promotionJobs, ...pageJobs, ...articleJobs, ...changeJobs]

const isToldAt = (address: string, { screens }: Job): boolean =>
  screens.some((screen) => address === screen || address.startsWith(`${screen}/`))

/** What is told beside a screen: its own jobs, or all of them where it has none. */
export const jobsAt = (address: string): readonly Job[] => {
  const own = [...marketingJobs, ...auditJobs].filter((job) => isToldAt(address, job))
  return own.length > 0 ? own : marketingJobs
}
