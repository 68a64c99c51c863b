import type { QuoteItemRequest } from '@/core/orders/types'
import type { CallRefusal } from '@/components/api-client/call-api'
import { cartStore } from '@/features/cart/cart-store'
import { chooseCurrency } from './display-currency'
import { parseDeepLink } from '@/features/cart/deep-links'
import { fetchAvailability } from '@/components/domains/ask-availability'

interface DeepLinkWords {
  readonly unread: (values: string) => string
  readonly notFree: (name: string) => string
  readonly notAdded: (item: string, reason: string) => string
  readonly transfer: (names: string) => string
  readonly refusal: (refusal: CallRefusal) => string
}

interface FollowedLink {
  /** Messages about failures; rejected codes are shown with the codes. */
  readonly complaints: readonly string[]
  readonly transfer: string | null
}

/** S3: only domains known to be available go into the cart. */
const namesNotFree = async (items: readonly QuoteItemRequest[]): Promise<readonly string[]> => {
  const names = items.filter(({ type }) => type === 'domain').map(({ id }) => id)
  const answers = await Promise.all(names.map(fetchAvailability))
  return names.filter((_name, index) => {
    const answer = answers[index]
    return !(answer?.ok && answer.value.status === 'available')
  })
}

/** Add-ons need their domain to be in the cart. */
const namesFirst = (items: readonly QuoteItemRequest[]): readonly QuoteItemRequest[] => [
  ...items.filter(({ type }) => type !== 'addon'),
  ...items.filter(({ type }) => type === 'addon'),
]

const isAnswered = ({ status }: CallRefusal): boolean => status >= 400 && status < 500 && status !== 429

const written = ({ type, id, serviceData }: QuoteItemRequest): string => [type, id, serviceData?.domain].filter(Boolean).join(':')

/** R26: adds all at once, or one by one if that fails, so that one rejected item does not block the others. */
const addWhatCanBe = async (items: readonly QuoteItemRequest[], words: DeepLinkWords): Promise<readonly string[]> => {
  const cart = cartStore.getState()
  if (items.length === 0) return []
  const together = await cart.add(items)
  if (together.ok) return []
  if (items.length === 1 || !isAnswered(together.error)) return [words.refusal(together.error)]
  const complaints: string[] = []
  for (const item of items) {
    const answer = await cart.add([item])
    if (answer.ok) continue
    if (!isAnswered(answer.error)) return [...complaints, words.refusal(answer.error)]
    complaints.push(words.notAdded(written(item), words.refusal(answer.error)))
  }
  return complaints
}

/** Fills the cart from a deep link and applies its codes. `currencies` are the offered ones. */
export const followDeepLink = async (search: string, currencies: readonly string[], words: DeepLinkWords): Promise<FollowedLink> => {
  const { items, codes, transfers, currency, unread } = parseDeepLink(search)
  if (currency !== null && currencies.includes(currency)) chooseCurrency(currency)
  const notFree = await namesNotFree(items)
  const isNotFree = ({ type, id, serviceData }: QuoteItemRequest) =>
    (type === 'domain' && notFree.includes(id)) || (type === 'addon' && notFree.includes(serviceData?.domain ?? ''))
  const refused = await addWhatCanBe(namesFirst(items.filter((item) => !isNotFree(item))), words)

  const cart = cartStore.getState()
  for (const code of codes) await cart.applyCode(code)
  const [transfer = null] = transfers
  if (codes.length > 0 && transfer === null) cart.open()
  return {
    complaints: [
      ...(unread.length > 0 ? [words.unread(unread.join(', '))] : []),
      ...notFree.map(words.notFree),
      ...refused,
      ...(transfers.length > 0 ? [words.transfer(transfers.join(', '))] : []),
    ],
    transfer,
  }
}
