import type { CollectionBeforeDeleteHook } from 'payload'
import { words } from '@/payload/words'
import { refuseConflict } from './documents'

const refusal = words('keepBaseCurrency.refusal')

/** M3: prices are stored in USD, so its row cannot be deleted. */
export const keepBaseCurrency: CollectionBeforeDeleteHook = async ({ id, req }) => {
  const currency = await req.payload.findByID({ collection: 'currencies', id, depth: 0, overrideAccess: true, req })
  if (currency.code === 'USD') refuseConflict({ req }, refusal)
}
