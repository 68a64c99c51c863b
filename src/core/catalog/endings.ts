/** What has to be known of an ending to find its place in a list. */
export interface Ending {
  /** With its leading dot. */
  readonly extension: string
  readonly popular: boolean
}

/** Popular ones first, otherwise in the order they came in: the catalogue's own. */
export const popularFirst = <Row extends Ending>(rows: readonly Row[]): readonly Row[] => [
  ...rows.filter(({ popular }) => popular),
  ...rows.filter(({ popular }) => !popular),
]

/** S9: the ending of a language's own country before all others, where it is among them. */
export const homeFirst = <Row extends Pick<Ending, 'extension'>>(rows: readonly Row[], home: string | undefined): readonly Row[] => {
  const own = rows.find(({ extension }) => extension === home)
  return own === undefined ? rows : [own, ...rows.filter((row) => row !== own)]
}

/** The rows a page has room for: that of home, then popular ones before others; shown with that of home first, else in the catalogue's order. */
export const leadingEndings = <Row extends Ending>(rows: readonly Row[], room: number, home?: string): readonly Row[] => {
  const chosen = new Set(homeFirst(popularFirst(rows), home).slice(0, room))
  return homeFirst(rows, home).filter((row) => chosen.has(row))
}

/** `DE`, `.de` and `name.de` all ask for what begins with `.de`. */
export const toEndingQuestion = (typed: string): string => {
  const tidy = typed.trim().toLowerCase()
  const dot = tidy.indexOf('.')
  return dot === -1 ? tidy : tidy.slice(dot + 1)
}

/** How well an ending fits what was asked for: itself, then what begins with it, then what holds it. */
const fitOf = ({ extension }: Ending, question: string): number => {
  const place = extension.slice(1).indexOf(question)
  if (place === -1) return -1
  if (place > 0) return 0
  return extension.length === question.length + 1 ? 2 : 1
}

/** Those that fit, the best first; popular ones before others that fit as well. Everything fits an empty question. */
export const findEndings = <Row extends Ending>(rows: readonly Row[], typed: string): readonly Row[] => {
  const question = toEndingQuestion(typed)
  const ranked = popularFirst(rows)
  if (question === '') return ranked
  const fits = ranked.map((row) => ({ row, fit: fitOf(row, question) })).filter(({ fit }) => fit >= 0)
  return fits.sort((left, right) => right.fit - left.fit).map(({ row }) => row)
}

export interface EndingPage<Row> {
  readonly rows: readonly Row[]
  readonly page: number
  readonly pages: number
  readonly total: number
}

/** One page of a list, counted from 1; a page behind the last is the last. */
export const pageOf = <Row>(rows: readonly Row[], asked: number, size: number): EndingPage<Row> => {
  const pages = Math.max(1, Math.ceil(rows.length / size))
  const page = Math.min(Math.max(1, asked), pages)
  return { rows: rows.slice((page - 1) * size, page * size), page, pages, total: rows.length }
}
