import { beforeEach, expect, it, vi } from 'vitest'
import { followDeepLink } from '@/features/cart/follow-deep-link'

interface Item {
  readonly type: string
  readonly id: string
}

/** Cart API stub that, like the shop, rejects the whole request for one unknown item. */
const sold = new Set(['vps-starter', 'ssl-dv', 'example.com', 'whois-privacy'])
let inCart: string[] = []
let applied: string[] = []
let isAway = false

const quote = () => ({ items: [], codes: [], changes: [], currency: 'USD' })
const refuse = (status: number, message: string) => ({ ok: false as const, error: { status, code: 'x', message } })

vi.mock('@/features/cart/cart-store', () => ({
  cartStore: {
    getState: () => ({
      add: async (items: readonly Item[]) => {
        if (isAway) return refuse(503, 'Not now.')
        if (items.some(({ id }) => !sold.has(id))) return refuse(422, 'This product is not sold here.')
        inCart.push(...items.map(({ id }) => id))
        return { ok: true, value: quote() }
      },
      applyCode: async (code: string) => void applied.push(code),
      open: () => undefined,
    }),
  },
}))
vi.mock('@/components/domains/ask-availability', () => ({
  fetchAvailability: async (name: string) => ({ ok: true, value: { status: name === 'taken.com' ? 'taken' : 'available' } }),
}))

const words = {
  unread: (values: string) => `unread ${values}`,
  notFree: (name: string) => `taken ${name}`,
  notAdded: (item: string, reason: string) => `not ${item}: ${reason}`,
  transfer: (names: string) => `transfer ${names}`,
  refusal: ({ message }: { readonly message: string | null }) => message ?? '',
}
const follow = (search: string) => followDeepLink(search, ['USD', 'EUR'], words)

beforeEach(() => {
  inCart = []
  applied = []
  isAway = false
  document.documentElement.dataset['currency'] = 'USD'
})

it('R26: adds everything but the outdated item, and names it with its reason', async () => {
  const { complaints } = await follow('?add=hosting:vps-starter:monthly&add=hosting:nonsense&add=ssl:ssl-dv&code=A')
  expect(inCart).toEqual(['vps-starter', 'ssl-dv'])
  expect(complaints).toEqual(['not hosting:nonsense: This product is not sold here.'])
  expect(applied).toEqual(['A'])
})

it('R26: adds an add-on after its domain, and neither when the domain is taken', async () => {
  await follow('?add=addon:whois-privacy:example.com&add=domain:example.com:2y')
  expect(inCart).toEqual(['example.com', 'whois-privacy'])
  const { complaints } = await follow('?add=domain:taken.com&add=addon:whois-privacy:taken.com')
  expect([inCart.length, complaints]).toEqual([2, ['taken taken.com']])
})

it('R26: sends one request when the shop is down', async () => {
  isAway = true
  expect((await follow('?add=hosting:vps-starter&add=ssl:ssl-dv')).complaints).toEqual(['Not now.'])
})

it('R26: switches to an offered currency, and starts the first transfer', async () => {
  expect(await follow('?currency=eur&add=transfer:other.org')).toEqual({ complaints: ['transfer other.org'], transfer: 'other.org' })
  expect(document.documentElement.dataset['currency']).toBe('EUR')
  await follow('?currency=XXX')
  expect(document.documentElement.dataset['currency']).toBe('EUR')
})
