import lighthouse from 'lighthouse'
import { launch } from 'chrome-launcher'

/** Medians of the runs of one page. Times in ms, script in KB as it went over the wire (compressed). */
export interface PageFigures {
  readonly performance: number
  readonly accessibility: number
  readonly bestPractices: number
  readonly seo: number
  readonly largestContentfulPaint: number
  readonly cumulativeLayoutShift: number
  readonly totalBlockingTime: number
  readonly scriptKilobytes: number
}

const median = (values: readonly number[]): number => [...values].sort((one, other) => one - other)[Math.floor(values.length / 2)] ?? 0

const isRoot = process.getuid?.() === 0

interface NetworkItem {
  readonly resourceType?: string
  readonly transferSize?: number
}

const measureOnce = async (url: string, chromePath: string): Promise<PageFigures> => {
  const chrome = await launch({
    chromePath,
    chromeFlags: ['--headless=new', '--disable-dev-shm-usage', '--disable-background-networking', ...(isRoot ? ['--no-sandbox'] : [])],
  })
  try {
    const result = await lighthouse(url, { port: chrome.port, output: 'json', logLevel: 'error' })
    if (!result) throw new Error(`Lighthouse said nothing of ${url}`)
    const { audits, categories } = result.lhr
    const score = (category: string) => Math.round((categories[category]?.score ?? 0) * 100)
    const value = (audit: string) => audits[audit]?.numericValue ?? 0
    const details = audits['network-requests']?.details
    const requests = (details?.type === 'table' ? details.items : []) as readonly NetworkItem[]
    const script = requests.filter(({ resourceType }) => resourceType === 'Script').reduce((sum, { transferSize = 0 }) => sum + transferSize, 0)
    return {
      performance: score('performance'),
      accessibility: score('accessibility'),
      bestPractices: score('best-practices'),
      seo: score('seo'),
      largestContentfulPaint: value('largest-contentful-paint'),
      cumulativeLayoutShift: value('cumulative-layout-shift'),
      totalBlockingTime: value('total-blocking-time'),
      scriptKilobytes: script / 1024,
    }
  } finally {
    chrome.kill()
  }
}

/** Mobile, as Lighthouse simulates it: a slow phone on slow 4G. */
export const measurePage = async (url: string, chromePath: string, runs: number): Promise<PageFigures> => {
  const all: PageFigures[] = []
  // one after the other: two at once would share the processor and measure each other
  for (let run = 0; run < runs; run += 1) all.push(await measureOnce(url, chromePath))
  const names = Object.keys(all[0] ?? {}) as (keyof PageFigures)[]
  return Object.fromEntries(names.map((name) => [name, median(all.map((figures) => figures[name]))])) as unknown as PageFigures
}
