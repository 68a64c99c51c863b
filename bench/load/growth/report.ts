import { tableOf, writeReport } from '../../lib/report'
import { measuredPages, type Figures } from './measure'

const milliseconds = (value: number) => (value < 10 ? value.toFixed(1) : String(Math.round(value)))

const count = (value: number) => value.toLocaleString('en-US')

/** One column per size plus the ratio of largest to smallest; page sizes compare with the seeded shop. */
export const reportGrowth = (figures: readonly Figures[], seeded: Readonly<Record<string, number>>): void => {
  const [first, last] = [figures[0], figures.at(-1)]
  if (first === undefined || last === undefined) return
  const line = (name: string, of: (figure: Figures) => string, ratio = '') => [name, ...figures.map(of), ratio]
  writeReport('growth', [
    ...tableOf(
      line('Orders (and as many carts)', ({ size }) => count(size.orders), 'largest ÷ smallest'),
      [
        line('Customers', ({ size }) => count(size.customers)),
        line('Codes · TLDs · pages', ({ size }) => [size.codes, size.endings, size.pages].map(count).join(' · ')),
        ...Object.keys(first.times).map((name) =>
          line(
            `${name}, median ms`,
            ({ times }) => milliseconds(times[name] ?? 0),
            ((last.times[name] ?? 0) / (first.times[name] ?? 1)).toFixed(2),
          ),
        ),
        ...measuredPages.map((path) =>
          line(
            `HTML of \`${path}\`, kB (× the seed’s)`,
            ({ bytes }) => `${Math.round((bytes[path] ?? 0) / 1000)} (${((bytes[path] ?? 0) / (seeded[path] ?? 1)).toFixed(2)})`,
          ),
        ),
        line('Resident memory of the shop after the run, MB', ({ megabytes }) => String(megabytes)),
      ],
    ),
    '',
    'Target: at 100 times the size, at most 1.3 times the response time and 500 MB.',
  ])
}
