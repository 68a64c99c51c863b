import { domainLifecycle } from '@/lib/config/limits'
import { formatMoney } from '@/core/money/format'
import { formatDay } from '@/core/dates'
import type { MailBlock, MailDocument, Template, TemplateContext, OrderTemplate } from '@/modules/email/document/document'
import type { MailData, MailPrice } from '@/lib/outbox/email-data'
import { guestAccount, greetingOf, paragraph, greetingOfOrder, toOrder } from './orders'

const day = ({ words }: TemplateContext, instant: string): string => formatDay(new Date(instant), words.locale)

const frame = (world: TemplateContext, domain: string, ...rest: readonly MailBlock[]): readonly MailBlock[] => [
  { kind: 'plate', name: domain },
  greetingOf(world, world.recipientName),
  ...rest,
]

/** O7: a guest has no account to log in to, so the link opens the order. */
const toDomains = ({ words, site }: TemplateContext, guestOrder: string | undefined): MailBlock =>
  guestOrder === undefined
    ? { kind: 'button', label: words.mail('toDomains'), href: site.page('/my-domains') }
    : { kind: 'button', label: words.mail('toOrder'), href: site.orderPage(guestOrder) }

const guestCare = (world: TemplateContext, guestOrder: string | undefined): readonly MailBlock[] =>
  guestOrder === undefined ? [] : guestAccount(world, world.words.mail('guestCare'))

const facts = (...given: readonly (readonly [label: string, value: string | undefined])[]): readonly MailBlock[] => {
  const known = given.flatMap(([label, value]) => (value === undefined || value === '' ? [] : [{ label, value }]))
  return known.length === 0 ? [] : [{ kind: 'facts', facts: known }]
}

const moneyText = ({ site }: TemplateContext, { amount, currency, digits }: MailPrice): string =>
  formatMoney(amount, { code: currency, digits: digits === 0 ? 0 : 2 }, site.priceLocale)

const perYear = (world: TemplateContext, price: MailPrice | undefined): string | undefined =>
  price && world.words.mail('facts.perYear', { amount: moneyText(world, price) })

type Step = 'transferRequested' | 'transferAwaiting' | 'transferCompleted' | 'transferFailed'

const transfer = (world: TemplateContext, step: Step, domain: string, ...rest: readonly MailBlock[]): MailDocument => {
  const { mail } = world.words
  return {
    subject: mail(`${step}.subject`, { domain }),
    title: mail(`${step}.title`),
    blocks: frame(world, domain, paragraph(mail(`${step}.body`, { domain })), ...rest),
  }
}

export const transferRequested: Template<'transfer-requested'> = (world, { domain, guestOrder }) =>
  transfer(world, 'transferRequested', domain, toDomains(world, guestOrder))

export const transferAwaiting: Template<'transfer-awaiting'> = (world, { domain, note, guestOrder }) =>
  transfer(world, 'transferAwaiting', domain, ...facts([world.words.mail('facts.note'), note]), toDomains(world, guestOrder))

export const transferCompleted: Template<'transfer-completed'> = (world, { domain, expiresAt, note, guestOrder }) => {
  const { mail } = world.words
  const expires = expiresAt === undefined ? undefined : day(world, expiresAt)
  const found = guestOrder === undefined ? [paragraph(mail('transferCompleted.found'))] : guestCare(world, guestOrder)
  return transfer(
    world,
    'transferCompleted',
    domain,
    ...found,
    ...facts([mail('facts.expires'), expires], [mail('facts.note'), note]),
    toDomains(world, guestOrder),
  )
}

export const transferFailed: Template<'transfer-failed'> = (world, { domain, reason, guestOrder }) =>
  transfer(world, 'transferFailed', domain, ...facts([world.words.mail('facts.reason'), reason]), toDomains(world, guestOrder))

/** U52: whether the domain renews automatically and, if not, what the owner has to do. */
const renewalText = (world: TemplateContext, { domain, expiresAt, autoRenew, charge, openOrder }: MailData['renewal-reminder']): string => {
  const { mail } = world.words
  const values = { domain, date: day(world, expiresAt) }
  if (charge)
    return mail('renewalReminder.charge', {
      ...values,
      on: day(world, charge.on),
      amount: moneyText(world, charge.amount),
      card: charge.card,
    })
  if (openOrder !== undefined) return mail('renewalReminder.open', { ...values, orderNumber: openOrder })
  return autoRenew
    ? mail('renewalReminder.auto', { ...values, ahead: domainLifecycle.renewalOrderDays })
    : mail('renewalReminder.manual', values)
}

export const renewalReminder: Template<'renewal-reminder'> = (world, data) => {
  const { mail } = world.words
  const { domain, expiresAt, days, price, charge, openOrder, guestOrder } = data
  const toPay: readonly MailBlock[] =
    openOrder === undefined ? [] : [{ kind: 'button', label: mail('toPayment'), href: world.site.orderPage(openOrder) }]
  return {
    subject: mail('renewalReminder.subject', { domain, days }),
    title: mail('renewalReminder.title', { days }),
    blocks: frame(
      world,
      domain,
      paragraph(renewalText(world, data)),
      ...guestCare(world, guestOrder),
      ...facts(
        [mail('facts.expires'), day(world, expiresAt)],
        ...(charge
          ? ([
              [mail('facts.amount'), moneyText(world, charge.amount)],
              [mail('facts.charge'), day(world, charge.on)],
            ] as const)
          : ([[mail('facts.renewal'), perYear(world, price)]] as const)),
      ),
      ...toPay,
      toDomains(world, guestOrder),
    ),
  }
}

export const domainGrace: Template<'domain-grace'> = (world, { domain, graceEndsAt, price, guestOrder }) => {
  const { mail } = world.words
  const date = day(world, graceEndsAt)
  return {
    subject: mail('domainGrace.subject', { domain, date }),
    title: mail('domainGrace.title'),
    blocks: frame(
      world,
      domain,
      paragraph(mail('domainGrace.body', { domain, date })),
      ...guestCare(world, guestOrder),
      ...facts([mail('facts.until'), date], [mail('facts.renewal'), perYear(world, price)]),
      toDomains(world, guestOrder),
    ),
  }
}

export const domainRedemption: Template<'domain-redemption'> = (world, { domain, redemptionEndsAt, guestOrder }) => {
  const { mail } = world.words
  const date = day(world, redemptionEndsAt)
  return {
    subject: mail('domainRedemption.subject', { domain, date }),
    title: mail('domainRedemption.title'),
    blocks: frame(
      world,
      domain,
      paragraph(mail('domainRedemption.body', { domain, date })),
      ...facts([mail('facts.until'), date]),
      toDomains(world, guestOrder),
    ),
  }
}

export const domainExpired: Template<'domain-expired'> = (world, { domain }) => {
  const { mail } = world.words
  return {
    subject: mail('domainExpired.subject', { domain }),
    title: mail('domainExpired.title'),
    blocks: frame(world, domain, paragraph(mail('domainExpired.body', { domain })), {
      kind: 'button',
      label: mail('domainExpired.button'),
      href: world.site.page(`/domains/search?q=${encodeURIComponent(domain)}`),
    }),
  }
}

/** W12: lists the registered domains, their expiry dates, and where to set nameservers and DNS records. */
export const domainRegistered: OrderTemplate<'domain-registered'> = (world, { domains }, order) => {
  const { mail, locale } = world.words
  const day = (instant: string) => formatDay(new Date(instant), locale)
  const [first] = domains
  const isSingle = domains.length === 1
  const values = {
    count: domains.length,
    domain: first?.domain ?? '',
    date: first ? day(first.expiresAt) : '',
    orderNumber: order.orderNumber,
  }
  const plate: readonly MailBlock[] = isSingle ? [{ kind: 'plate', name: values.domain }] : []
  const facts = domains.map(({ domain, expiresAt }) => ({ label: domain, value: mail('domainRegistered.until', { date: day(expiresAt) }) }))
  const list: readonly MailBlock[] = isSingle ? [] : [{ kind: 'facts', facts }]
  const isGuest = order.customerId === null
  return {
    subject: mail('domainRegistered.subject', values),
    title: mail('domainRegistered.title', values),
    blocks: [
      ...plate,
      greetingOfOrder(world, order),
      paragraph(mail('domainRegistered.body', values)),
      ...list,
      ...(isGuest ? guestAccount(world, mail('domainRegistered.guest')) : [paragraph(mail('domainRegistered.next', values))]),
      isGuest ? toOrder(world, order) : { kind: 'button', label: mail('toDomains'), href: world.site.page('/my-domains') },
    ],
  }
}
