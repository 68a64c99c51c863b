import { bareAddress } from './bare-address'
import { spellOut } from './plain-spellings'
import { splitDomain } from './split-domain'

/**
 * The term that history and suggestions work with: the label, lower case, spelled out and stripped to a-z, 0-9 and hyphen (§5, S1).
 * Addresses are cut first, so that `https://www.example.com` becomes `example` and not `httpswwwexamplecom`.
 */
export const cleanSearchTerm = (input: string): string => spellOut(splitDomain(bareAddress(input)).label).replace(/[^a-z0-9-]/g, '')
