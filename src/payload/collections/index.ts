import type { CollectionConfig } from 'payload'
import { addons } from './addons'
import { apiKeys } from './api-keys'
import { automaticDiscounts } from './automatic-discounts'
import { carts } from './carts'
import { caseStudies } from './case-studies'
import { codeBatches } from './code-batches'
import { contactMessages } from './contact-messages'
import { coupons } from './coupons'
import { currencies } from './currencies'
import { customerSessions } from './customer-sessions'
import { customers } from './customers'
import { domains } from './domains'
import { extensions } from './extensions'
import { faqs } from './faqs'
import { invoices } from './invoices'
import { mailOutbox } from './mail-outbox'
import { media } from './media'
import { mediaFolders } from './media-folders'
import { messageOverrides } from './message-overrides'
import { metrics } from './metrics'
import { migrationRequests } from './migration-requests'
import { domainReservations } from './name-holds'
import { orders } from './orders'
import { pages } from './pages'
import { paymentReports } from './payment-reports'
import { payments } from './payments'
import { provisionTasks } from './provision-tasks'
import { redemptions } from './redemptions'
import { redirects } from './redirects'
import { refunds } from './refunds'
import { registrarTasks } from './registrar-tasks'
import { resources } from './resources'
import { services } from './services'
import { staffActions } from './staff-actions'
import { subscriptions } from './subscriptions'
import { technologies } from './technologies'
import { testimonials } from './testimonials'
import { transferPrices } from './transfer-prices'
import { transfers } from './transfers'
import { users } from './users'
import { webhookDeliveries } from './webhook-deliveries'
import { webhookEndpoints } from './webhook-endpoints'

/** In the order of the admin menu: content, catalogue, promotions, sales, customers, settings. */
export const collections: CollectionConfig[] = [
  pages,
  faqs,
  testimonials,
  caseStudies,
  resources,
  technologies,
  metrics,
  media,
  mediaFolders,
  messageOverrides,
  services,
  extensions,
  addons,
  transferPrices,
  currencies,
  coupons,
  codeBatches,
  automaticDiscounts,
  orders,
  payments,
  refunds,
  invoices,
  paymentReports,
  carts,
  redemptions,
  domainReservations,
  transfers,
  registrarTasks,
  customers,
  customerSessions,
  domains,
  subscriptions,
  provisionTasks,
  migrationRequests,
  contactMessages,
  mailOutbox,
  users,
  apiKeys,
  staffActions,
  webhookEndpoints,
  webhookDeliveries,
  redirects,
]
