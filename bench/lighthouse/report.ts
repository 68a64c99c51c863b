import { tableOf, writeReport } from '../lib/report'
import type { PageFigures } from './measure'
import type { PageToMeasure } from './pages'

interface MeasuredPage extends PageToMeasure {
  readonly figures: PageFigures
}

interface Measured {
  readonly empty: PageFigures
  readonly pages: readonly MeasuredPage[]
  readonly runs: number
  /** µs; see `memory.ts`. */
  readonly firstTouch: number
  /** Browser executable, such as chromium-headless-shell. */
  readonly browser: string
}

const leastPerformance = 95
const mostLayoutShift = 0.02
const mostTimesEmpty = 1.3

const missesOf = (empty: PageFigures, { name, kilobytes, figures }: MeasuredPage): readonly string[] => {
  const ratio = figures.largestContentfulPaint / empty.largestContentfulPaint
  const script = figures.scriptKilobytes - empty.scriptKilobytes
  return [
    ...(figures.performance < leastPerformance ? [`${name}: performance ${figures.performance}`] : []),
    ...(Math.min(figures.accessibility, figures.bestPractices, figures.seo) < 100
      ? [`${name}: accessibility ${figures.accessibility}, best practices ${figures.bestPractices}, SEO ${figures.seo}`]
      : []),
    ...(figures.cumulativeLayoutShift > mostLayoutShift ? [`${name}: layout shift ${figures.cumulativeLayoutShift.toFixed(3)}`] : []),
    ...(ratio > mostTimesEmpty ? [`${name}: LCP ${ratio.toFixed(2)} times that of the empty page`] : []),
    ...(script > kilobytes ? [`${name}: ${script.toFixed(0)} KB more script than an empty page, ${kilobytes} allowed`] : []),
  ]
}

const rowOf = (name: string, figures: PageFigures, empty: PageFigures) => [
  name,
  figures.performance,
  figures.accessibility,
  figures.bestPractices,
  figures.seo,
  (figures.largestContentfulPaint / 1000).toFixed(2),
  (figures.largestContentfulPaint / empty.largestContentfulPaint).toFixed(2),
  figures.cumulativeLayoutShift.toFixed(3),
  Math.round(figures.totalBlockingTime),
  figures.scriptKilobytes.toFixed(0),
  (figures.scriptKilobytes - empty.scriptKilobytes).toFixed(0),
]

export const missesIn = ({ empty, pages }: Measured): readonly string[] => pages.flatMap((page) => missesOf(empty, page))

/** The empty page (React and Next only) is the ceiling: compare pages with it, never across days or machines. */
export const reportPages = (name: string, { empty, pages, runs, firstTouch, browser }: Measured): void =>
  writeReport(name, [
    `Mobile, simulated slow 4G, median of ${runs}, production build, in \`${browser}\`; Lighthouse's benchmarkIndex ${Math.round(empty.benchmarkIndex)}, first access to a memory page ${firstTouch.toFixed(1)} µs.`,
    '',
    ...tableOf(
      ['Page', 'Perf.', 'Access.', 'Practices', 'SEO', 'LCP s', '× empty', 'CLS', 'TBT ms', 'JS KB', 'extra JS KB'],
      [
        rowOf('an empty page', empty, empty),
        ...pages.map((page) =>
          rowOf(
            page.path.endsWith(`/${page.name}`) ? `\`${page.path}\`` : `${page.name} \`${page.path === '' ? '/' : page.path}\``,
            page.figures,
            empty,
          ),
        ),
      ],
    ),
    '',
    `Targets: performance ${leastPerformance}, the other three 100, CLS ${mostLayoutShift}, LCP ${mostTimesEmpty} times that of the empty page; extra script 15 KB on content pages, 40 KB on the home page, never more than 70 KB.`,
  ])
