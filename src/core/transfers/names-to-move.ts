import type { CartLine } from '../cart/types'

/** The names a cart asks to be moved here. */
export const namesToMove = (lines: readonly Pick<CartLine, 'type' | 'id' | 'serviceData'>[]): readonly string[] =>
  lines.filter(({ type, serviceData }) => type === 'domain' && serviceData?.operation === 'transfer').map(({ id }) => id)
