/**
 * Comparison: Medusa's promotion adjustments and cart totals (`@medusajs/utils`, MIT), the basis of its promotion module, which run without
 * a server. The package weighs 200 MB, so the benchmark installs it into `.bench/` instead of listing it as a dependency.
 */
import { spawnSync } from 'node:child_process'
import { existsSync, mkdirSync } from 'node:fs'
import { createRequire } from 'node:module'
import path from 'node:path'
import type { QuoteLine } from '@/core/orders/types'

/** Implementation measured beside the engine. */
export interface Contestant {
  readonly name: string
  /** Prices one cart and returns a figure, which prevents dead-code elimination. */
  readonly run: (round: number) => number
}

const version = '2.21.2'
const folder = path.resolve('.bench')

interface MedusaUtils {
  readonly calculateAdjustmentAmountFromPromotion: (line: object, promotion: object, linesAmount?: number) => { toNumber: () => number }
  readonly decorateCartTotals: (cart: object) => { total: { numeric: number } | number }
}

const load = (): MedusaUtils | null => {
  const installed = path.join(folder, 'node_modules/@medusajs/utils/package.json')
  if (!existsSync(installed)) {
    mkdirSync(folder, { recursive: true })
    const args = ['install', '--prefix', folder, '--no-save', '--no-audit', '--no-fund', '--ignore-scripts', `@medusajs/utils@${version}`]
    if (spawnSync('npm', args, { stdio: 'ignore' }).status !== 0) return null
  }
  return createRequire(installed)('@medusajs/utils') as MedusaUtils
}

/** Equivalent percentages: one on yearly lines, two on all. */
const promotions = [10, 5, 15].map((value) => ({
  type: 'percentage',
  allocation: 'across',
  target_type: 'items',
  value,
  is_tax_inclusive: false,
}))

/** Uses the lines of a Hostfront quote, so that both price the same cart. `null` if the package is unavailable. */
export const createMedusa = (lines: readonly QuoteLine[]): Contestant | null => {
  const utils = load()
  if (!utils) return null
  const prices = lines.map(({ unitPrice, quantity }) => ({ unit_price: unitPrice / 100, quantity }))
  return {
    name: `@medusajs/utils ${version} promotion adjustments and cart totals`,
    run: () => {
      const items = prices.map(({ unit_price, quantity }, index) => {
        const subtotal = unit_price * quantity
        const line = { quantity, unit_price, subtotal, original_total: subtotal * 1.1 }
        let applied = 0
        const adjustments = promotions.map((promotion, rule) => {
          const taken = utils.calculateAdjustmentAmountFromPromotion(line, { ...promotion, applied_value: applied }, subtotal).toNumber()
          applied += taken
          return { id: `${index}-${rule}`, amount: taken, is_tax_inclusive: false }
        })
        return { id: String(index), unit_price, quantity, adjustments, tax_lines: [{ rate: 10 }], is_tax_inclusive: false }
      })
      const { total } = utils.decorateCartTotals({ items, region: { automatic_taxes: true } })
      return typeof total === 'number' ? total : total.numeric
    },
  }
}
