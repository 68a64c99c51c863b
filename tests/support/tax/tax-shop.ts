import { sql } from '@payloadcms/db-postgres'
import type { Payload } from 'payload'
import type { VatIdCheckResult } from '@/core/tax/types'
import { replaceServices } from '@/container'
import { checkoutBody } from '../../integration/api/requests'

export interface Row {
  readonly country?: string
  readonly kind?: 'everyone' | 'consumer' | 'business'
  readonly rate: number
  readonly name?: string
  readonly validFrom?: string
  readonly validTo?: string
}

/** German shop with rates for two countries and a default. */
export const rows: readonly Row[] = [{ country: 'DE', rate: 0.19, name: 'USt.' }, { country: 'FR', rate: 0.2, name: 'TVA' }, { rate: 0 }]

/** Valid per country; none is a US ZIP code. */
const postalCodes: Readonly<Record<string, string>> = {
  AT: '1010',
  DE: '10115',
  ES: '35001',
  FR: '75002',
  GB: 'SW1Y 4JH',
  GR: '104 31',
  IE: 'D02 X285',
}

/** Attempt of a buyer in this country. */
export const from = (country: string, contact: object = {}) => {
  const email = `${Math.random().toString(36).slice(2)}@tax.test`
  return {
    email,
    more: {
      billingAddress: {
        ...checkoutBody.billingAddress,
        country,
        postalCode: postalCodes[country] ?? checkoutBody.billingAddress.postalCode,
      },
      contact: { ...checkoutBody.contact, email, ...contact },
    },
  }
}
export const frenchCompany = (vatId: string) => from('FR', { company: 'Blé SARL', vatId })

/** Shop with a configurable tax table and VAT ID checker. */
export const createTaxShop = (payload: Payload) => {
  const asked: string[] = []
  let answer: VatIdCheckResult = { status: 'unknown' }
  const check = async (vatId: string): Promise<VatIdCheckResult> => {
    asked.push(vatId)
    return answer
  }
  replaceServices(payload, { vatIds: { check } })
  return {
    asked,
    setAnswer: (given: VatIdCheckResult): void => {
      answer = given
    },
    setTable: (table: readonly Row[]) =>
      payload.updateGlobal({
        slug: 'pricing-settings',
        data: {
          taxSeat: 'DE',
          taxRates: table.map(({ name = 'VAT', kind = 'everyone', ...row }) => ({
            ...row,
            kind,
            name,
            validFrom_tz: 'UTC',
            validTo_tz: 'UTC',
          })),
        } as never,
      }),
    reset: async (): Promise<void> => {
      answer = { status: 'unknown' }
      asked.length = 0
      replaceServices(payload, { now: Date.now })
      await payload.db.drizzle.execute(sql`truncate infra.vat_checks, infra.vat_refusals`)
    },
  }
}
