import lighthouse from 'lighthouse'
import { launch } from 'chrome-launcher'
import { median } from '../lib/report'

/** One run, or medians of several. Times in ms, scripts in compressed KB. */
export interface PageFigures {
  readonly performance: number
  readonly accessibility: number
  readonly bestPractices: number
  readonly seo: number
  readonly largestContentfulPaint: number
  readonly cumulativeLayoutShift: number
  readonly totalBlockingTime: number
  readonly scriptKilobytes: number
  /** Lighthouse's measure of the machine's speed during the run. */
  readonly benchmarkIndex: number
}

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
    const fault = result?.lhr.runtimeError
    if (!result || fault) throw new Error(`Lighthouse could not measure ${url}: ${fault?.message ?? 'no error message'}`)
    const { audits, categories } = result.lhr
    const score = (category: string) => Math.round((categories[category]?.score ?? 0) * 100)
    const value = (audit: string) => audits[audit]?.numericValue ?? 0
    const details = audits['network-requests']?.details
    const requests = (details?.type === 'table' ? details.items : []) as readonly NetworkItem[]
    const script = requests
      .filter(({ resourceType }) => resourceType === 'Script')
      .reduce((sum, { transferSize = 0 }) => sum + transferSize, 0)
    return {
      performance: score('performance'),
      accessibility: score('accessibility'),
      bestPractices: score('best-practices'),
      seo: score('seo'),
      largestContentfulPaint: value('largest-contentful-paint'),
      cumulativeLayoutShift: value('cumulative-layout-shift'),
      totalBlockingTime: value('total-blocking-time'),
      scriptKilobytes: script / 1024,
      benchmarkIndex: result.lhr.environment.benchmarkIndex,
    }
  } finally {
    chrome.kill()
  }
}

/** Lighthouse's mobile simulation: slow phone on slow 4G. Retries a failed run twice. */
export const lookAt = async (url: string, chromePath: string, triesLeft = 2): Promise<PageFigures> =>
  measureOnce(url, chromePath).catch((error: unknown) => {
    if (triesLeft === 0) throw error
    return lookAt(url, chromePath, triesLeft - 1)
  })

export const mediansOf = (looks: readonly PageFigures[]): PageFigures => {
  const of = (name: keyof PageFigures): number => median(looks.map((figures) => figures[name]))
  return {
    performance: of('performance'),
    accessibility: of('accessibility'),
    bestPractices: of('bestPractices'),
    seo: of('seo'),
    largestContentfulPaint: of('largestContentfulPaint'),
    cumulativeLayoutShift: of('cumulativeLayoutShift'),
    totalBlockingTime: of('totalBlockingTime'),
    scriptKilobytes: of('scriptKilobytes'),
    benchmarkIndex: of('benchmarkIndex'),
  }
}
