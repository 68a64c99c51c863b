interface Tld {
  /** With its leading dot. */
  readonly extension: string
  readonly popular: boolean
}

/** Keeps the catalogue's order within each group. */
const popularFirst = <Row extends Tld>(rows: readonly Row[]): readonly Row[] => [
  ...rows.filter(({ popular }) => popular),
  ...rows.filter(({ popular }) => !popular),
]

/** S9: moves the language's country-code TLD to the front. */
export const homeFirst = <Row extends Pick<Tld, 'extension'>>(rows: readonly Row[], home: string | undefined): readonly Row[] => {
  const own = rows.find(({ extension }) => extension === home)
  return own === undefined ? rows : [own, ...rows.filter((row) => row !== own)]
}

/** Picks the home TLD, then popular ones, up to `room`; returns the home TLD first and the rest in catalogue order. */
export const leadingTlds = <Row extends Tld>(rows: readonly Row[], room: number, home?: string): readonly Row[] => {
  const chosen = new Set(homeFirst(popularFirst(rows), home).slice(0, room))
  return homeFirst(rows, home).filter((row) => chosen.has(row))
}

/** `DE`, `.de` and `name.de` all search for `.de`. */
const toTldQuestion = (typed: string): string => {
  const tidy = typed.trim().toLowerCase()
  const dot = tidy.indexOf('.')
  return dot === -1 ? tidy : tidy.slice(dot + 1)
}

/** 2: exact, 1: prefix, 0: substring, -1: no match. */
const fitOf = ({ extension }: Tld, question: string): number => {
  const place = extension.slice(1).indexOf(question)
  if (place === -1) return -1
  if (place > 0) return 0
  return extension.length === question.length + 1 ? 2 : 1
}

/** Matches, best first, with popular TLDs before others of the same rank. An empty query matches all. */
export const findTlds = <Row extends Tld>(rows: readonly Row[], typed: string): readonly Row[] => {
  const question = toTldQuestion(typed)
  const ranked = popularFirst(rows)
  if (question === '') return ranked
  const fits = ranked.map((row) => ({ row, fit: fitOf(row, question) })).filter(({ fit }) => fit >= 0)
  return fits.sort((left, right) => right.fit - left.fit).map(({ row }) => row)
}

export interface TldPage<Row> {
  readonly rows: readonly Row[]
  readonly page: number
  readonly pages: number
  readonly total: number
}

/** 1-based; a page past the end gives the last page. */
export const pageOf = <Row>(rows: readonly Row[], asked: number, size: number): TldPage<Row> => {
  const pages = Math.max(1, Math.ceil(rows.length / size))
  const page = Math.min(Math.max(1, asked), pages)
  return { rows: rows.slice((page - 1) * size, page * size), page, pages, total: rows.length }
}

/** How the search row shows a fact: as a badge next to the domain, or as a line below it. */
export type FactPlace = 'mark' | 'line'

const flag = <const Name extends string>(name: Name, place: FactPlace) => ({ kind: 'flag', name, place }) as const

/** Localised text (R6) of at most `most` characters. */
const text = <const Name extends string>(name: Name, most: number) => ({ kind: 'text', name, place: 'line', most }) as const

/** Facts shown about an extension. The admin field, the mapper, the API schema and the search row all derive from this list. */
export const extensionFacts = [
  // Search rows show them in this order.
  flag('popular', 'mark'),
  text('description', 500),
  text('holder', 300),
] as const

export type ExtensionFact = (typeof extensionFacts)[number]
export type FactName = ExtensionFact['name']

type OfKind<Kind extends ExtensionFact['kind']> = Extract<ExtensionFact, { readonly kind: Kind }>
type FlagName = OfKind<'flag'>['name']
export type TextFactName = OfKind<'text'>['name']

const isOfKind =
  <Kind extends ExtensionFact['kind']>(kind: Kind) =>
  (fact: ExtensionFact): fact is OfKind<Kind> =>
    fact.kind === kind

const flagNames: readonly FlagName[] = extensionFacts.filter(isOfKind('flag')).map(({ name }) => name)
export const textNames: readonly TextFactName[] = extensionFacts.filter(isOfKind('text')).map(({ name }) => name)

const ofEach = <Name extends string, Value>(names: readonly Name[], make: (name: Name) => Value) =>
  Object.fromEntries(names.map((name) => [name, make(name)])) as Record<Name, Value>

export const ofFlags = <Value>(make: (name: FlagName) => Value): Record<FlagName, Value> => ofEach(flagNames, make)
export const ofTexts = <Value>(make: (name: TextFactName) => Value): Record<TextFactName, Value> => ofEach(textNames, make)

export type ExtensionFacts = Readonly<Record<FlagName, boolean> & Record<TextFactName, string>>

export const factsOf = (extension: ExtensionFacts): ExtensionFacts => ({
  ...ofFlags((name) => extension[name]),
  ...ofTexts((name) => extension[name]),
})

/** §3, domain add-ons: groups in the hero search, in display order. */
export const addonGroups = ['security', 'management', 'technical', 'email', 'performance', 'backup'] as const
export type AddonGroupId = (typeof addonGroups)[number]
