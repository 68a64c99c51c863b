import { isOwnMachine } from '@/lib/config/own-machine'
import { hasCardProvider } from '@/lib/config/env'
import { isCopy, originOf } from '@/lib/config/staging'
import { type GoLiveFacts, type SellerFact, findGoLiveFacts } from './operations.repository'
import type { Payload } from 'payload'
import { environment } from '@/lib/config/env'

const goLiveCodes = [
  'copy',
  'local-address',
  'http-address',
  'uncounted-proxy',
  'weak-secret',
  'no-mail-server',
  'default-sender',
  'support-address',
  'no-way-to-pay',
  'no-seller',
  'no-tax-reason',
  'demo-bank-account',
  'test-card-keys',
  'sandbox-payments',
  'simulated-registry',
  'endless-codes',
  'demo-notice',
  'demo-stories',
  'demo-prices',
  'old-rates',
  'sample-texts',
  'placeholder-pages',
  'demo-logins',
  'ticked-beforehand',
] as const
type GoLiveCode = (typeof goLiveCodes)[number]

export interface GoLiveItem {
  readonly code: GoLiveCode
  /** Details: names, counts or dates. */
  readonly what: string
  /** Admin path where it can be fixed; null for an environment variable. */
  readonly path: string | null
}

export interface GoLiveSettings {
  readonly SITE_URL: string
  readonly TRUSTED_PROXY_COUNT: number
  readonly STAGING?: boolean | undefined
  readonly PAYLOAD_SECRET: string
  readonly SMTP_URL?: string | undefined
  readonly MAIL_FROM: string
  readonly STRIPE_SECRET_KEY?: string | undefined
  readonly DOMAIN_PROVIDER: string
}

const rateDays = 7
const day = 24 * 60 * 60 * 1000
/** Domains that receive no email, such as those reserved for examples. */
const undeliverableAddress = /@(?:.+\.)?(?:example|example\.(?:com|net|org)|localdomain|invalid)$/
/** 32 random letters or digits practically always contain more distinct characters than this. */
const minimumDistinctCharacters = 8

export const isWeakSecret = (secret: string): boolean =>
  new Set(secret).size < minimumDistinctCharacters || /change|secret|password|example/i.test(secret)

const itemIf = (isSo: boolean, code: GoLiveCode, what: string | number = '', path: string | null = null): readonly GoLiveItem[] =>
  isSo ? [{ code, what: String(what), path }] : []

const ofSettings = (settings: GoLiveSettings, facts: GoLiveFacts): readonly GoLiveItem[] => {
  const isLocal = isOwnMachine(settings.SITE_URL)
  const hasBank = Boolean(facts.bank?.iban && facts.bank.holder)
  return [
    ...itemIf(isLocal, 'local-address', settings.SITE_URL),
    ...itemIf(!isLocal && settings.SITE_URL.startsWith('http:'), 'http-address', settings.SITE_URL),
    // TLS ends at a proxy; unless that proxy is counted, every visitor appears to have its address.
    ...itemIf(settings.SITE_URL.startsWith('https:') && settings.TRUSTED_PROXY_COUNT === 0, 'uncounted-proxy'),
    ...itemIf(isWeakSecret(settings.PAYLOAD_SECRET), 'weak-secret'),
    ...itemIf(settings.SMTP_URL === undefined, 'no-mail-server'),
    ...itemIf(undeliverableAddress.test(settings.MAIL_FROM), 'default-sender', settings.MAIL_FROM),
    ...itemIf(!hasBank && !hasCardProvider(settings), 'no-way-to-pay', '', '/globals/site-settings'),
    ...itemIf(/^[rs]k_test_/.test(settings.STRIPE_SECRET_KEY ?? ''), 'test-card-keys'),
    ...itemIf(settings.DOMAIN_PROVIDER === 'simulated', 'simulated-registry'),
  ]
}

/** Mandatory invoice details; a VAT number or a register entry identifies the seller. */
const missingOfSeller = ({ seller }: GoLiveFacts): readonly SellerFact[] => {
  const isKnown = Boolean(seller?.vatId?.trim() || seller?.registration?.trim())
  const empty = (['legalName', 'line1', 'postalCode', 'city', 'country'] as const).filter((field) => !seller?.[field]?.trim())
  return [...empty, ...(isKnown ? [] : (['vatId'] as const))]
}

/** Issues to fix before the first real customer; empty means ready. */
export const evaluateGoLive = (facts: GoLiveFacts, settings: GoLiveSettings, now: number): readonly GoLiveItem[] => {
  const isOld = facts.oldest_rate !== null && now - Date.parse(facts.oldest_rate) > rateDays * day
  const items = [
    ...itemIf(isCopy({ remembered: facts.belongs_to, ...settings }), 'copy', originOf(facts.belongs_to ?? settings.SITE_URL)),
    ...ofSettings(settings, facts),
    ...itemIf(
      facts.support_email === null || undeliverableAddress.test(facts.support_email),
      'support-address',
      facts.support_email ?? '',
      '/globals/site-settings',
    ),
    ...itemIf(missingOfSeller(facts).length > 0, 'no-seller', missingOfSeller(facts).join(', '), '/globals/site-settings'),
    ...itemIf(facts.is_untaxed_without_reason === true, 'no-tax-reason', '', '/globals/pricing-settings'),
    ...itemIf(facts.bank?.demo === true && Boolean(facts.bank.iban), 'demo-bank-account', facts.bank?.iban ?? '', '/globals/site-settings'),
    ...itemIf(
      facts.sandbox_payments > 0,
      'sandbox-payments',
      facts.sandbox_payments,
      '/collections/payments?where[provider][equals]=sandbox',
    ),
    ...itemIf(facts.endless_codes.length > 0, 'endless-codes', facts.endless_codes.join(', '), '/collections/coupons'),
    ...itemIf(facts.has_demo_notice === true, 'demo-notice', '', '/globals/site-settings'),
    ...itemIf(facts.demo_stories > 0, 'demo-stories', facts.demo_stories, '/collections/testimonials'),
    ...itemIf(facts.demo_prices > 0, 'demo-prices', facts.demo_prices, '/collections/services?where[demo][equals]=true'),
    ...itemIf(isOld, 'old-rates', facts.oldest_rate ?? '', '/collections/currencies'),
    ...itemIf(facts.sample_texts.length > 0, 'sample-texts', facts.sample_texts.join(', '), '/collections/pages'),
    ...itemIf(facts.placeholder_pages.length > 0, 'placeholder-pages', facts.placeholder_pages.join(', '), '/collections/pages'),
    ...itemIf(facts.demo_logins.length > 0, 'demo-logins', facts.demo_logins.join(', '), '/collections/users'),
    ...itemIf(facts.is_ticked_beforehand !== false, 'ticked-beforehand', '', '/globals/site-settings'),
  ]
  return items.toSorted((one, other) => goLiveCodes.indexOf(one.code) - goLiveCodes.indexOf(other.code))
}

export const findGoLive = async (payload: Payload, now = Date.now()): Promise<readonly GoLiveItem[]> =>
  evaluateGoLive(await findGoLiveFacts(payload.db.drizzle), environment(), now)
