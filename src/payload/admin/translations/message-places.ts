import { translate, type Reader } from '@/payload/translate'
import { words, type Words, labelsOf } from '@/payload/words'
import type { Messages } from '@/lib/i18n/messages'
import type { MessageError } from '@/lib/i18n/message-demands'
import { isRecord } from '@/core/records'

/** English, Spanish, French, German. */
export const messagePlaces: Readonly<Record<keyof Messages, Words>> = {
  account: words('messagePlaces.account.label'),
  apiReference: words('messagePlaces.apiReference'),
  article: words('messagePlaces.article'),
  bulkSearch: words('messagePlaces.bulkSearch'),
  bundledSections: words('messagePlaces.bundledSections'),
  cart: words('messagePlaces.cart'),
  cartAdvice: words('messagePlaces.cartAdvice'),
  cartChanges: words('messagePlaces.cartChanges'),
  caseStudies: words('messagePlaces.caseStudies'),
  categories: words('messagePlaces.categories'),
  checkout: words('messagePlaces.checkout'),
  comparison: words('messagePlaces.comparison'),
  contactForm: words('messagePlaces.contactForm'),
  currency: words('messagePlaces.currency'),
  discountCodes: words('messagePlaces.discountCodes'),
  discounts: words('messagePlaces.discounts'),
  dnsLookup: words('messagePlaces.dnsLookup'),
  domainCategories: words('messagePlaces.domainCategories'),
  domainHero: words('messagePlaces.domainHero'),
  domainPricing: words('messagePlaces.domainPricing'),
  domainPricingGrid: words('messagePlaces.domainPricingGrid'),
  domainSearch: words('messagePlaces.domainSearch'),
  domainSearchWidget: words('messagePlaces.domainSearchWidget'),
  emailPlans: words('messagePlaces.emailPlans'),
  endings: words('messagePlaces.endings'),
  errorPages: words('messagePlaces.errorPages'),
  errors: words('messagePlaces.errors'),
  estimate: words('messagePlaces.estimate'),
  footer: words('messagePlaces.footer'),
  forms: words('messagePlaces.forms'),
  header: words('messagePlaces.header'),
  hostingPlans: words('messagePlaces.hostingPlans'),
  invoicePdf: words('messagePlaces.invoicePdf'),
  language: words('messagePlaces.language'),
  lineNames: words('messagePlaces.lineNames'),
  machine: words('messagePlaces.machine'),
  markdown: words('messagePlaces.markdown'),
  mail: words('messagePlaces.mail.label'),
  migrationForm: words('messagePlaces.migrationForm'),
  networkMetrics: words('messagePlaces.networkMetrics'),
  order: words('messagePlaces.order'),
  orderWay: words('messagePlaces.orderWay'),
  outagePage: words('messagePlaces.outagePage'),
  pageTitles: words('messagePlaces.pageTitles'),
  periods: words('messagePlaces.periods'),
  pricesShown: words('messagePlaces.pricesShown'),
  receipt: words('messagePlaces.receipt'),
  receiptPdf: words('messagePlaces.receiptPdf'),
  resourceCentre: words('messagePlaces.resourceCentre'),
  sandboxPage: words('messagePlaces.sandboxPage'),
  sectionData: words('messagePlaces.sectionData'),
  servicesGrid: words('messagePlaces.servicesGrid'),
  shell: words('messagePlaces.shell'),
  siteSearch: words('messagePlaces.siteSearch'),
  sslChooser: words('messagePlaces.sslChooser'),
  sslPlans: words('messagePlaces.sslPlans'),
  technologyStack: words('messagePlaces.technologyStack'),
  templateGallery: words('messagePlaces.templateGallery'),
  testimonials: words('messagePlaces.testimonials'),
  theme: words('messagePlaces.theme'),
  toast: words('messagePlaces.toast'),
  transferDays: words('messagePlaces.transferDays'),
  transferPricing: words('messagePlaces.transferPricing'),
  transferWarnings: words('messagePlaces.transferWarnings'),
  transferWizard: words('messagePlaces.transferWizard'),
  validation: words('messagePlaces.validation'),
  waiting: words('messagePlaces.waiting'),
  websiteSetup: words('messagePlaces.websiteSetup'),
  whoisLookup: words('messagePlaces.whoisLookup'),
}

export const unknownMessage = words('messagePlaces.unknownMessage')

const unreadable = words('messagePlaces.unreadable')

const lacking = words('messagePlaces.lacking')
const foreign = words('messagePlaces.foreign')

/** Missing and extra placeholders compared with the original message. */
export const describeMessageError = (reader: Reader, fault: MessageError): string => {
  if (fault.unreadable !== undefined) return translate(reader, unreadable)
  return [
    ...(fault.lacking.length > 0 ? [`${translate(reader, lacking)}: ${fault.lacking.join(', ')}.`] : []),
    ...(fault.foreign.length > 0 ? [`${translate(reader, foreign)}: ${fault.foreign.join(', ')}.`] : []),
  ].join(' ')
}

type Fields = Readonly<Record<string, unknown>>

/** Replaces the text at a path; rows are matched by id. Unchanged if the path does not exist. */
const setAt = (value: unknown, [step = '', ...rest]: readonly string[], text: unknown): unknown => {
  if (Array.isArray(value)) return value.map((row: unknown) => (isRecord(row) && String(row['id']) === step ? setAt(row, rest, text) : row))
  if (!isRecord(value)) return value
  return { ...value, [step]: rest.length === 0 ? text : setAt(value[step], rest, text) }
}

export interface NewText {
  readonly path: string
  readonly value: unknown
}

/** Update data for these texts: whole top-level fields, with their row ids. */
export const withTexts = (document: Fields, texts: readonly NewText[]): Fields => {
  const changed = texts.reduce<unknown>((done, { path, value }) => setAt(done, path.split('.'), value), document)
  const names = new Set(texts.map(({ path }) => path.split('.')[0] ?? path))
  return isRecord(changed) ? Object.fromEntries([...names].map((name) => [name, changed[name]])) : {}
}

type PartsOf<Name extends keyof Messages> = {
  readonly [Part in keyof Messages[Name] as Messages[Name][Part] extends string ? never : Part]: Words
}

const account: PartsOf<'account'> = labelsOf('messagePlaces.account', [
  'attach',
  'balance',
  'cancelContract',
  'cards',
  'change',
  'claim',
  'codeStep',
  'contacts',
  'dashboard',
  'deletion',
  'dns',
  'domains',
  'emailChange',
  'errors',
  'fields',
  'firstSteps',
  'forgot',
  'invoices',
  'login',
  'moneyBack',
  'nav',
  'newCodes',
  'order',
  'parts',
  'passkeys',
  'profile',
  'register',
  'renew',
  'reset',
  'settings',
  'subscriptions',
  'twoStep',
  'twoStepSetup',
  'verify',
])

const mail: PartsOf<'mail'> = labelsOf('messagePlaces.mail', [
  'accountDeleted',
  'addressKnown',
  'cancellationConfirmation',
  'contactConfirmation',
  'domainExpired',
  'domainGrace',
  'domainRedemption',
  'domainRegistered',
  'domainRenewed',
  'emailChange',
  'facts',
  'migrationConfirmation',
  'nameLost',
  'orderCancelled',
  'orderReceipt',
  'orderRefunded',
  'passwordChanged',
  'paymentApart',
  'paymentFailed',
  'paymentReceived',
  'paymentReminder',
  'renewalReminder',
  'resetPassword',
  'securityNotice',
  'staffNotice',
  'subscription',
  'subscriptionOrder',
  'transferAwaiting',
  'transferCompleted',
  'transferFailed',
  'transferRequested',
  'verifyEmail',
])

/** Sections that many namespaces share under the same key. */
const common: Readonly<Record<string, Words>> = {
  errors: account.errors,
  fields: account.fields,
  facts: words('messagePlaces.common.facts'),
  reasons: words('messagePlaces.common.reasons'),
  sort: words('messagePlaces.common.sort'),
  steps: words('messagePlaces.common.steps'),
  pay: words('messagePlaces.common.pay'),
  bank: words('messagePlaces.common.bank'),
  invoices: account.invoices,
}

const own: Readonly<Record<string, Readonly<Record<string, Words>>>> = { account, mail }

export const partOfMessage = (key: string): Words | null => {
  const [namespace = '', part = '', ...rest] = key.split('.')
  return rest.length === 0 ? null : (own[namespace]?.[part] ?? common[part] ?? null)
}
