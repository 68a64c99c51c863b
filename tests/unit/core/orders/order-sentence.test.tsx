import { describe, expect, it } from 'vitest'
import { locales } from '@/lib/config/locales'
import { orderSentence, noProgress, orderSubjects, type OrderProgress } from '@/core/orders/status-sentence'
import { orderStatuses, type OrderStatus } from '@/core/orders/status'
import type { QuoteItemRequest, QuoteLine } from '@/core/orders/types'
import { OrderPage } from '@/features/checkout/order/order-page'
import { orderView } from '@/modules/orders/presenter'
import { drawInWords } from '../../../support/draw-in-words'
import { quote } from '../../../support/engine/quote'
import { addonFor, domain, hosting } from '../../../support/engine/world'
import { orderSample } from '../../../support/mail/order-sample'

const linesOf = (...items: readonly QuoteItemRequest[]): readonly QuoteLine[] => quote(items).lines

const as = (operation: 'transfer' | 'renew', lines: readonly QuoteLine[]): readonly QuoteLine[] =>
  lines.map((line) => ({ ...line, serviceData: { ...line.serviceData, operation } }))

const vps = () => linesOf(hosting('vps-starter'))
const name = 'otterbean.com'
const vpsName = vps()[0]?.name ?? ''

const kinds = {
  registration: { lines: linesOf(domain(name)), key: name, name },
  transfer: { lines: as('transfer', linesOf(domain(name))), key: name, name },
  renewal: { lines: as('renew', linesOf(domain(name))), key: name, name },
  service: { lines: vps(), key: vps()[0]?.key ?? '', name: vpsName },
  term: { lines: as('renew', vps()), key: vps()[0]?.key ?? '', name: vpsName },
} as const

type Kind = keyof typeof kinds

const sentenceOf = (
  lines: readonly QuoteLine[],
  status: OrderStatus,
  progress: Partial<OrderProgress> = {},
  lost: readonly string[] = [],
) => {
  const events = lost.map((note) => ({ type: 'name-lost', note }))
  const subjects = orderSubjects({ status, items: lines, events }, { ...noProgress, ...progress }, 'Your configuration')
  return orderSentence({ status, subjects })
}

const every = (Object.keys(kinds) as Kind[]).flatMap((kind) => orderStatuses.map((status) => ({ kind, status })))

describe('O20: the summary of an order with one product', () => {
  it.each(every)('mentions only $kind when the order is $status', ({ kind, status }) => {
    const { lines, key, name: called } = kinds[kind]
    const isPaid = status === 'paid' || status === 'fulfilled'
    if (!isPaid) {
      expect(sentenceOf(lines, status, { done: [key] })).toEqual({ key: status })
      return
    }
    const underWay = kind === 'term' || status === 'fulfilled' ? 'done' : 'underWay'
    expect(sentenceOf(lines, status)).toEqual({ key: `${kind}.${underWay}`, name: called })
    expect(sentenceOf(lines, status, { done: [key] })).toEqual({ key: `${kind}.done`, name: called })
  })

  it.each(['registration', 'transfer', 'renewal'] as const)('says that %s failed when its own record says so', (kind) => {
    for (const status of ['paid', 'fulfilled'] as const)
      expect(sentenceOf(kinds[kind].lines, status, { failed: [name] })).toEqual({ key: `${kind}.failed`, name })
  })

  it.each(['registration', 'transfer'] as const)('N1: says that the domain of a %s is lost when somebody else had it', (kind) => {
    expect(sentenceOf(kinds[kind].lines, 'paid', { done: [name] }, [name])).toEqual({ key: `${kind}.lost`, name })
  })

  it('mentions the domain of an add-on', () => {
    expect(sentenceOf(linesOf(domain(name), addonFor(name, 'whois-privacy')), 'paid')).toEqual({ key: 'registration.underWay', name })
  })

  it('O9: mentions the configuration of several parts', () => {
    const part = (id: string): QuoteLine[] => vps().map((line) => ({ ...line, key: id, id, name: id, serviceData: { bundle: 'server-a' } }))
    const lines = [...part('cpu'), ...part('memory')]
    expect(sentenceOf(lines, 'paid')).toEqual({ key: 'service.underWay', name: 'Your configuration' })
    const done = [`bundle|server-a|${lines[0]?.billing}`]
    expect(sentenceOf(lines, 'paid', { done })).toEqual({ key: 'service.done', name: 'Your configuration' })
  })
})

const pairs = (Object.keys(kinds) as Kind[]).flatMap((one) =>
  (Object.keys(kinds) as Kind[]).filter((other) => other >= one).map((other) => ({ one, other })),
)

describe('O20: the summary of an order with several products', () => {
  it.each(pairs)('lists none when $one and $other are bought together, and is done when both are', ({ one, other }) => {
    const second = kinds[other].lines.map((line) => ({
      ...line,
      id: line.type === 'domain' ? 'other.com' : line.id,
      key: `other-${line.key}`,
    }))
    const secondKey = second[0]?.type === 'domain' ? 'other.com' : (second[0]?.key ?? '')
    const lines = [...kinds[one].lines, ...second]
    const isBooked = (kind: Kind) => kind === 'term'
    const before = isBooked(one) && isBooked(other) ? 'done' : 'underWay'
    for (const status of orderStatuses) {
      const isPaid = status === 'paid' || status === 'fulfilled'
      const expected = !isPaid ? status : status === 'fulfilled' ? 'done' : before
      expect(sentenceOf(lines, status)).toEqual({ key: expected })
    }
    const half = isBooked(other) ? 'done' : 'underWay'
    expect(sentenceOf(lines, 'paid', { done: [kinds[one].key] })).toEqual({ key: half })
    expect(sentenceOf(lines, 'paid', { done: [kinds[one].key, secondKey] })).toEqual({ key: 'done' })
  })

  it('is never done when one of them is lost or failed', () => {
    const lines = linesOf(domain(name), domain('other.com'))
    expect(sentenceOf(lines, 'paid', { done: ['other.com'] }, [name])).toEqual({ key: 'underWay' })
    expect(sentenceOf(lines, 'fulfilled', { failed: [name] })).toEqual({ key: 'underWay' })
  })
})

describe('O20: a pending or closed order', () => {
  it('says that the payment is being confirmed while the provider has it', () => {
    expect(orderSentence({ status: 'pending', subjects: [], isConfirming: true })).toEqual({ key: 'confirming' })
    expect(orderSentence({ status: 'paid', subjects: [], isConfirming: true })).toEqual({ key: 'underWay' })
  })

  it('O16: says that it was not paid in time if that is why it was cancelled', () => {
    expect(orderSentence({ status: 'cancelled', subjects: [], isExpired: true })).toEqual({ key: 'expired' })
    expect(orderSentence({ status: 'refunded', subjects: [], isExpired: true })).toEqual({ key: 'refunded' })
  })
})

const text = (html: string): string => html.replaceAll(/<[^>]*>/g, ' ')
const aboutDomains = { en: /domain|register/i, es: /dominio|registr/i, fr: /domaine|enregistr/i, de: /domain|registr/i } as const

describe.each(locales)('O20: the page of an order of a VPS in %s', (locale) => {
  it.each(orderStatuses)('mentions no domain when it is %s', (status) => {
    const sample = orderSample(locale, status)
    const order = orderView({ ...sample, lines: vps() })
    for (const done of [[], [vps()[0]?.key ?? '']]) {
      const html = text(drawInWords(<OrderPage order={order} progress={{ ...noProgress, done }} />, locale))
      expect(html).not.toMatch(aboutDomains[locale as keyof typeof aboutDomains])
      expect(html).not.toMatch(/order\.\w+\.|\{\w+\}/)
    }
  })

  it('separates what is in progress and done', () => {
    const paid = (lines: readonly QuoteLine[], done: readonly string[]) =>
      text(
        drawInWords(<OrderPage order={orderView({ ...orderSample(locale, 'paid'), lines })} progress={{ ...noProgress, done }} />, locale),
      )
    for (const { lines, key } of [kinds.registration, kinds.transfer, kinds.renewal, kinds.service])
      expect(paid(lines, [])).not.toBe(paid(lines, [key]))
  })
})
