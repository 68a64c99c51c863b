import { measuredPages, type ScaleFigures } from './measure-growth'

export const growthHeading = '## How the cost grows'

const row = (...cells: readonly string[]) => `| ${cells.join(' | ')} |`

const milliseconds = (value: number) => (value < 10 ? value.toFixed(1) : String(Math.round(value)))

/** One column a size, one row a figure; a page's bytes beside those of the seed's six endings. */
export const growthReport = (figures: readonly ScaleFigures[], seeded: Readonly<Record<string, number>>, machine: string): string => {
  const line = (name: string, of: (figure: ScaleFigures) => string) => row(name, ...figures.map(of))
  return [
    growthHeading,
    '',
    `Written by \`npm run bench:growth -- --write\`. ${machine}; medians. The calls, the shop and Postgres share this machine.`,
    '',
    line('Codes · endings', ({ codes, endings }) => `${codes.toLocaleString('en-US')} · ${endings.toLocaleString('en-US')}`),
    row('---', ...figures.map(() => '---:')),
    line('First quote after an editor’s change of a price, ms', ({ firstQuote }) => milliseconds(firstQuote)),
    line('First search in another language after it, ms', ({ otherLanguage }) => milliseconds(otherLanguage)),
    line('Quote with a code that was just changed, ms', ({ afterCodeChange }) => milliseconds(afterCodeChange)),
    line('Quote with a code, ms', ({ quote }) => milliseconds(quote)),
    line('Domain search, ms', ({ search }) => milliseconds(search)),
    ...measuredPages.map((path) =>
      line(
        `HTML of \`${path}\`, kB (× the seed’s)`,
        ({ bytes }) => `${Math.round((bytes[path] ?? 0) / 1000)} (${((bytes[path] ?? 0) / (seeded[path] ?? 1)).toFixed(2)})`,
      ),
    ),
    line('Resident memory of the shop afterwards, MB', ({ megabytes }) => String(megabytes)),
    line('Answers that failed', ({ failures }) => String(failures)),
    '',
    'Target: a first quote in 300 ms, pages at most 1.3 times their size with the seed’s six endings.',
    '',
  ].join('\n')
}

/** The growth section is the page's last: the rest stays as it is. */
export const withGrowth = (page: string, report: string): string => {
  const [rest = ''] = page.split(growthHeading)
  return `${rest.trimEnd()}\n\n${report}`
}

/** What a page already says of growth, for whoever writes the rest of it. */
export const growthOf = (page: string): string => {
  const place = page.indexOf(growthHeading)
  return place === -1 ? '' : page.slice(place)
}
