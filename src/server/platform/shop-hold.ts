import type { Payload } from 'payload'
import { buildEnvironment } from '@/config/env'
import { setHeld } from '@/config/held'
import { isCopy, originOf } from './is-copy'
import { findShopAddress, updateShopAddress } from './shop-repository'

/**
 * At the start of every process: a database that was restored, or that belongs to another address, is a copy until somebody promotes it
 * (`npm run adopt`).
 */
export const decideHold = async (payload: Payload): Promise<void> => {
  const { drizzle } = payload.db
  const { SITE_URL, STAGING } = buildEnvironment()
  const remembered = await findShopAddress(drizzle)
  if (remembered === undefined) return
  const held = isCopy({ remembered, SITE_URL, STAGING })
  setHeld(held)
  if (!held) await updateShopAddress(drizzle, SITE_URL)
  else
    payload.logger.warn(
      { belongsTo: remembered === null ? null : originOf(remembered), address: SITE_URL },
      'This shop is a copy: it sends no mail and takes no cards, until npm run adopt',
    )
}
