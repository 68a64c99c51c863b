import type { QuoteItemRequest } from '@/core/orders/types'

interface Shared {
  readonly origin: string
  readonly language: string
  readonly code: string
  readonly items: readonly QuoteItemRequest[]
}

/** `type:id:billing:quantity`, as the shop reads it from `?add=`; a name is one, for a year. */
const written = ({ type, id, billing, quantity }: QuoteItemRequest): string =>
  type === 'domain' ? `${type}:${id}` : `${type}:${id}:${billing}:${quantity}`

/** What a link can bring: an extra needs a name, a transfer its code, and a certificate is one name's. */
export const isSharable = ({ type, serviceData }: QuoteItemRequest): boolean =>
  type !== 'addon' && serviceData?.operation !== 'transfer' && (serviceData?.coverage ?? 'single') === 'single'

/** A page of the shop that fills the cart and applies the code. */
export const shareLink = ({ origin, language, code, items }: Shared): string => {
  const link = new URL(`/${language}`, origin)
  for (const item of items.filter(isSharable).slice(0, 10)) link.searchParams.append('add', written(item))
  link.searchParams.append('code', code)
  return link.toString()
}
