import { createHash } from 'node:crypto'

import { currencyScript } from '@/features/currency/currency-script'
import { themeScript } from '@/features/theme/theme-script'

/** The only script of our own that stands in the page: sets theme and currency before anything is painted. */
export const bootScript = `${themeScript};${currencyScript}`

/** Lets exactly that script run where a policy forbids inline scripts. */
export const bootScriptHash = `sha256-${createHash('sha256').update(bootScript).digest('base64')}`
