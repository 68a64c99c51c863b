interface Region {
  readonly code: string
  readonly name: string
}

/** What an address of one country has. */
export interface AddressFormat {
  readonly postalCode: 'required' | 'optional' | 'none'
  /** A regular expression of the whole postal code; `null` where any will do. */
  readonly postalCodePattern: string | null
  /** States or provinces an address cannot do without; empty where a region is free text or nothing. */
  readonly regions: readonly Region[]
}

interface CountryPart {
  readonly postalCode: string
  readonly region?: string | undefined
}

type AddressError = 'postal-code-missing' | 'postal-code-invalid' | 'region-missing'

const sameText = (one: string, other: string): boolean => one.trim().toLowerCase() === other.trim().toLowerCase()

/** The state that is meant by its code or name, in any case. */
export const findRegion = ({ regions }: AddressFormat, typed: string): Region | null =>
  regions.find(({ code, name }) => sameText(code, typed) || sameText(name, typed)) ?? null

/** As it is kept: the code in capitals, none where the country has none, and the state by its name. */
export const tidyAddress = <Part extends CountryPart>(format: AddressFormat, address: Part): Part => {
  const region = findRegion(format, address.region ?? '')
  return {
    ...address,
    postalCode: format.postalCode === 'none' ? '' : address.postalCode.toUpperCase(),
    ...(region ? { region: region.name } : {}),
  }
}

/** With the letters of the country before it or without, as people write LT-04340 or L-1930. */
const isOfPattern = (pattern: string | null, code: string): boolean => {
  if (pattern === null) return true
  const whole = new RegExp(`^(?:${pattern})$`)
  return whole.test(code) || whole.test(code.replace(/^[A-Z]{1,2}[- ]/, ''))
}

/** O22: what an address lacks to be one of its country. */
export const addressErrors = (format: AddressFormat, { postalCode, region = '' }: CountryPart): readonly AddressError[] => {
  const code = format.postalCode === 'none' ? '' : postalCode.trim().toUpperCase()
  const isMissing = code === '' && format.postalCode === 'required'
  const isInvalid = code !== '' && !isOfPattern(format.postalCodePattern, code)
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
