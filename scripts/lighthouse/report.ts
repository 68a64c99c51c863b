import type { PageFigures } from './measure'
import type { PageToMeasure } from './pages'

interface MeasuredPage extends PageToMeasure {
  readonly figures: PageFigures
}

export interface Measured {
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
    ...(ratio > mostTimesEmpty ? [`${name}: largest paint ${ratio.toFixed(2)} times the empty page's`] : []),
    ...(script > kilobytes ? [`${name}: ${script.toFixed(0)} KB more script than an empty page, ${kilobytes} allowed`] : []),
  ]
}

const row = (...cells: readonly (string | number)[]) => `| ${cells.join(' | ')} |`

const rowOf = (name: string, figures: PageFigures, empty: PageFigures) =>
  row(
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
  )

const tableOf = ({ empty, pages }: Measured): readonly string[] => [
  row('Page', 'Perf.', 'Access.', 'Practices', 'SEO', 'LCP s', '× empty', 'CLS', 'TBT ms', 'JS KB', 'above empty'),
  row('---', ...Array.from({ length: 10 }, () => '---:')),
  rowOf('an empty page', empty, empty),
  ...pages.map(({ name, path, figures }) =>
    rowOf(path.endsWith(`/${name}`) ? `\`${path}\`` : `${name} \`${path === '' ? '/' : path}\``, figures, empty),
  ),
]

const machineOf = ({ empty, firstTouch }: Measured): string =>
  `the machine's mark (Lighthouse's \`benchmarkIndex\`) was ${Math.round(empty.benchmarkIndex)} in the median, and the first touch of a page of memory took it ${firstTouch.toFixed(1)} µs`

export const missesIn = ({ empty, pages }: Measured): readonly string[] => pages.flatMap((page) => missesOf(empty, page))

export const pagesPart = (measured: Measured): string =>
  [
    '# Lighthouse',
    '',
    `Mobile, simulated slow 4G, median of ${measured.runs}, production build, in English, in \`${measured.browser}\`. The shop, its database and the browser share a machine, and the pages take turns; ${machineOf(measured)}.`,
    '',
    ...tableOf(measured),
    '',
    `Targets: performance ${leastPerformance}, the other three 100, CLS ${mostLayoutShift}, LCP ${mostTimesEmpty} times the empty page's; script above it 15 KB on content pages, 40 at home, 70 at most.`,
    '',
    'The empty page (React and Next only) is the ceiling. Compare pages with the first row, never across days or machines.',
    '',
  ].join('\n')

const articlesHeading = '## Articles'

export const articlesPart = (measured: Measured): string =>
  [
    articlesHeading,
    '',
    `Median of ${measured.runs}: every article in English, and every fourth in each other language. The same targets; ${machineOf(measured)}.`,
    '',
    ...tableOf(measured),
    '',
  ].join('\n')
