import { measuredPages, type Figures } from './measure'

const growthHeading = '## How the cost grows'

const row = (...cells: readonly string[]) => `| ${cells.join(' | ')} |`

const milliseconds = (value: number) => (value < 10 ? value.toFixed(1) : String(Math.round(value)))

const count = (value: number) => value.toLocaleString('en-US')

/** One column per size plus the ratio of largest to smallest; page sizes compare with the seeded shop. */
export const growthReport = (figures: readonly Figures[], seeded: Readonly<Record<string, number>>, machine: string): string => {
  const [first, last] = [figures[0], figures.at(-1)]
  if (first === undefined || last === undefined) return growthHeading
  const line = (name: string, of: (figure: Figures) => string, ratio = '') => row(name, ...figures.map(of), ratio)
  return [
    growthHeading,
    '',
    `${machine}; medians in ms. What asks, the shop and Postgres share this machine.`,
    '',
    line('Orders, and as many carts', ({ size }) => count(size.orders), 'largest ÷ smallest'),
    row('---', ...figures.map(() => '---:'), '---:'),
    line('Customers', ({ size }) => count(size.customers)),
    line('Codes · endings · pages', ({ size }) => [size.codes, size.endings, size.pages].map(count).join(' · ')),
    ...Object.keys(first.times).map((name) =>
      line(name, ({ times }) => milliseconds(times[name] ?? 0), ((last.times[name] ?? 0) / (first.times[name] ?? 1)).toFixed(2)),
    ),
    ...measuredPages.map((path) =>
      line(
        `HTML of \`${path}\`, kB (× the seed’s)`,
        ({ bytes }) => `${Math.round((bytes[path] ?? 0) / 1000)} (${((bytes[path] ?? 0) / (seeded[path] ?? 1)).toFixed(2)})`,
      ),
    ),
    line('Resident memory of the shop afterwards, MB', ({ megabytes }) => String(megabytes)),
    '',
    'Target: at 100 times the size 1.3 times the time, and 500 MB.',
    '',
  ].join('\n')
}
