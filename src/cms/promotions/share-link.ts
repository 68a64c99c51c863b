import type { QuoteItemRequest } from '@/core/orders/types'

interface Shared {
  readonly origin: string
  readonly language: string
  readonly code: string
  readonly items: readonly QuoteItemRequest[]
}

/** As the shop reads it from `?add=` (R26). */
const written = ({ type, id, billing, quantity, serviceData }: QuoteItemRequest): string => {
  if (type === 'domain') return serviceData?.years === undefined ? `${type}:${id}` : `${type}:${id}:${serviceData.years}y`
  return type === 'addon' ? `${type}:${id}:${serviceData?.domain ?? ''}` : `${type}:${id}:${billing}:${quantity}`
}

/** What a link can bring: an add-on belongs to a name, a transfer needs its code, and a certificate is one name's. */
export const isSharable = ({ type, serviceData }: QuoteItemRequest): boolean =>
  (type !== 'addon' || Boolean(serviceData?.domain)) &&
  serviceData?.operation !== 'transfer' &&
  (serviceData?.coverage ?? 'single') === 'single'

/** A page of the shop that fills the cart and applies the code. */
export const shareLink = ({ origin, language, code, items }: Shared): string => {
  const link = new URL(`/${language}`, origin)
  for (const item of items.filter(isSharable).slice(0, 10)) link.searchParams.append('add', written(item))
  link.searchParams.append('code', code)
  return link.toString()
}
