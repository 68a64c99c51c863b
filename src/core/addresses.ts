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

/** Normalises for storage: upper-case postal code, none if the country has none, and the region by its full name. */
export const tidyAddress = <Part extends CountryPart>(format: AddressFormat, address: Part): Part => {
  const region = findRegion(format, address.region ?? '')
  return {
    ...address,
    postalCode: format.postalCode === 'none' ? '' : address.postalCode.toUpperCase(),
    ...(region ? { region: region.name } : {}),
  }
}

/** Accepts the country prefix people write before the code (LT-04340, L-1930). */
const isOfPattern = (pattern: string | null, code: string): boolean => {
  if (pattern === null) return true
  const whole = new RegExp(`^(?:${pattern})$`)
  return whole.test(code) || whole.test(code.replace(/^[A-Z]{1,2}[- ]/, ''))
}

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
