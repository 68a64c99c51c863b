import { regionNameOf } from '@/modules/checkout/address-schema'
import { parseVatId } from '@/core/invoices/vat-id'
import { isInEu, type TaxPlace, type UnconfirmedVatId, type VatIdProof } from '@/core/tax/types'
import type { CatalogSnapshot } from '@/modules/catalog/snapshot'
import type { Context } from '@/lib/context'
import { findVatProof, hasVatRefusal, upsertVatProof, upsertVatRefusal } from './tax.repository'

const day = 86_400_000
/** T5: answers are reused for a day; during an outage, a confirmation is valid for thirty days. */
const proofFreshMs = day
const proofValidMs = 30 * day

export interface BuyerDetails {
  readonly country: string
  readonly region?: string | undefined
  readonly company?: string | undefined
  readonly vatId?: string | undefined
}

interface BillingDetails {
  readonly contact: { readonly company?: string | undefined; readonly vatId?: string | undefined }
  readonly billingAddress: { readonly country: string; readonly region?: string | undefined }
}

export const toBuyerDetails = ({ contact: { company, vatId }, billingAddress: { country, region } }: BillingDetails): BuyerDetails => ({
  country,
  region,
  company,
  vatId,
})

export interface BuyerTax {
  /** `null` if the shop has a single rate. */
  readonly place: TaxPlace | null
  readonly proof: VatIdProof | null
}

export const sameForAll: BuyerTax = { place: null, proof: null }

/** `null` if no EU VAT number was given. */
type Confirmation = VatIdProof | UnconfirmedVatId | null

/** `charge` rechecks a number that was rejected earlier that day, in case it has been issued since. */
type TaxPurpose = 'show' | 'charge'

const confirm = async ({ payload, vatIds, now }: Context, vatId: string, purpose: TaxPurpose): Promise<Confirmation> => {
  const { drizzle } = payload.db
  const at = now()
  const fresh = await findVatProof(drizzle, vatId, at - proofFreshMs)
  if (fresh) return fresh
  if (purpose === 'show' && (await hasVatRefusal(drizzle, vatId, at - proofFreshMs))) return 'not-found'
  const answer = await vatIds.check(vatId)
  if (answer.status !== 'valid') {
    if (answer.status === 'invalid') {
      await upsertVatRefusal(drizzle, vatId, at, at - proofFreshMs)
      return 'not-found'
    }
    return (await findVatProof(drizzle, vatId, at - proofValidMs)) ?? 'no-answer'
  }
  const proof = { vatId, checkedAt: at, reference: answer.reference }
  await upsertVatProof(drizzle, proof, at - proofValidMs)
  return proof
}

/**
 * T5: determines a buyer's tax from the authorities' answers rather than the buyer's claims. In the EU, only a confirmed VAT number from
 * the buyer's own country makes a business; elsewhere no one confirms it, so company and number suffice. Call this before a transaction,
 * since it may wait.
 */
export const findBuyerTax = async (
  context: Context,
  { tax }: Pick<CatalogSnapshot, 'tax'>,
  { country, region = '', company = '', vatId = '' }: BuyerDetails,
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

interface Holder extends Omit<BuyerDetails, 'country' | 'region'> {
  readonly billingAddress: BillingDetails['billingAddress'] | null
}

/** T8: tax on a renewal at the time of ordering. */
export const findOwnerTax = async (
  context: Context,
  snapshot: Pick<CatalogSnapshot, 'tax'>,
  { company, vatId, billingAddress }: Holder,
): Promise<BuyerTax> =>
  billingAddress === null ? sameForAll : findBuyerTax(context, snapshot, toBuyerDetails({ contact: { company, vatId }, billingAddress }))
