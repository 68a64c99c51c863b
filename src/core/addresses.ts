interface Region {
  readonly code: string
  readonly name: string
}

export interface AddressFormat {
  readonly postalCode: 'required' | 'optional' | 'none'
  /** Regular expression for the whole postal code; `null` accepts any. */
  readonly postalCodePattern: string | null
  /** States or provinces to choose from; empty if the region is free text or unused. */
  readonly regions: readonly Region[]
}

interface CountryPart {
  readonly postalCode: string
  readonly region?: string | undefined
}

type AddressError = 'postal-code-missing' | 'postal-code-invalid' | 'region-missing'

const sameText = (one: string, other: string): boolean => one.trim().toLowerCase() === other.trim().toLowerCase()

export const findRegion = ({ regions }: AddressFormat, typed: string): Region | null =>
  regions.find(({ code, name }) => sameText(code, typed) || sameText(name, typed)) ?? null

const separators = /[\s-]+/g

/** The code without separators, and with one separator at each possible position. */
const respaced = (code: string): readonly string[] => {
  const compact = code.replace(separators, '')
  const places = Array.from({ length: Math.max(0, compact.length - 1) }, (_, index) => index + 1)
  return [compact, ...['-', ' '].flatMap((mark) => places.map((at) => `${compact.slice(0, at)}${mark}${compact.slice(at)}`))]
}

/** Prefix of every postal code in the country (`LV-`, `AD`); empty if there is none. */
const fixedLetters = (pattern: string): string => /^[A-Z]+[- ]?(?=\\d|\[)/.exec(pattern)?.[0] ?? ''

/**
 * A code as its country writes it, upper case: `00950` is `00-950` in Poland, `1050` is `LV-1050` in Latvia. A country prefix before a
 * valid code stays (`LT-04340`, `L-1930`). `null` if the code does not match.
 */
const canonicalPostalCode = ({ postalCode, postalCodePattern: pattern }: AddressFormat, typed: string): string | null => {
  const code = postalCode === 'none' ? '' : typed.normalize('NFKC').trim().toUpperCase()
  if (code === '' || pattern === null) return code
  const whole = new RegExp(`^(?:${pattern})$`)
  if (whole.test(code) || whole.test(code.replace(/^[A-Z]{1,2}[- ]/, ''))) return code
  const fixed = fixedLetters(pattern)
  return (
    [...respaced(code), ...(fixed === '' ? [] : [`${fixed}${code.replace(separators, '')}`])].find((spelling) => whole.test(spelling)) ??
    null
  )
}

/** Normalises for storage: the postal code as its country writes it, none if the country has none, and the region by its full name. */
export const tidyAddress = <Part extends CountryPart>(format: AddressFormat, address: Part): Part => {
  const region = findRegion(format, address.region ?? '')
  return {
    ...address,
    postalCode: canonicalPostalCode(format, address.postalCode) ?? address.postalCode.toUpperCase(),
    ...(region ? { region: region.name } : {}),
  }
}

export const addressErrors = (format: AddressFormat, { postalCode, region = '' }: CountryPart): readonly AddressError[] => {
  const code = canonicalPostalCode(format, postalCode)
  const isMissing = code === '' && format.postalCode === 'required'
  const isInvalid = code === null
  return [
    ...(isMissing ? (['postal-code-missing'] as const) : []),
    ...(isInvalid ? (['postal-code-invalid'] as const) : []),
    ...(format.regions.length > 0 && !findRegion(format, region) ? (['region-missing'] as const) : []),
  ]
}

export const fieldOfError: Readonly<Record<AddressError, 'postalCode' | 'region'>> = {
  'postal-code-missing': 'postalCode',
  'postal-code-invalid': 'postalCode',
  'region-missing': 'region',
}
