import type { Minor } from '@/core/money/types'
import type { MailData, MailTemplate } from '@/lib/outbox/email-data'
import type { MailSite } from '@/modules/email/document/document'
import type { Locale } from '@/lib/config/locales'

/** Injection attempt. */
export const hostile = '<img src=x onerror=alert(1)> & "friends"'

/** One per template, with all optional data. */
export const mailSamples: MailData = {
  'order-receipt': { orderNumber: 'ORD-MN4T2K1A-7F3K9Q' },
  'payment-received': { orderNumber: 'ORD-MN4T2K1A-7F3K9Q', invoice: '2026-000123' },
  'payment-failed': { orderNumber: 'ORD-MN4T2K1A-7F3K9Q' },
  'payment-reminder': { orderNumber: 'ORD-MN4T2K1A-7F3K9Q' },
  'order-cancelled': { orderNumber: 'ORD-MN4T2K1A-7F3K9Q' },
  'order-refunded': { orderNumber: 'ORD-MN4T2K1A-7F3K9Q', invoice: 'C-2026-000007' },
  'name-lost': { orderNumber: 'ORD-MN4T2K1A-7F3K9Q', domain: 'saltandbarley.com', amount: 1429 as Minor },
  'domain-registered': {
    orderNumber: 'ORD-MN4T2K1A-7F3K9Q',
    domains: [
      { domain: 'saltandbarley.com', expiresAt: '2027-11-21T00:00:00.000Z' },
      { domain: 'saltandbarley.net', expiresAt: '2028-11-21T00:00:00.000Z' },
    ],
  },
  'verify-email': { name: hostile, path: '/verify-email?token=abc&x=1' },
  'reset-password': { name: hostile, path: '/reset-password?token=abc' },
  'email-change': { name: hostile, path: '/confirm-email?token=abc' },
  'password-changed': { name: hostile },
  'account-deleted': {
    name: hostile,
    subscriptions: [{ name: 'Shared Pro', endsAt: '2027-02-28T00:00:00.000Z' }],
    domains: [{ domain: 'saltandbarley.com', expiresAt: '2027-11-21T00:00:00.000Z' }],
    isOwed: true,
  },
  'security-notice': { name: hostile, kind: 'recovery-code-used', codesLeft: 1 },
  'address-known': { name: hostile },
  'transfer-requested': { domain: 'saltandbarley.com' },
  'transfer-awaiting': { domain: 'saltandbarley.com', note: hostile },
  'transfer-completed': { domain: 'saltandbarley.com', expiresAt: '2027-11-21T00:00:00.000Z', note: hostile },
  'transfer-failed': { domain: 'saltandbarley.com', reason: hostile },
  'renewal-reminder': {
    domain: 'saltandbarley.com',
    expiresAt: '2027-02-19T00:00:00.000Z',
    days: 90,
    autoRenew: true,
    price: { amount: 1499 as Minor, currency: 'USD', digits: 2 },
    charge: { card: 'Visa ···· 4242', on: '2027-01-20T00:00:00.000Z', amount: { amount: 1649 as Minor, currency: 'USD', digits: 2 } },
  },
  'domain-grace': {
    domain: 'saltandbarley.com',
    graceEndsAt: '2027-03-21T00:00:00.000Z',
    price: { amount: 1499 as Minor, currency: 'USD', digits: 2 },
  },
  'domain-redemption': { domain: 'saltandbarley.com', redemptionEndsAt: '2027-04-20T00:00:00.000Z' },
  'domain-expired': { domain: 'saltandbarley.com' },
  'subscription-order': {
    orderNumber: 'ORD-MN4T2K1A-7F3K9Q',
    name: 'Shared Pro',
    from: '2027-02-28T00:00:00.000Z',
    to: '2027-03-31T00:00:00.000Z',
    subscription: '01a1f000-0000-7000-8000-000000000003',
  },
  'subscription-notice': {
    kind: 'price',
    name: 'Shared Pro',
    date: '2027-02-28T00:00:00.000Z',
    subscription: '01a1f000-0000-7000-8000-000000000003',
    price: {
      billing: 'monthly',
      before: { amount: 999 as Minor, currency: 'USD', digits: 2 },
      after: { amount: 1199 as Minor, currency: 'USD', digits: 2 },
    },
  },
  'migration-confirmation': {},
  'contact-confirmation': {},
  'cancellation-confirmation': {
    receivedAt: '2027-02-28T13:05:00.000Z',
    kind: 'ordinary',
    contract: hostile,
    until: '31.03.2027',
    reason: hostile,
  },
  'staff-notice': {
    kind: 'contact-message',
    adminPath: '/collections/contact-messages/1',
    facts: [
      { name: 'name', value: `${hostile}\r\nBcc: everybody@example.com` },
      { name: 'message', value: hostile },
    ],
  },
}

export const sampleOf = <Template extends MailTemplate>(template: Template): MailData[Template] => mailSamples[template]

export const siteUrl = 'https://shop.example.com'

export const sampleSite = (locale: Locale): MailSite => ({
  brandName: 'Hostfront',
  supportEmail: 'support@hostfront.example',
  priceLocale: undefined,
  bank: { holder: 'Hostfront Demo Ltd', iban: 'DE89370400440532013000', bic: 'COBADEFFXXX', bankName: 'Demo Bank', note: 'A note' },
  page: (path) => `${siteUrl}/${locale}${path}`,
  orderPage: (orderNumber) => `${siteUrl}/${locale}/orders/${orderNumber}/open?token=t`,
  guestAccountPage: `${siteUrl}/${locale}/orders/ORD-ABC-DEF123/open?token=t#account`,
  invoicePage: (orderNumber, invoice) => `${siteUrl}/${locale}/orders/${orderNumber}/open?token=t&invoice=${invoice}`,
  admin: (path) => `${siteUrl}/admin${path}`,
})
