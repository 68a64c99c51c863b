import type { CartState } from './types'

export const emptyCart = (currency: string): CartState => ({ currency, codes: [], lines: [] })
