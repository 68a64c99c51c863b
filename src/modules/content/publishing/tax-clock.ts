import { nextTaxMoment } from '@/core/tax/resolve-tax'
import type { CatalogSnapshot } from '@/modules/catalog/snapshot'
import { globalTag } from '@/lib/cache/cache-tags'
import { meansEverything } from './publishing.repository'

const settingsTag = globalTag('pricing-settings')

/** In ms. What fails is asked for again, and not at every look. */
const retryAfter = 1000

interface ClockParts {
  /** Epoch milliseconds. */
  readonly now: () => number
  readonly read: () => Promise<Pick<CatalogSnapshot, 'tax' | 'pricesShown'>>
}

/**
 * T10: nobody saves anything at the moment a dated row of the tax table begins or ends, so pages that show prices with tax would go on with
 * the old rate. Says what must be drawn anew; the settings are read again only where they changed, or such a moment has come.
 */
export const createTaxClock = ({ now, read }: ClockParts) => {
  let next: number | null = null
  /** Counted up by each change: what was read before it is not believed. */
  let changes = 0
  let known = 0
  let isReading = false
  let notBefore = 0

  const learn = async (): Promise<void> => {
    const asked = changes
    const { tax, pricesShown } = await read()
    next = pricesShown === 'withTax' ? nextTaxMoment(tax, now()) : null
    known = asked
  }

  /** Asked again and again; whoever waits for a page does not wait for what this reads. */
  return (changed: readonly string[]): readonly string[] => {
    const isDue = next !== null && next <= now()
    if (isDue) next = null
    if (isDue || changed.includes(settingsTag) || meansEverything(changed)) changes += 1
    if (known !== changes && !isReading && now() >= notBefore) {
      isReading = true
      void learn()
        .catch(() => {
          notBefore = now() + retryAfter
        })
        .finally(() => {
          isReading = false
        })
    }
    return isDue ? [settingsTag] : []
  }
}
