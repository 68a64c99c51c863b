import { type Job, articleJobs, promotionJobs } from './articles'
import { auditJobs, changeJobs } from './changes'
import { pageJobs } from './pages'
import { priceJobs } from './prices'
import { textJobs } from './texts'

/** In the order of the handbook. */
export const marketingJobs: readonly Job[] = [...textJobs, ...priceJobs, ...promotionJobs, ...pageJobs, ...articleJobs, ...changeJobs]

const isToldAt = (address: string, { screens }: Job): boolean =>
  screens.some((screen) => address === screen || address.startsWith(`${screen}/`))

/** The guides of a screen, or all of them if it has none of its own. */
export const jobsAt = (address: string): readonly Job[] => {
  const own = [...marketingJobs, ...auditJobs].filter((job) => isToldAt(address, job))
  return own.length > 0 ? own : marketingJobs
}
