import type { Context, SignedInCustomer } from '@/server/platform/context'
import { findListedOfCustomer, type ListedInvoice } from './invoice-list-repository'

const pageSize = 20

export interface InvoiceList {
  readonly invoices: readonly ListedInvoice[]
  readonly page: number
  readonly pages: number
}

/** I8: a customer's documents. A page that is not there is the first one. */
export const listInvoices = async ({ payload }: Context, { id }: Pick<SignedInCustomer, 'id'>, asked: number): Promise<InvoiceList> => {
  const find = (page: number) => findListedOfCustomer(payload.db.drizzle, id, { offset: (page - 1) * pageSize, limit: pageSize })
  const wanted = Number.isSafeInteger(asked) && asked >= 1 && asked <= 100_000 ? asked : 1
  const found = await find(wanted)
  const { invoices, inAll } = found.invoices.length === 0 && wanted > 1 ? await find(1) : found
  return { invoices, page: invoices === found.invoices ? wanted : 1, pages: Math.max(1, Math.ceil(inAll / pageSize)) }
}
