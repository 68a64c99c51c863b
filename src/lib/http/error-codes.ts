import type { CouponInputError } from '@/core/cart/cart'
import { rowConditions, type RowCondition } from '@/core/discounts/types'
import type { RejectionReason } from '@/core/discounts/coupons'
import type { DomainNameError } from '@/core/domains/types'
import type { ErrorCode } from '@/lib/http/http-error'

/** Codes of staff calls, whose messages are part of the admin. */
type StaffErrorCode = 'not-possible' | 'state-conflict' | 'payment-provider-failed'

/** Every `error.code` the API can return. */
export type ApiErrorCode = ErrorCode | StaffErrorCode | CouponInputError | RejectionReason | `validation.${DomainNameError}`

interface ErrorEntry {
  /** 400 malformed, 422 valid but not possible, 409 conflict with the current state. */
  readonly status: number
  readonly cause: string
  readonly fix: string
}

const chooseAnotherCode = 'Ask the buyer for another code, or order without it.'
const correctDomain = 'Correct the domain and send it again.'
const logIn = 'Log in with `POST /api/account/login` and send the session cookie.'
const startAgain = 'Start again from the first step.'
const readCatalog = 'Read the catalogue again and send what it lists.'
const retryLater = 'Retry with exponential backoff. Nothing was changed.'

/** Conditions stored as rows need no entry of their own. */
const ofConditions = Object.fromEntries(
  rowConditions.map(({ code }) => [
    code,
    { status: 422, cause: `The condition \`${code}\` of the code is not met.`, fix: chooseAnotherCode },
  ]),
) as Readonly<Record<RowCondition['code'], ErrorEntry>>

/** The API's error contract: responses take their status here, the OpenAPI document its list of codes. */
export const errorCodes = {
  'invalid-request': {
    status: 400,
    cause: 'The body, the query or a path parameter breaks its schema.',
    fix: 'Correct what `error.fields` names.',
  },
  'invalid-json': { status: 400, cause: 'The body is not valid JSON.', fix: 'Send a JSON document in UTF-8.' },
  'body-too-large': { status: 413, cause: 'The body is larger than 64 KiB.', fix: 'Split the request.' },
  'unsupported-media-type': {
    status: 415,
    cause: 'The body is not `application/json`.',
    fix: 'Set `Content-Type: application/json`.',
  },
  forbidden: { status: 403, cause: 'The key or the session may not do this.', fix: 'Use a key with the scope that the call names.' },
  'forbidden-origin': {
    status: 403,
    cause: 'A change came with a cookie but without the shop’s `Origin`, or with a foreign `Origin`.',
    fix: 'Outside a browser, send a token or a key instead of the cookie, or add `Origin` with the address of the shop.',
  },
  'too-many-requests': { status: 429, cause: 'The rate limit of the call is used up.', fix: 'Wait for `Retry-After` seconds.' },
  'too-many-logins': {
    status: 429,
    cause: 'Too many wrong passwords for this address.',
    fix: 'Wait up to 15 minutes, or reset the password.',
  },
  'too-many-tries': { status: 429, cause: 'Too many wrong codes.', fix: 'Wait up to an hour.' },
  'not-signed-in': { status: 401, cause: 'The call needs a customer’s session.', fix: logIn },
  'invalid-api-key': { status: 401, cause: 'The API key is wrong, expired or revoked.', fix: 'Use a valid key.' },
  'wrong-credentials': { status: 401, cause: 'Email and password do not match an account.', fix: 'Check both, or reset the password.' },
  'email-unconfirmed': { status: 403, cause: 'The account’s email address is not confirmed yet.', fix: 'Follow the link in the email.' },
  'link-spent': { status: 410, cause: 'The link was used or has expired.', fix: 'Ask for a new link.' },
  'wrong-password': { status: 422, cause: 'The password is not the account’s.', fix: 'Ask for the password again.' },
  'confirmation-mismatch': { status: 422, cause: 'The typed confirmation differs from what it confirms.', fix: 'Ask for it again.' },
  'email-unchanged': { status: 422, cause: 'The new email address is the current one.', fix: 'Send another address.' },
  'weak-password': { status: 422, cause: 'The new password is easy to guess.', fix: 'Choose a longer password without the name or email.' },
  'address-has-account': { status: 409, cause: 'The email address has an account.', fix: 'Log in instead.' },
  'wrong-code': { status: 422, cause: 'The one-time code or recovery code is wrong.', fix: 'Ask for the current code.' },
  'begin-again': { status: 410, cause: 'The setup or login step has expired.', fix: startAgain },
  'two-step-on': { status: 409, cause: 'Two-step login is on already.', fix: 'Turn it off first.' },
  'two-step-off': { status: 409, cause: 'Two-step login is off.', fix: 'Turn it on first.' },
  'passkey-refused': { status: 422, cause: 'The authenticator’s response could not be verified.', fix: startAgain },
  'too-many-passkeys': { status: 422, cause: 'The account has the most passkeys it can have.', fix: 'Remove one first.' },
  'not-found': {
    status: 404,
    cause: 'There is no such path or object, or the caller may not see it.',
    fix: 'Check the path, the id and the token.',
  },
  'method-not-allowed': { status: 405, cause: 'The path exists, but not with this method.', fix: 'Use a method that `Allow` lists.' },
  unavailable: {
    status: 503,
    cause: 'The database or a provider does not answer.',
    fix: 'Retry after `Retry-After` seconds. Nothing was changed.',
  },
  internal: { status: 500, cause: 'The shop failed.', fix: 'Retry once, then report `error.requestId`.' },
  'unknown-currency': { status: 400, cause: 'The shop does not sell in this currency.', fix: 'Use a currency of the shop.' },
  'unknown-product': { status: 422, cause: 'No product has this id.', fix: readCatalog },
  'unknown-extension': { status: 422, cause: 'The shop does not sell this domain extension.', fix: readCatalog },
  'period-not-offered': {
    status: 422,
    cause: 'The product is not sold for this billing period.',
    fix: 'Use a key of the product’s `pricing`.',
  },
  'years-not-offered': {
    status: 422,
    cause: 'The registry does not take this many years.',
    fix: 'Stay within the extension’s `maxYears`.',
  },
  'coverage-not-offered': { status: 422, cause: 'The certificate does not have this coverage.', fix: 'Use one of its `coverages`.' },
  'payment-type-not-offered': {
    status: 422,
    cause: 'The product cannot be paid this way.',
    fix: 'Use one of its `paymentTypes.available`.',
  },
  'quantity-out-of-range': { status: 422, cause: 'The quantity is not between 1 and 99.', fix: 'Send a quantity between 1 and 99.' },
  'duplicate-line': { status: 409, cause: 'The domain is in the cart already.', fix: 'Change the line that `lineId` names.' },
  'addon-without-domain': {
    status: 422,
    cause: 'An add-on names no domain of the same cart.',
    fix: 'Set `serviceData.domain` to a domain that is sent with it or is in the cart.',
  },
  'domain-not-attachable': {
    status: 422,
    cause: 'This product is not for a domain, or the domain is not valid for it.',
    fix: correctDomain,
  },
  'too-many-domains': {
    status: 422,
    cause: 'The product is for fewer domains, or the certificate for fewer names.',
    fix: 'Stay within its `maxDomains`, or choose a bigger plan.',
  },
  'incomplete-bundle': { status: 422, cause: 'A part of a configured server is missing.', fix: 'Send every part with the same `bundle`.' },
  'billing-address-missing': {
    status: 422,
    cause: 'The account has no billing address.',
    fix: 'Send one with `PATCH /api/account/profile`.',
  },
  'vat-id-invalid': { status: 400, cause: 'The VAT number does not fit the billing country.', fix: 'Correct it or leave it out.' },
  'amount-out-of-range': { status: 422, cause: 'The total is larger than the shop can charge.', fix: 'Split the order.' },
  'unknown-line': { status: 404, cause: 'The cart has no such line.', fix: 'Read the cart again.' },
  'dns-record': { status: 422, cause: 'The DNS record is not valid.', fix: 'Correct the record.' },
  'dns-changed': { status: 409, cause: 'The DNS zone was changed meanwhile.', fix: 'Read the zone again.' },
  'dns-unavailable': { status: 503, cause: 'The DNS host does not answer.', fix: retryLater },
  'figures-changed': { status: 409, cause: 'An amount has changed since the preview.', fix: 'Show `preview` and confirm its `figures`.' },
  'subscription-state': {
    status: 409,
    cause: 'The subscription’s state does not allow this; `reason` says which.',
    fix: 'Read the subscription again.',
  },
  'subscription-change': {
    status: 422,
    cause: 'The subscription cannot become this; `reason` says why.',
    fix: 'Choose from the offered changes.',
  },
  'precondition-failed': {
    status: 412,
    cause: '`If-Match` names another version of the document than the current one.',
    fix: 'Read the document again and repeat the change.',
  },
  'job-closed': {
    status: 409,
    cause: 'The job was closed with another outcome, or is no longer needed.',
    fix: 'Claim the next one.',
  },
  'money-back-refused': { status: 409, cause: 'Nothing can be refunded; `reason` says why.', fix: 'Contact support.' },
  nameservers: { status: 422, cause: 'The nameservers are not valid.', fix: 'Send 2 to 13 host names.' },
  'unknown-code': { status: 404, cause: 'The cart does not have this discount code.', fix: 'Read the cart again.' },
  'too-many-lines': { status: 422, cause: 'The cart is full.', fix: 'Remove a line first.' },
  'too-many-codes': { status: 422, cause: 'The cart has the most codes it can have.', fix: 'Remove a code first.' },
  'empty-cart': { status: 422, cause: 'There is nothing to order.', fix: 'Add an item, or send `cart`.' },
  'terms-required': { status: 422, cause: 'The buyer has not accepted the terms.', fix: 'Ask the buyer, then send `acceptTerms: true`.' },
  'authorization-code-required': { status: 400, cause: 'A domain transfer has no auth code.', fix: 'Send `authorizationCode`.' },
  'authorization-code-invalid': {
    status: 400,
    cause: 'The auth code is shorter than 6 characters or has a form that no registry uses.',
    fix: 'Ask the current registrar for it.',
  },
  'name-not-public': { status: 422, cause: 'The name is not on the public internet.', fix: 'Send a public host name.' },
  'quote-changed': {
    status: 409,
    cause: 'The total differs from `expectedTotal`. Nothing was ordered.',
    fix: 'Show `quote` to the buyer and send its total with a new key.',
  },
  'idempotency-key-required': {
    status: 400,
    cause: '`Idempotency-Key` is missing or malformed.',
    fix: 'Send 1 to 255 visible ASCII characters, new for each order.',
  },
  'idempotency-mismatch': { status: 409, cause: 'The key belongs to an order with another body.', fix: 'Use a new key.' },
  'domain-unavailable': {
    status: 409,
    cause: 'A domain cannot be registered; `domains` lists them.',
    fix: 'Remove the domain or choose another.',
  },
  'domain-held': { status: 409, cause: 'An unpaid order reserves the domain.', fix: 'Try again later or choose another.' },
  'domain-ordered': {
    status: 409,
    cause: 'The buyer’s own unpaid order has the domain.',
    fix: 'Pay the order that `orderNumber` names. Unpaid, it is cancelled automatically.',
  },
  'too-many-unpaid-domains': {
    status: 409,
    cause: 'The buyer’s unpaid orders reserve too many domains.',
    fix: 'Pay one of them or order fewer domains. Unpaid orders are cancelled automatically.',
  },
  'code-in-unpaid-order': {
    status: 409,
    cause: 'An unpaid order of the buyer or their network uses the code.',
    fix: 'Pay that order or leave the code out. Unpaid orders are cancelled automatically.',
  },
  'domain-here': { status: 409, cause: 'The domain is with this shop already.', fix: 'Leave the transfer out.' },
  'domain-not-registered': {
    status: 422,
    cause: 'A domain that nobody has registered cannot be transferred.',
    fix: 'Register it instead.',
  },
  'payment-method-unavailable': { status: 422, cause: 'The shop does not offer this payment method.', fix: 'Use another method.' },
  'language-not-found': { status: 400, cause: 'The shop does not have this language.', fix: 'Use a language of the shop.' },
  'section-not-found': { status: 404, cause: 'There is no section of this name.', fix: 'Check the name.' },
  'section-failed': { status: 500, cause: 'The section could not be loaded.', fix: retryLater },
  'services-failed': { status: 500, cause: 'The plans could not be loaded.', fix: retryLater },
  'not-possible': { status: 422, cause: 'The object does not allow what was asked.', fix: 'Correct the request.' },
  'state-conflict': { status: 409, cause: 'The object’s state does not allow this.', fix: 'Read it again.' },
  'payment-provider-failed': {
    status: 502,
    cause: 'The payment provider did not say whether it worked.',
    fix: 'Send the same request with the same `key` again.',
  },
  required: { status: 422, cause: 'The discount code is empty.', fix: 'Send a code.' },
  'already-applied': { status: 422, cause: 'The cart has the code already.', fix: 'Nothing to do.' },
  unknown: { status: 422, cause: 'There is no such discount code.', fix: chooseAnotherCode },
  inactive: { status: 422, cause: 'The code is switched off.', fix: chooseAnotherCode },
  'not-started': { status: 422, cause: 'The code is not valid yet.', fix: chooseAnotherCode },
  expired: { status: 422, cause: 'The code has expired.', fix: chooseAnotherCode },
  'usage-limit': { status: 422, cause: 'The code has been used up.', fix: chooseAnotherCode },
  'login-required': { status: 422, cause: 'The code is limited per customer.', fix: logIn },
  'customer-limit': { status: 422, cause: 'The customer has used the code already.', fix: chooseAnotherCode },
  'first-time-only': { status: 422, cause: 'The code is for a first order.', fix: chooseAnotherCode },
  'minimum-amount': { status: 422, cause: 'The cart is too small for the code.', fix: 'Add items, or order without it.' },
  'minimum-quantity': { status: 422, cause: 'The cart has too few items for the code.', fix: 'Add items, or order without it.' },
  'not-applicable': { status: 422, cause: 'The code is for nothing in the cart.', fix: chooseAnotherCode },
  'not-combinable': { status: 422, cause: 'The code cannot be combined with another one.', fix: 'Keep one of the two.' },
  'no-effect': { status: 422, cause: 'The code would not lower the price.', fix: 'Order without it.' },
  ...ofConditions,
  'validation.required': { status: 400, cause: 'The domain is empty.', fix: correctDomain },
  'validation.invalidFormat': { status: 400, cause: 'This is not a domain with an extension, such as example.com.', fix: correctDomain },
  'validation.noDomainName': { status: 400, cause: 'There is nothing before the extension.', fix: correctDomain },
  'validation.tooShort': { status: 400, cause: 'The domain is shorter than its registry allows.', fix: correctDomain },
  'validation.tooLong': { status: 400, cause: 'The domain is longer than 63 characters.', fix: correctDomain },
  'validation.invalidCharacters': { status: 400, cause: 'Domains have the letters a to z, digits and hyphens.', fix: correctDomain },
  'validation.hyphenPosition': { status: 400, cause: 'The domain begins or ends with a hyphen.', fix: correctDomain },
  'validation.consecutiveHyphens': { status: 400, cause: 'The domain has two hyphens in a row.', fix: correctDomain },
  'validation.allNumbers': { status: 400, cause: 'The domain has digits only.', fix: correctDomain },
  'validation.reservedWord': { status: 400, cause: 'The registries reserve this word.', fix: correctDomain },
} as const satisfies Record<ApiErrorCode, ErrorEntry>

export const apiErrorCodes = Object.keys(errorCodes) as readonly ApiErrorCode[]

export const statusOfCode = (code: ApiErrorCode): number => errorCodes[code].status
