import { regionNameOf } from '@/modules/checkout/address-schema'
import { parseVatId } from '@/core/invoices/vat-id'
import { isInEu, type TaxPlace, type UnconfirmedVatId, type VatIdProof } from '@/core/tax/types'
import type { CatalogSnapshot } from '@/modules/catalog/snapshot'
import type { Context } from '@/lib/context'
import { findVatProof, hasVatRefusal, upsertVatProof, upsertVatRefusal } from './tax.repository'

const day = 86_400_000
/** T5: what was answered within a day is not asked for again; while nobody answers, a confirmation counts for thirty. */
const freshFor = day
const standsFor = 30 * day

/** What a buyer says of themselves. */
export interface BuyerSays {
  readonly country: string
  readonly region?: string | undefined
  readonly company?: string | undefined
  readonly vatId?: string | undefined
}

interface Billed {
  readonly contact: { readonly company?: string | undefined; readonly vatId?: string | undefined }
  readonly billingAddress: { readonly country: string; readonly region?: string | undefined }
}

/** As a checkout, or the account something is renewed for, says it. */
export const buyerSays = ({ contact: { company, vatId }, billingAddress: { country, region } }: Billed): BuyerSays => ({
  country,
  region,
  company,
  vatId,
})

/** What the server makes of it. */
export interface BuyerTax {
  /** `null` where the shop has one rate for everybody. */
  readonly place: TaxPlace | null
  readonly proof: VatIdProof | null
}

export const sameForAll: BuyerTax = { place: null, proof: null }

/** `null`: no number of a member state was given. */
type Confirmation = VatIdProof | UnconfirmedVatId | null

/** `charge`: a number that was refused today is asked for again, since it may have been given out meanwhile. */
type TaxPurpose = 'show' | 'charge'

const confirm = async ({ payload, vatIds, now }: Context, vatId: string, purpose: TaxPurpose): Promise<Confirmation> => {
  const { drizzle } = payload.db
  const at = now()
  const fresh = await findVatProof(drizzle, vatId, at - freshFor)
  if (fresh) return fresh
  if (purpose === 'show' && (await hasVatRefusal(drizzle, vatId, at - freshFor))) return 'not-found'
  const answer = await vatIds.check(vatId)
  if (answer.status !== 'valid') {
    if (answer.status === 'invalid') {
      await upsertVatRefusal(drizzle, vatId, at, at - freshFor)
      return 'not-found'
    }
    return (await findVatProof(drizzle, vatId, at - standsFor)) ?? 'no-answer'
  }
  const proof = { vatId, checkedAt: at, reference: answer.reference }
  await upsertVatProof(drizzle, proof, at - standsFor)
  return proof
}

/**
 * T5: what decides the tax of a buyer, asked of the tax offices and not of the buyer. In the EU only a confirmed number of the buyer's own
 * country makes a business; elsewhere there is nobody to ask, and it takes company and number. To be called before a transaction: it may wait.
 */
export const findBuyerTax = async (
  context: Context,
  { tax }: Pick<CatalogSnapshot, 'tax'>,
  { country, region = '', company = '', vatId = '' }: BuyerSays,
  purpose: TaxPurpose = 'charge',
): Promise<BuyerTax> => {
  if (tax.rows.length === 0) return sameForAll
  const isMember = isInEu(country)
  const known = parseVatId(vatId, country)
  const confirmed: Confirmation = isMember && known !== null ? await confirm(context, known, purpose) : null
  const proof = typeof confirmed === 'string' ? null : confirmed
  const isBusiness = isMember ? proof !== null : company !== '' && known !== null
  const unconfirmed = typeof confirmed === 'string' ? { unconfirmedVatId: confirmed } : {}
  return { place: { country, region: regionNameOf(country, region), isBusiness, hasValidVatId: proof !== null, ...unconfirmed }, proof }
}

interface Holder extends Omit<BuyerSays, 'country' | 'region'> {
  readonly billingAddress: Billed['billingAddress'] | null
}

/** T8: of whoever has something that is renewed, at the moment it is ordered. */
export const findHolderTax = async (
  context: Context,
  snapshot: Pick<CatalogSnapshot, 'tax'>,
  { company, vatId, billingAddress }: Holder,
): Promise<BuyerTax> =>
  billingAddress === null ? sameForAll : findBuyerTax(context, snapshot, buyerSays({ contact: { company, vatId }, billingAddress }))
