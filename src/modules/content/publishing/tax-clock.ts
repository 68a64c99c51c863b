import { nextTaxMoment } from '@/core/tax/resolve-tax'
import type { CatalogSnapshot } from '@/modules/catalog/snapshot'
import { globalTag } from '@/lib/cache-tags'
import { invalidatesEverything } from './publishing.repository'

const settingsTag = globalTag('pricing-settings')

/** ms. Delay before a failed read is retried. */
const retryAfter = 1000

interface ClockParts {
  /** Epoch milliseconds. */
  readonly now: () => number
  readonly read: () => Promise<Pick<CatalogSnapshot, 'tax' | 'pricesShown'>>
}

/**
 * T10: a dated tax row starts or ends without anyone saving, so pages with gross prices would keep the old rate. Returns the tags to
 * invalidate; rereads the settings only after a change or at such a moment.
 */
export const createTaxClock = ({ now, read }: ClockParts) => {
  let next: number | null = null
  /** Incremented by each change; discards reads that started before it. */
  let changes = 0
  let known = 0
  let isReading = false
  let notBefore = 0

  const learn = async (): Promise<void> => {
    const changesBefore = changes
    const { tax, pricesShown } = await read()
    next = pricesShown === 'withTax' ? nextTaxMoment(tax, now()) : null
    known = changesBefore
  }

  /** Polled; never blocks a page on the read it starts. */
  return (changed: readonly string[]): readonly string[] => {
    const isDue = next !== null && next <= now()
    if (isDue) next = null
    if (isDue || changed.includes(settingsTag) || invalidatesEverything(changed)) changes += 1
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
