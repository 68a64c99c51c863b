import type { EndpointDefinition } from './http/endpoint-definition'
import { accountCalls } from './calls/account'
import { addressFormats } from './calls/address-formats'
import { addons } from './calls/addons'
import { postCartCode } from './calls/cart/add-code'
import { postCartItem } from './calls/cart/add-item'
import { patchCartItem } from './calls/cart/change-item'
import { readCart } from './calls/cart/read-cart'
import { readUnpaidOrder } from './calls/cart/read-unpaid-order'
import { deleteCartCode } from './calls/cart/remove-code'
import { deleteCartItem } from './calls/cart/remove-item'
import { patchCart } from './calls/cart/set-currency'
import { checkout } from './calls/checkout'
import { contact } from './calls/contact'
import { whois } from './calls/whois'
import { transferCheck, transfers } from './calls/transfers'
import { dns } from './calls/dns'
import { bulkSearch } from './calls/bulk-search'
import { domainSearch } from './calls/domain-search'
import { domainSuggestions } from './calls/domain-suggestions'
import { extensions } from './calls/extensions'
import { live, ready } from './calls/health'
import { migrationRequests } from './calls/migration-requests'
import { openApi } from './calls/openapi'
import { order } from './calls/order'
import { sandboxWebhook, stripeWebhook } from './calls/payments/webhook'
import { quote } from './calls/quote'
import { sectionData } from './calls/section-data'
import { services } from './calls/services'
import { siteSearch } from './calls/site-search'
import { validateDiscount } from './calls/validate-discount'

/** Every call of the contract, in the order of its document. */
export const calls: readonly EndpointDefinition[] = [
  sectionData,
  siteSearch,
  services,
  extensions,
  addons,
  addressFormats,
  domainSearch,
  domainSuggestions,
  bulkSearch,
  whois,
  dns,
  quote,
  validateDiscount,
  readCart,
  readUnpaidOrder,
  patchCart,
  postCartItem,
  patchCartItem,
  deleteCartItem,
  postCartCode,
  deleteCartCode,
  transferCheck,
  transfers,
  checkout,
  order,
  stripeWebhook,
  sandboxWebhook,
  migrationRequests,
  contact,
  ...accountCalls,
  live,
  ready,
  openApi(() => calls),
]
