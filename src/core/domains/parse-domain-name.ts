import { ok, refuse, type Result } from '../result'
import { bareAddress, bareAddressWithBlanks, cleanTypedText } from './bare-address'
import { reservedWords } from './reserved-words'
import { splitDomain } from './split-domain'
import type { DomainName, DomainNameError } from './types'

/** §5, §9: a label has at most 63 characters. */
export const maximumLabelLength = 63

const EXTENSION = /^(?:\.[a-z0-9](?:[a-z0-9-]*[a-z0-9])?)+$/

export interface ParseDomainNameOptions {
  /** S2: the shortest label of each extension; 1 where it says nothing. */
  readonly minimumLengths?: ReadonlyMap<string, number>
}

type Check = readonly [DomainNameError, (name: DomainName, minimumLength: number) => boolean]

/** The order of §5: the first that fails is shown (S1). `tooShort` stands before its sister (S2). */
const checks: readonly Check[] = [
  ['tooShort', ({ label }, minimumLength) => [...label].length < minimumLength],
  ['tooLong', ({ label }) => [...label].length > maximumLabelLength],
  ['invalidCharacters', ({ label }) => /[^a-z0-9-]/.test(label)],
  ['hyphenPosition', ({ label }) => label.startsWith('-') || label.endsWith('-')],
  ['consecutiveHyphens', ({ label }) => label.includes('--')],
  ['allNumbers', ({ label }) => /^\d+$/.test(label)],
  ['reservedWord', ({ label }) => reservedWords.has(label)],
  // §5 speaks of the label only; what follows it must at least be able to be an extension.
  ['invalidFormat', ({ extension }) => extension !== null && !EXTENSION.test(extension)],
]

/** A name as it is asked for and shown: `example.com`, or the label alone. */
export const writeDomainName = ({ label, extension }: DomainName): string => `${label}${extension ?? ''}`

const parseAddress = (input: string, address: string, options: ParseDomainNameOptions): Result<DomainName, DomainNameError> => {
  if (cleanTypedText(input) === '') return refuse('required')
  if (address.startsWith('.')) return refuse('invalidFormat')
  if (address === '') return refuse('noDomainName')
  const name = splitDomain(address)
  const minimumLength = (name.extension !== null && options.minimumLengths?.get(name.extension)) || 1
  const failed = checks.find(([, fails]) => fails(name, minimumLength))
  return failed ? refuse(failed[0]) : ok(name)
}

/** Reads a domain to register, as programs and references write it (§5, S1, S2): a blank inside it is a wrong character. */
export const parseDomainName = (input: string, options: ParseDomainNameOptions = {}): Result<DomainName, DomainNameError> =>
  parseAddress(input, bareAddressWithBlanks(input), options)

/** Reads a domain as people type it (S11): words written apart are one name. */
export const parseTypedDomain = (input: string, options: ParseDomainNameOptions = {}): Result<DomainName, DomainNameError> =>
  parseAddress(input, bareAddress(input), options)
