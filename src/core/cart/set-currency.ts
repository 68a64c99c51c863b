import type { CartState } from './types'

/** M6: only the currency changes; every price and every code is worked out again from references. */
export const setCurrency = (cart: CartState, currency: string): CartState => ({ ...cart, currency })
