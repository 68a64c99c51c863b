import type { SeedLocale } from '@seed/locales'
import type { Quantities } from './claims'

export type PerLanguage = Readonly<Record<SeedLocale, RegExp>>

export interface FactCheck extends Quantities {
  /** A figure in the same clause as this keyword is a claim. */
  readonly near: PerLanguage
  /** Restricts the check to these locations. */
  readonly at?: RegExp
}

/** For facts identified by location: a data sheet row, a plan. */
const anywhere: PerLanguage = { en: /^/, es: /^/, fr: /^/, de: /^/ }
const within = (at: RegExp, ...units: readonly string[]): FactCheck => ({ near: anywhere, units, at })
const oneWithin = (at: RegExp, unit: string): FactCheck => ({ ...within(at, unit), countsArticles: true })

const paying: Readonly<Record<string, FactCheck>> = {
  refund: {
    near: { en: /money[- ]back|your money/i, es: /devolución|devolvemos el dinero/i, fr: /rembours/i, de: /Geld[- ]zurück|Ihr Geld/i },
    units: ['day'],
    at: /^(?!pages\[\/legal\/withdrawal\])/,
  },
  withdrawal: {
    near: { en: /withdraw/i, es: /desist/i, fr: /rétract/i, de: /widerruf/i },
    units: ['day'],
  },
  'yearly-saving': {
    near: { en: /twelve months/i, es: /doce meses/i, fr: /douze mois/i, de: /zwölf Monate/i },
    units: ['%'],
  },
  'yearly-discount': {
    near: { en: /paying yearly|paid by the year/i, es: /pago anual/i, fr: /paiement annuel|à l’année/i, de: /jährliche[rn]? Zahlung/i },
    units: ['%'],
  },
  'first-order': { ...within(/^automatic-discounts\[first-order\]/, '%', 'USD') },
  volume: { ...within(/^automatic-discounts\[volume\]/, '%', 'USD') },
  'payment-parts': {
    near: { en: /^(?!.*certificate)/i, es: /^(?!.*certificado)/i, fr: /^(?!.*certificat)/i, de: /^(?!.*Zertifikat)/i },
    units: ['part'],
    at: /^faqs\[pay-in-parts\]|^pages\[\/(?:vps-hosting|dedicated-servers)\]\.meta/,
  },
  'payment-halves': {
    near: { en: /certificate/i, es: /certificado/i, fr: /certificat/i, de: /Zertifikat/i },
    units: ['half'],
    at: /^faqs\[pay-in-parts\]|^pages\[\/ssl-certificates\]/,
  },
  unpaid: {
    near: { en: /unpaid/i, es: /sin pagar/i, fr: /impayé/i, de: /unbezahlt/i },
    units: ['day'],
  },
}

const names: Readonly<Record<string, FactCheck>> = {
  reminders: {
    near: {
      en: /before (?:expiry|it expires|a domain expires)|days before|remind/i,
      es: /antes d(?:e|el) (?:que )?venc|días antes|aviso/i,
      fr: /avant l’(?:échéance|expiration)|jours avant|rappel/i,
      de: /vor (?:dem )?Ablauf|Tage vorher|erinner/i,
    },
    units: ['day'],
    at: /^(?!pages\[\/(?:legal\/|ecommerce-hosting\])|faqs\[ecommerce-sale\]|resources\[move-|resources\[life-of-a-name\]\.body#8)/,
  },
  grace: { near: { en: /\bgrace\b/i, es: /gracia/i, fr: /grâce/i, de: /Nachfrist/i }, units: ['day'] },
  redemption: {
    near: { en: /redemption|redeem/i, es: /recuperación|recuperarlo/i, fr: /rédemption/i, de: /zurückhol|zurückzuholen|Rückholfrist/i },
    units: ['day'],
    at: /domain|name|forget|terms-of-service/,
  },
  transfer: {
    near: { en: /transfers?\b|\bmoves?\b/i, es: /transferencia/i, fr: /transfert/i, de: /transfer|umzug|umzieh/i },
    units: ['day'],
    at: /^(?!messages\.transferWarnings|resources\[transfer-a-domain\]\.body#5)/,
  },
  'renewal-order': within(/^resources\[life-of-a-name\]\.body#8/, 'day'),
  'young-name': within(
    /^messages\.transferWarnings\.young|^resources\[transfer-a-domain\]\.body#5|^pages\[\/domains\/transfer\]\.layout\.2\.groups\.0\.items\.2/,
    'day',
  ),
  'bulk-search': {
    near: { en: /up to|at once/i, es: /hasta|a la vez/i, fr: /jusqu’à|à la fois/i, de: /bis zu|auf einmal/i },
    units: ['name'],
    at: /bulk-search|bulkSearch|^pages\[\/domains\]\.layout\.3/,
  },
  'name-length': within(/^faqs\[which-names-are-allowed\]|^messages\.validation\.tooLong/, 'character'),
  'dns-change': {
    near: { en: /record|change/i, es: /registro|cambio/i, fr: /entrée|changement/i, de: /Eintrag|Änderung/i },
    units: ['hour', 'day'],
    countsArticles: true,
    at: /^pages\[\/(?:support|customization\/domain|domains\/dns)\]/,
  },
  'premium-dns': oneWithin(/^addons\[premium-dns\]/, 'minute'),
  'forwarding-addresses': within(/^addons\[email-forwarding\]/, 'address'),
}

const machines: Readonly<Record<string, FactCheck>> = {
  uptime: {
    near: { en: /network|month|under|below/i, es: /red\b|mes|menos/i, fr: /réseau|mois|moins/i, de: /Netz|Monat|unter/i },
    units: ['%'],
    at: /^pages\[\/(?:features|legal\/sla-agreement)\]/,
  },
  'planned-work': {
    near: { en: /announced/i, es: /anuncia|aviso/i, fr: /annoncé/i, de: /angekündigt/i },
    units: ['day'],
    at: /sla-agreement/,
  },
  'shared-sites': within(/^faqs\[shared-neighbours\]/, 'site'),
  'dedicated-ready': {
    near: { en: /working day/i, es: /laborable/i, fr: /ouvré/i, de: /Werktag/i },
    units: ['day'],
    countsArticles: true,
  },
  'dedicated-parts': within(/^services\[dedicated-basic\]/, 'hour'),
  'dedicated-max-parts': within(/^services\[dedicated-max\]/, 'hour'),
  'sale-notice': within(/^faqs\[ecommerce-sale\]|^pages\[\/ecommerce-hosting\]\.layout\.4\.groups\.2\.items\.0/, 'day'),
  configurators: within(/^pages\[\/customization\]\./, 'configurator'),
  'wordpress-sites': within(/^services\[wordpress-enterprise\]/, 'site'),
  'shop-products': within(/^services\[website-builder-shop\]|^pages\[\/website\/ecommerce\]/, 'product'),
  'backup-shared-basic': within(/^services\[shared-basic\]/, 'day'),
  'backup-shared': within(/^services\[shared-(?:pro|max)\]/, 'day'),
  'backup-wordpress-enterprise': within(/^services\[wordpress-enterprise\]/, 'day'),
  'backup-store': within(/^services\[ecommerce-(?:launch|growth)\]/, 'day'),
  'backup-store-volume': within(/^services\[ecommerce-volume\]/, 'day'),
  'backup-daily': within(/^services\[backup-daily\]/, 'day'),
  'backup-hourly': within(/^services\[backup-hourly\]/, 'day'),
  'backup-vault': within(/^services\[backup-vault\]/, 'year'),
  'deleted-mail': within(/^services\[email-team\]/, 'day'),
  'mail-archive': within(/^services\[email-company\]/, 'year'),
}

const people: Readonly<Record<string, FactCheck>> = {
  answer: {
    near: {
      en: /answer|get in touch|write to/i,
      es: /cont?est|respond|respuesta|contactamos/i,
      fr: /répon|contact|écrivons/i,
      de: /antwort|melden/i,
    },
    units: ['hour'],
    at: /^(?!pages\[\/(?:support|contact|gdpr|legal\/sla-agreement)\]|faqs\[who-answers\])/,
  },
  'site-down': within(
    /^pages\[\/support\]\.layout\.1\.groups\.0\.items\.0|^pages\[\/contact\]\.layout\.0\.details\.2|sla-agreement\]\.layout\.0\.content#17/,
    'minute',
  ),
  degraded: within(
    /^pages\[\/support\]\.layout\.1\.groups\.0\.items\.1|^pages\[\/contact\]\.layout\.0\.details\.3|sla-agreement\]\.layout\.0\.content#18/,
    'hour',
  ),
  'breach-notice': within(/^pages\[\/gdpr\]\.layout\.0\.content#17/, 'hour'),
  'data-request': oneWithin(/^pages\[\/gdpr\]\.layout\.0\.content#13/, 'month'),
  lockout: {
    near: {
      en: /wrong|guess|tries|attempts/i,
      es: /erróneas|prueba|intentos/i,
      fr: /erronés|devine|erreurs|essais/i,
      de: /falschen|rät|Versuchen/i,
    },
    units: ['minute'],
    at: /protection|support|wrong-credentials/,
  },
  'password-link': oneWithin(/^messages\.(?:account\.forgot\.intro|mail\.resetPassword\.body|account\.reset\.spentBody)/, 'hour'),
  'confirmation-link': within(/^messages\.account\.(?:register\.sentBody|verify\.spentBody)/, 'day'),
  'cart-cookie': within(/^pages\[\/legal\/cookie-policy\]\.layout\.0\.content#4/, 'day'),
  'order-cookie': within(/^pages\[\/legal\/cookie-policy\]\.layout\.0\.content#5/, 'day'),
  'login-cookie': within(/^pages\[\/legal\/cookie-policy\]\.layout\.0\.content#6/, 'day'),
  currencies: within(/^pages\[\/features\]\.layout\.1\.items\.2/, 'currency'),
}

const certificates: Readonly<Record<string, FactCheck>> = {
  'ov-issued': within(/^services\[ssl-ov\]/, 'day'),
  'ev-issued': within(/^services\[ssl-ev\]/, 'day'),
}

/** How to find the claims of each fact in docs/facts.md. */
export const factChecks: Readonly<Record<string, FactCheck>> = { ...paying, ...names, ...machines, ...people, ...certificates }
