import type { CollectionConfig } from 'payload'
import { addons } from './addons'
import { automaticDiscounts } from './automatic-discounts'
import { carts } from './carts'
import { caseStudies } from './case-studies'
import { contactMessages } from './contact-messages'
import { coupons } from './coupons'
import { currencies } from './currencies'
import { customers } from './customers'
import { domains } from './domains'
import { extensions } from './extensions'
import { faqs } from './faqs'
import { media } from './media'
import { metrics } from './metrics'
import { migrationRequests } from './migration-requests'
import { orders } from './orders'
import { pages } from './pages'
import { payments } from './payments'
import { redemptions } from './redemptions'
import { resources } from './resources'
import { services } from './services'
import { technologies } from './technologies'
import { testimonials } from './testimonials'
import { transferPrices } from './transfer-prices'
import { transfers } from './transfers'
import { users } from './users'

/** In the order of the admin's menu: content, catalogue, promotions, sales, customers, settings. */
export const collections: CollectionConfig[] = [
  pages,
  faqs,
  testimonials,
  caseStudies,
  resources,
  technologies,
  metrics,
  media,
  services,
  extensions,
  addons,
  transferPrices,
  currencies,
  coupons,
  automaticDiscounts,
  orders,
  payments,
  carts,
  redemptions,
  transfers,
  customers,
  domains,
  migrationRequests,
  contactMessages,
  users,
]
