import type { Visitor } from './visitor'
import type { TypedForm } from './type-into'
import { wordsOf } from './words'

const words = wordsOf('en')

const aPlanInTheCart = async (visitor: Visitor) => {
  await visitor.go('/en/cart?add=hosting:shared-basic:yearly')
  await visitor.seen('[role=dialog] .cart-line')
}

export const typedForms: readonly TypedForm[] = [
  {
    name: 'checkout',
    path: '/en/checkout',
    within: '.checkout-form',
    before: aPlanInTheCart,
    submit: 'checkout.pay',
    fields: [
      ['checkout.fields.name', 'Ana Ruiz'],
      ['checkout.fields.email', 'ana.ruiz@example.com'],
      ['checkout.fields.line1', 'Erlenweg 14'],
      ['checkout.fields.line2', 'Second floor'],
      ['checkout.fields.postalCode', '97232'],
      ['checkout.fields.city', 'Giebelstadt'],
      ['checkout.fields.region', 'Bayern'],
    ],
  },
  {
    name: 'discount code',
    path: '/en/checkout',
    within: '.cart-codes__form',
    before: aPlanInTheCart,
    submit: 'discountCodes.apply',
    fields: [['discountCodes.label', 'cloud25']],
    becomes: 'CLOUD25',
  },
  {
    name: 'registration',
    path: '/en/register',
    within: '.account-form',
    submit: 'account.register.submit',
    fields: [
      ['account.fields.name', 'Ana Ruiz'],
      ['account.fields.email', 'ana.ruiz@example.com'],
      ['account.fields.password', 'a quiet otter at noon'],
    ],
  },
  {
    name: 'login',
    path: '/en/login',
    within: '.account-form',
    submit: 'account.login.submit',
    fields: [
      ['account.fields.email', 'ana.ruiz@example.com'],
      ['account.fields.password', 'a quiet otter'],
    ],
  },
  {
    name: 'forgotten password',
    path: '/en/forgot-password',
    within: '.account-form',
    submit: 'account.forgot.submit',
    fields: [['account.fields.email', 'ana.ruiz@example.com']],
  },
  {
    name: 'order look-up',
    path: '/en/orders/ORD-MFZ3K1-7Q2XAB',
    within: '.account-form',
    submit: 'account.order.submit',
    fields: [
      ['account.fields.orderNumber', 'ORD-MFZ3K1-7Q2XAC'],
      ['account.fields.email', 'ana.ruiz@example.com'],
    ],
  },
  {
    name: 'contact',
    path: '/en/contact',
    within: '.request-form',
    submit: 'contactForm.submit',
    fields: [
      ['contactForm.fields.name', 'Ana Ruiz'],
      ['contactForm.fields.email', 'ana.ruiz@example.com'],
      ['contactForm.fields.subject', 'A move'],
      ['contactForm.fields.message', 'Does my name move in December?'],
    ],
  },
  {
    name: 'migration',
    path: '/en/hosting',
    within: '.request-form',
    submit: 'migrationForm.submit',
    fields: [
      ['migrationForm.fields.provider', 'Elsewhere'],
      ['migrationForm.fields.websiteUrl', 'https://ana.example'],
      ['migrationForm.fields.email', 'ana.ruiz@example.com'],
      ['migrationForm.fields.specialRequirements', 'Two mailboxes'],
    ],
  },
  {
    name: 'search on the home page',
    path: '/en',
    within: '.hero__search',
    fields: [['domainHero.field', 'otterbean-ruiz.com']],
  },
  {
    name: 'domain search',
    path: '/en/domains/search?q=-otter',
    within: '.search-row',
    fields: [['domainSearch.inputLabel', 'otterbean-ruiz.com']],
  },
  {
    name: 'compact domain search',
    path: '/en/domains/search?q=otterbean',
    within: '.search-sticky__form',
    open: async (visitor) => {
      await visitor.sees(words('domainSearch.chooseRow'))
      await visitor.scrollsPast('.search-hero')
    },
    fields: [['domainSearch.inputLabel', 'otterbean-ruiz.com']],
  },
  {
    name: 'search as a section',
    path: '/en/customization/hosting',
    within: '.name-form',
    submit: 'domainSearchWidget.search',
    fields: [['domainSearchWidget.field', 'otterbean-ruiz.com']],
  },
  {
    name: 'WHOIS',
    path: '/en/domains/whois',
    within: '.name-form',
    submit: 'whoisLookup.lookUp',
    fields: [['whoisLookup.field', 'otterbean.com']],
  },
  {
    name: 'DNS',
    path: '/en/domains/dns',
    within: '.name-form',
    submit: 'dnsLookup.lookUp',
    fields: [['dnsLookup.field', 'otterbean.com']],
  },
  {
    name: 'bulk search',
    path: '/en/domains/bulk-search',
    within: '.bulk-form',
    submit: 'bulkSearch.search',
    fields: [['bulkSearch.field', 'otterbean.com\nruiz.net']],
  },
  {
    name: 'transfer',
    path: '/en/domains/transfer',
    within: '.wizard__search',
    submit: 'transferWizard.lookUp',
    fields: [['transferWizard.domainLabel', 'otterbean-ruiz.com']],
  },
  {
    name: 'configurator',
    path: '/en/customization/domain',
    within: '.configurator',
    submit: 'cart.add',
    fields: [['estimate.name', 'otterbean.com']],
  },
  { name: 'endings', path: '/en/domains/endings', within: '.more-endings', refusesEmpty: false, fields: [['endings.label', 'berlin']] },
  {
    name: 'resources',
    path: '/en/knowledge-base',
    within: '.resources__controls',
    refusesEmpty: false,
    fields: [['resourceCentre.filter', 'mailbox']],
  },
  {
    name: 'search of a page that is not there',
    path: '/en/no-such-page',
    within: '.error-page__search',
    refusesEmpty: false,
    fields: [['errorPages.searchLabel', 'otterbean']],
  },
  {
    name: 'site search',
    path: '/en/hosting',
    within: '.site-search',
    open: (visitor) => visitor.click('.site-search__button'),
    refusesEmpty: false,
    fields: [['siteSearch.field', 'mailbox']],
  },
]
