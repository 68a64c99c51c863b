/** A row of docs/spec-coverage.md. */
export interface CoverageRow {
  /** `§4` */
  readonly section: string
  readonly says: string
  /** Files and folders. */
  readonly places: readonly string[]
  readonly proofs: readonly Proof[]
}

export interface Proof {
  readonly file: string
  readonly title: string
}

const quoted = (cell: string): readonly string[] => [...cell.matchAll(/`([^`]+)`/g)].map(([, text = '']) => text)

const proofsIn = (cell: string): readonly Proof[] =>
  [...cell.matchAll(/`(tests\/[^`]+)` “([^”]+)”/g)].map(([, file = '', title = '']) => ({ file, title }))

const isRule = (cells: readonly string[]): boolean => cells.every((cell) => /^-+$/.test(cell)) || cells[0] === 'The specification says'

/** The rows of the page, each with the section it stands under. */
export const rowsOf = (page: string): readonly CoverageRow[] => {
  let section = ''
  return page.split('\n').flatMap((line): readonly CoverageRow[] => {
    section = /^## (§\d)/.exec(line)?.[1] ?? section
    if (!line.startsWith('|')) return []
    const cells = line
      .slice(1, -1)
      .split('|')
      .map((cell) => cell.trim())
    if (isRule(cells)) return []
    const [says = '', places = '', proofs = ''] = cells
    return [{ section, says, places: quoted(places), proofs: proofsIn(proofs) }]
  })
}

/** The strings of a test file, as they read: titles are among them. */
const stringsOf = (source: string): string =>
  [...source.matchAll(/'(?:[^'\\\n]|\\.)*'|"(?:[^"\\\n]|\\.)*"|`(?:[^`\\]|\\.)*`/g)]
    .map(([text]) => text.slice(1, -1).replace(/\\(['"`])/g, '$1'))
    .join('\n')

/** Words so few that any file has them prove nothing. */
const shortestTitle = 4

/** What is wrong with a row, a line each. `read` gives `undefined` for what is not there. */
export const faultsOfRow = (
  { section, says, places, proofs }: CoverageRow,
  read: (file: string) => string | undefined,
  exists: (place: string) => boolean,
): readonly string[] => {
  const fault = (text: string) => `${section} ${says}: ${text}`
  return [
    ...(says === '' || section === '' ? [fault('says nothing, or stands under no section')] : []),
    ...(places.length === 0 ? [fault('lives nowhere')] : []),
    ...places.filter((place) => !exists(place)).map((place) => fault(`${place} is not there`)),
    ...(proofs.length === 0 ? [fault('names no test')] : []),
    ...proofs.flatMap(({ file, title }) => {
      const source = read(file)
      if (!/\.(?:test|spec)\.tsx?$/.test(file) || source === undefined) return [fault(`${file} is no test file`)]
      if (title.length < shortestTitle) return [fault(`"${title}" could be any test`)]
      return stringsOf(source).includes(title) ? [] : [fault(`no test in ${file} is called "${title}"`)]
    }),
  ]
}

/** Strings the specification names in a section that no row of it names. */
export const unnamed = (rows: readonly CoverageRow[], section: string, strings: readonly string[]): readonly string[] => {
  const said = rows.filter((row) => row.section === section).map(({ says }) => says)
  return strings.filter((text) => !said.some((says) => says.includes(text)))
}
