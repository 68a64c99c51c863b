/** Member states, as ISO 3166-1 writes them. */
const members: ReadonlySet<string> = new Set('AT BE BG CY CZ DE DK EE ES FI FR GR HR HU IE IT LT LU LV MT NL PL PT RO SE SI SK'.split(' '))

export const isInEu = (country: string): boolean => members.has(country)

/** VAT numbers of Greece begin with EL. */
export const vatPrefixOf = (country: string): string => (country === 'GR' ? 'EL' : country)
