import type { ItemFigures } from './figures'

/** How a line is called: keys of `receipt`. */
export const lineWords = ({ serviceData }: Pick<ItemFigures, 'serviceData'>): 'line' | 'transferLine' | 'renewalLine' => {
  if (serviceData?.operation === 'transfer') return 'transferLine'
  return serviceData?.operation === 'renew' ? 'renewalLine' : 'line'
}

/** An order for another year: its term begins where the old one ends, which no figure of it says. */
export const isRenewal = (items: readonly Pick<ItemFigures, 'serviceData'>[]): boolean => items.some(({ serviceData }) => serviceData?.operation === 'renew')
