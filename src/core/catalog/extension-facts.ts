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
export type FlagName = OfKind<'flag'>['name']
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
