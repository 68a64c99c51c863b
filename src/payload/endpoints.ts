import type { EndpointDefinition } from '@/lib/http/endpoint'
import {
  patchDomain,
  postRenewal,
  readDomains,
  whois,
  transferCheck,
  transfers,
  dns,
  bulkSearch,
  domainSearch,
  domainSuggestions,
} from '@/modules/domains/endpoints'
import {
  postDelete,
  readExport,
  postForgottenPassword,
  claimOrder,
  readOrders,
  patchPassword,
  patchProfile,
  readProfile,
  register,
  reset,
  verify,
} from '@/modules/accounts/endpoints'
import {
  login,
  loginCode,
  logout,
  deletePasskey,
  postPasskey,
  postPasskeyLogin,
  postPasskeyLoginSetup,
  postPasskeySetup,
  readPasskeys,
  readSession,
  deleteOtherSessions,
  deleteSession,
  readSessions,
  postNewCodes,
  postRecoveryCodes,
  postTwoStep,
  postTwoStepOff,
  postTwoStepSetup,
  readTwoStep,
} from '@/modules/auth/endpoints'
import {
  deleteChange,
  postChange,
  postChangePreview,
  readChange,
  postCancel,
  postMoneyBack,
  postResume,
  readMoneyBack,
  patchSubscription,
  readSubscription,
  readSubscriptions,
} from '@/modules/subscriptions/endpoints'
import { addressFormats, checkout, shop } from '@/modules/checkout/endpoints'
import { addons, extensions, services } from '@/modules/catalog/endpoints'
import { postCartCode, postCartItem, patchCartItem, readCart, deleteCartCode, deleteCartItem, patchCart } from '@/modules/cart/endpoints'
import { readUnpaidOrder, order, orderByFormerPath } from '@/modules/orders/endpoints'
import { contact, migrationRequests } from '@/modules/inquiries/endpoints'
import { postClaim, postClose } from '@/modules/provisioning/endpoints'
import { live, ready } from './http/health'
import { mcp } from './http/mcp/endpoint'
import { openApi } from './http/openapi/document'
import { paymentWebhooks } from '@/modules/payments/endpoints'
import { quote, validateDiscount } from '@/modules/pricing/endpoints'
import { sectionData, siteSearch } from '@/modules/content/endpoints'

/** In the order of the API document. */
const accountCalls: readonly EndpointDefinition[] = [
  readSession,
  register,
  verify,
  login,
  loginCode,
  postPasskeyLoginSetup,
  postPasskeyLogin,
  logout,
  postForgottenPassword,
  reset,
  patchPassword,
  readProfile,
  patchProfile,
  readSessions,
  deleteSession,
  deleteOtherSessions,
  readTwoStep,
  postTwoStepSetup,
  postTwoStep,
  postTwoStepOff,
  postNewCodes,
  postRecoveryCodes,
  readPasskeys,
  postPasskeySetup,
  postPasskey,
  deletePasskey,
  readOrders,
  claimOrder,
  readDomains,
  patchDomain,
  postRenewal,
  readSubscriptions,
  readSubscription,
  patchSubscription,
  readChange,
  postChangePreview,
  postChange,
  deleteChange,
  postCancel,
  postResume,
  readMoneyBack,
  postMoneyBack,
  readExport,
  postDelete,
]

/** Every public API call, in the order of the API document. */
export const calls: readonly EndpointDefinition[] = [
  sectionData,
  siteSearch,
  shop,
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
  orderByFormerPath,
  ...paymentWebhooks,
  postClaim,
  postClose,
  migrationRequests,
  contact,
  mcp,
  ...accountCalls,
  live,
  ready,
  openApi(() => calls),
]

const known = calls.map((definition) => {
  const { path, routePath = path } = definition
  return { definition, pattern: new RegExp(`^/api${routePath.replaceAll('.', '\\.').replace(/:\w+\*?/g, '[^/]+')}/?$`) }
})

/** The shop's own endpoints at a path, one per method. */
export const callsAt = (pathname: string): readonly EndpointDefinition[] =>
  known.flatMap(({ definition, pattern }) => (pattern.test(pathname) ? [definition] : []))

/** For the `Allow` header; GET endpoints also handle HEAD (R23). */
export const allowedMethods = (definitions: readonly EndpointDefinition[]): string =>
  [...new Set([...definitions.flatMap(({ method }) => (method === 'get' ? ['GET', 'HEAD'] : [method.toUpperCase()])), 'OPTIONS'])].join(
    ', ',
  )
