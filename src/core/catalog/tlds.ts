/** What has to be known of an ending to find its place in a list. */
interface Tld {
  /** With its leading dot. */
  readonly extension: string
  readonly popular: boolean
}

/** Popular ones first, otherwise in the order they came in: the catalogue's own. */
const popularFirst = <Row extends Tld>(rows: readonly Row[]): readonly Row[] => [
  ...rows.filter(({ popular }) => popular),
  ...rows.filter(({ popular }) => !popular),
]

/** S9: the ending of a language's own country before all others, where it is among them. */
export const homeFirst = <Row extends Pick<Tld, 'extension'>>(rows: readonly Row[], home: string | undefined): readonly Row[] => {
  const own = rows.find(({ extension }) => extension === home)
  return own === undefined ? rows : [own, ...rows.filter((row) => row !== own)]
}

/** The rows a page has room for: that of home, then popular ones before others; shown with that of home first, else in the catalogue's order. */
export const leadingTlds = <Row extends Tld>(rows: readonly Row[], room: number, home?: string): readonly Row[] => {
  const chosen = new Set(homeFirst(popularFirst(rows), home).slice(0, room))
  return homeFirst(rows, home).filter((row) => chosen.has(row))
}

/** `DE`, `.de` and `name.de` all ask for what begins with `.de`. */
const toTldQuestion = (typed: string): string => {
  const tidy = typed.trim().toLowerCase()
  const dot = tidy.indexOf('.')
  return dot === -1 ? tidy : tidy.slice(dot + 1)
}

/** How well an ending fits what was asked for: itself, then what begins with it, then what holds it. */
const fitOf = ({ extension }: Tld, question: string): number => {
  const place = extension.slice(1).indexOf(question)
  if (place === -1) return -1
  if (place > 0) return 0
  return extension.length === question.length + 1 ? 2 : 1
}

/** Those that fit, the best first; popular ones before others that fit as well. Everything fits an empty question. */
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

/** One page of a list, counted from 1; a page behind the last is the last. */
export const pageOf = <Row>(rows: readonly Row[], asked: number, size: number): TldPage<Row> => {
  const pages = Math.max(1, Math.ceil(rows.length / size))
  const page = Math.min(Math.max(1, asked), pages)
  return { rows: rows.slice((page - 1) * size, page * size), page, pages, total: rows.length }
}

/** Where the search row shows it: as a mark beside the name, or as a line below. */
export type FactPlace = 'mark' | 'line'

/** It holds or it does not; where it does, the row says the fact's own words. */
const flag = <const Name extends string>(name: Name, place: FactPlace) => ({ kind: 'flag', name, place }) as const

/** Editors' words in each language (R6), of at most so many letters. */
const text = <const Name extends string>(name: Name, most: number) => ({ kind: 'text', name, place: 'line', most }) as const

/**
 * What an extension tells visitors of itself, in the order rows show it. The only place where a fact is named: the field of the
 * admin, what is read, the shapes of the API and the search row follow.
 */
export const extensionFacts = [
  // rows show them in this order
  flag('popular', 'mark'),
  text('description', 500),
  text('holder', 300),
] as const

export type ExtensionFact = (typeof extensionFacts)[number]
export type FactName = ExtensionFact['name']

type OfKind<Kind extends ExtensionFact['kind']> = Extract<ExtensionFact, { readonly kind: Kind }>
type FlagName = OfKind<'flag'>['name']
export type TextName = OfKind<'text'>['name']

const isOfKind =
  <Kind extends ExtensionFact['kind']>(kind: Kind) =>
  (fact: ExtensionFact): fact is OfKind<Kind> =>
    fact.kind === kind

const flagNames: readonly FlagName[] = extensionFacts.filter(isOfKind('flag')).map(({ name }) => name)
export const textNames: readonly TextName[] = extensionFacts.filter(isOfKind('text')).map(({ name }) => name)

/** The same made of each name. */
const ofEach = <Name extends string, Value>(names: readonly Name[], make: (name: Name) => Value) =>
  Object.fromEntries(names.map((name) => [name, make(name)])) as Record<Name, Value>

export const ofFlags = <Value>(make: (name: FlagName) => Value): Record<FlagName, Value> => ofEach(flagNames, make)
export const ofTexts = <Value>(make: (name: TextName) => Value): Record<TextName, Value> => ofEach(textNames, make)

export type ExtensionFacts = Readonly<Record<FlagName, boolean> & Record<TextName, string>>

/** The facts among what else is known of an extension. */
export const factsOf = (extension: ExtensionFacts): ExtensionFacts => ({
  ...ofFlags((name) => extension[name]),
  ...ofTexts((name) => extension[name]),
})

/** §3, domain addon (hero): the groups the hero's search shows add-ons in, in their order. */
export const heroGroups = ['security', 'management', 'technical', 'email', 'performance', 'backup'] as const
export type HeroGroup = (typeof heroGroups)[number]
