import type { QuoteItemRequest } from '@/core/orders/types'
import type { CallRefusal } from '@/parts/api/call-api'
import { cartStore } from '@/parts/cart/cart-store'
import { parseDeepLink } from '@/parts/cart/deep-links'
import { askAvailability } from '@/parts/domains/ask-availability'

interface DeepLinkWords {
  readonly unread: (values: string) => string
  readonly notFree: (name: string) => string
  readonly refusal: (refusal: CallRefusal) => string
}

/** S3: a name that is not surely free is not put into the cart. */
const namesNotFree = async (items: readonly QuoteItemRequest[]): Promise<readonly string[]> => {
  const names = items.filter(({ type }) => type === 'domain').map(({ id }) => id)
  const answers = await Promise.all(names.map(askAvailability))
  return names.filter((_name, index) => {
    const answer = answers[index]
    return !(answer?.ok && answer.value.status === 'available')
  })
}

/**
 * Fills the cart as a link asks and applies its codes. The answer is what could not be done, to be said politely;
 * a refused code is said where codes stand.
 */
export const followDeepLink = async (search: string, words: DeepLinkWords): Promise<readonly string[]> => {
  const { items, codes, unread } = parseDeepLink(search)
  const notFree = await namesNotFree(items)
  const wanted = items.filter(({ type, id }) => type !== 'domain' || !notFree.includes(id))

  const cart = cartStore.getState()
  const answer = wanted.length > 0 ? await cart.add(wanted) : null
  for (const code of codes) await cart.applyCode(code)
  if (codes.length > 0) cart.open()
  return [
    ...(unread.length > 0 ? [words.unread(unread.join(', '))] : []),
    ...notFree.map(words.notFree),
    ...(answer && !answer.ok ? [words.refusal(answer.error)] : []),
  ]
}
