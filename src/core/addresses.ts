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
 * A code in its country's format, upper case: `00950` is `00-950` in Poland, `1050` is `LV-1050` in Latvia. A country prefix before a valid
 * code is kept (`LT-04340`, `L-1930`). `null` if the code does not match.
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

/**
 * Normalises an address for storage: the postal code in its country's format, or empty if the country has none; the region by its full
 * name.
 */
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

/** ISO 3166-1 alpha-2, plus XK for Kosovo. `Intl` supplies the names. */
const codes =
  'AD AE AF AG AI AL AM AO AQ AR AS AT AU AW AX AZ BA BB BD BE BF BG BH BI BJ BL BM BN BO BQ BR BS BT BV BW BY BZ CA CC CD CF CG ' +
  'CH CI CK CL CM CN CO CR CU CV CW CX CY CZ DE DJ DK DM DO DZ EC EE EG EH ER ES ET FI FJ FK FM FO FR GA GB GD GE GF GG GH GI GL ' +
  'GM GN GP GQ GR GS GT GU GW GY HK HM HN HR HT HU ID IE IL IM IN IO IQ IR IS IT JE JM JO JP KE KG KH KI KM KN KP KR KW KY KZ LA ' +
  'LB LC LI LK LR LS LT LU LV LY MA MC MD ME MF MG MH MK ML MM MN MO MP MQ MR MS MT MU MV MW MX MY MZ NA NC NE NF NG NI NL NO NP ' +
  'NR NU NZ OM PA PE PF PG PH PK PL PM PN PR PS PT PW PY QA RE RO RS RU RW SA SB SC SD SE SG SH SI SJ SK SL SM SN SO SR SS ST SV ' +
  'SX SY SZ TC TD TF TG TH TJ TK TL TM TN TO TR TT TV TW TZ UA UG UM US UY UZ VA VC VE VG VI VN VU WF WS XK YE YT ZA ZM ZW'

export const countryCodes: readonly string[] = codes.split(' ')

const known: ReadonlySet<string> = new Set(countryCodes)

/** False for UK, SU and YU, which `Intl` accepts. */
export const isCountryCode = (code: string): boolean => known.has(code)

interface CountryOption {
  readonly value: string
  readonly label: string
}

export const countryOptions = (locale: string): readonly CountryOption[] => {
  const names = new Intl.DisplayNames(locale, { type: 'region' })
  const inOrder = new Intl.Collator(locale)
  return countryCodes
    .map((value) => ({ value, label: names.of(value) ?? value }))
    .sort((first, second) => inOrder.compare(first.label, second.label))
}
