import type {
  Addon,
  Catalog,
  CategoryId,
  Extension,
  PaymentTypes,
  PriceEntry,
  Service,
  SslCoverage,
  TransferPrice,
} from '@/core/catalog/types'
import { parseDecimal, usdCents } from '@/core/money/arithmetic'
import { noFacts } from './facts'

export const price = (base: number, setupFee = 0, discount = 0): PriceEntry => ({
  basePrice: usdCents(base),
  setupFee: usdCents(setupFee),
  discount: parseDecimal(discount),
})

export const inFullOnly: PaymentTypes = { available: ['full'], default: 'full', partial: null, onDemand: null }

export const everyPaymentType: PaymentTypes = {
  available: ['full', 'partial', 'on-demand'],
  default: 'full',
  partial: {
    minimumAmount: usdCents(20),
    depositPercentage: parseDecimal(0.3),
    allowedTypes: ['deposit', 'installments'],
    installmentCount: 3,
  },
  onDemand: { minimumBalance: usdCents(25), autoTopupThreshold: usdCents(5) },
}

export const service = (
  id: string,
  type: Service['type'],
  category: CategoryId,
  prices: Service['prices'],
  more: Partial<Service> = {},
): Service => ({
  id,
  type,
  category,
  name: id,
  description: `About ${id}`,
  features: [],
  specs: [],
  popular: false,
  demo: false,
  order: 0,
  prices,
  paymentTypes: inFullOnly,
  coverages: [],
  maxDomains: 1,
  includedIn: [],
  ...more,
})

const certificate = (id: string, monthly: number, yearly: number, coverages: readonly SslCoverage[]): Service =>
  service(id, 'ssl', 'ssl', { monthly: price(monthly), yearly: price(yearly) }, { coverages })

/** §9's sample plans and certificates, plus `email-team` (all five periods, a discount) and `cpu-core` for tests. */
export const services: readonly Service[] = [
  service('shared-basic', 'hosting', 'shared', { monthly: price(4.99), yearly: price(49.99) }),
  service('shared-pro', 'hosting', 'shared', { monthly: price(9.99), yearly: price(99.99) }),
  service('vps-starter', 'hosting', 'vps', { monthly: price(29.99, 15), yearly: price(299.99, 15) }, { paymentTypes: everyPaymentType }),
  service(
    'dedicated-basic',
    'hosting',
    'dedicated',
    { monthly: price(149.99, 50), yearly: price(1499.99, 50) },
    { paymentTypes: everyPaymentType },
  ),
  certificate('ssl-dv', 9.99, 99.99, ['single', 'wildcard', 'multi-domain']),
  certificate('ssl-ov', 49.99, 499.99, ['single', 'wildcard', 'multi-domain']),
  certificate('ssl-ev', 99.99, 999.99, ['single', 'multi-domain']),
  service('email-team', 'email', 'email', {
    monthly: price(3.49),
    quarterly: price(9.99, 0, 0.05),
    semiannual: price(19.99, 1.5, 0.075),
    yearly: price(38.99, 0, 0.2),
    biennial: price(75, 0, 0.333),
  }),
  service('cpu-core', 'component', 'cpu', { monthly: price(2.01) }),
]

const extensionRows = [
  ['.com', 12.99, 15.99, 14.99],
  ['.net', 14.99, 17.99, 16.99],
  ['.org', 13.99, 16.99, 15.99],
  ['.io', 39.99, 49.99, 44.99],
  ['.co', 24.99, 29.99, 27.99],
  ['.app', 19.99, 24.99, 22.99],
] as const

/** TLDs of the price list (§9). */
export const extensions: readonly Extension[] = extensionRows.map(([extension, first, original, renewal], order) => ({
  extension,
  price: usdCents(first),
  originalPrice: usdCents(original),
  renewal: usdCents(renewal),
  minLength: 1,
  maxYears: extension === '.co' ? 5 : 10,
  category: 'popular',
  ...noFacts,
  popular: order === 0,
  features: [],
  order,
}))

/** Transfer prices (P8). */
export const transferPrices: readonly TransferPrice[] = extensions.map(({ extension, price: first, originalPrice, popular }) => ({
  extension,
  price: first,
  originalPrice,
  popular,
  description: '',
  features: [],
}))

const addon = (id: string, category: Addon['category'], perYear: number): Addon => ({
  id,
  heroGroup: 'security',
  icon: '',
  category,
  name: id,
  description: '',
  features: [],
  price: usdCents(perYear),
  originalPrice: null,
  popular: false,
  recommended: false,
  includedIn: [],
  order: 0,
})

/** Add-ons of the price list, in USD per year (§9). */
export const addons: readonly Addon[] = [
  addon('whois-privacy', 'privacy', 9.99),
  addon('domain-lock', 'security', 4.99),
  addon('professional-email', 'email-addon', 4.99),
  addon('email-forwarding', 'email-addon', 1.99),
  addon('ssl', 'security', 49.99),
  addon('malware-scanner', 'security', 19.99),
  addon('premium-dns', 'performance', 14.99),
  addon('cdn', 'performance', 9.99),
]

export const catalog: Catalog = {
  services: new Map(services.map((each) => [each.id, each])),
  extensions: new Map(extensions.map((each) => [each.extension, each])),
  transferPrices: new Map(transferPrices.map((each) => [each.extension, each])),
  addons: new Map(addons.map((each) => [each.id, each])),
}
