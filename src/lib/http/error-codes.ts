import type { CouponInputError } from '@/core/cart/cart'
import { rowConditions, type RowCondition, type RejectionReason } from '@/core/discounts/coupons'
import type { DomainNameError } from '@/core/domains/types'
import type { ErrorCode } from '@/lib/http/http-error'

/** Error codes of staff calls, whose messages belong to the admin. */
type StaffErrorCode = 'not-possible' | 'state-conflict' | 'payment-provider-failed'

/** Every `error.code` the API can return. */
export type ApiErrorCode = ErrorCode | StaffErrorCode | CouponInputError | RejectionReason | `validation.${DomainNameError}`

interface ErrorEntry {
  /** 400: malformed; 422: valid but not possible; 409: conflicts with the current state. */
  readonly status: number
  readonly cause: string
  readonly fix: string
}

const chooseAnotherCode = 'Ask the buyer for another code, or order without one.'
const correctDomain = 'Correct the domain and send it again.'
const logIn = 'Log in with `POST /api/account/login` and send the session cookie.'
const startAgain = 'Start again from the first step.'
const readCatalog = 'Reload the catalogue and use a value that it lists.'
const retryLater = 'Retry with exponential backoff. Nothing was changed.'

/** Conditions stored as rows need no separate entries. */
const ofConditions = Object.fromEntries(
  rowConditions.map(({ code }) => [code, { status: 422, cause: `The code’s condition \`${code}\` is not met.`, fix: chooseAnotherCode }]),
) as Readonly<Record<RowCondition['code'], ErrorEntry>>

/** The API's error contract: the source of response statuses and of the OpenAPI document's list of codes. */
export const errorCodes = {
  'invalid-request': {
    status: 400,
    cause: 'The body, query or a path parameter does not match its schema.',
    fix: 'Correct the fields listed in `error.fields`.',
  },
  'invalid-json': { status: 400, cause: 'The body is not valid JSON.', fix: 'Send a JSON document in UTF-8.' },
  'body-too-large': { status: 413, cause: 'The body is larger than 64 KiB.', fix: 'Split the request into smaller ones.' },
  'unsupported-media-type': {
    status: 415,
    cause: 'The body is not `application/json`.',
    fix: 'Set `Content-Type: application/json`.',
  },
  forbidden: { status: 403, cause: 'The key or session lacks permission.', fix: 'Use a key with the scope that the call requires.' },
  'forbidden-origin': {
    status: 403,
    cause: 'A change request carried a cookie without the shop’s `Origin`, or a foreign `Origin`.',
    fix: 'Outside a browser, send a token or key instead of the cookie, or set `Origin` to the shop’s URL.',
  },
  'too-many-requests': { status: 429, cause: 'The call’s rate limit has been exceeded.', fix: 'Wait `Retry-After` seconds.' },
  'too-many-logins': {
    status: 429,
    cause: 'There were too many wrong passwords.',
    fix: 'Wait up to 15 minutes, or reset the password.',
  },
  'too-many-tries': { status: 429, cause: 'There were too many wrong codes.', fix: 'Wait up to an hour.' },
  'not-signed-in': { status: 401, cause: 'The call requires a customer session.', fix: logIn },
  'invalid-api-key': { status: 401, cause: 'The API key is wrong, expired or revoked.', fix: 'Use a valid key.' },
  'wrong-credentials': { status: 401, cause: 'Email and password do not match an account.', fix: 'Check both, or reset the password.' },
  'email-unconfirmed': { status: 403, cause: 'The account’s email address is not confirmed yet.', fix: 'Follow the link in the email.' },
  'link-spent': { status: 410, cause: 'The link has been used or has expired.', fix: 'Request a new link.' },
  'wrong-password': { status: 422, cause: 'The password is wrong.', fix: 'Ask for the password again.' },
  'confirmation-mismatch': { status: 422, cause: 'The typed confirmation does not match.', fix: 'Ask for it again.' },
  'email-unchanged': { status: 422, cause: 'The new email address is the current one.', fix: 'Send another address.' },
  'weak-password': {
    status: 422,
    cause: 'The new password is easy to guess.',
    fix: 'Choose a longer password that does not contain the name or email.',
  },
  'address-has-account': { status: 409, cause: 'The email address already has an account.', fix: 'Log in instead.' },
  'wrong-code': { status: 422, cause: 'The one-time code or recovery code is wrong.', fix: 'Ask for the current code.' },
  'begin-again': { status: 410, cause: 'The setup or login step has expired.', fix: startAgain },
  'two-step-on': { status: 409, cause: 'Two-step login is already on.', fix: 'Turn it off first.' },
  'two-step-off': { status: 409, cause: 'Two-step login is off.', fix: 'Turn it on first.' },
  'passkey-refused': { status: 422, cause: 'The authenticator’s response could not be verified.', fix: startAgain },
  'too-many-passkeys': { status: 422, cause: 'The account has reached the passkey limit.', fix: 'Remove one first.' },
  'not-found': {
    status: 404,
    cause: 'There is no such path or object, or the caller may not see it.',
    fix: 'Check the path, the id and the token.',
  },
  'method-not-allowed': { status: 405, cause: 'The path exists, but not with this method.', fix: 'Use a method listed in `Allow`.' },
  unavailable: {
    status: 503,
    cause: 'The database or a provider is not responding.',
    fix: 'Retry after `Retry-After` seconds. Nothing was changed.',
  },
  internal: { status: 500, cause: 'An internal error occurred.', fix: 'Retry once, then report `error.requestId`.' },
  'unknown-currency': { status: 400, cause: 'The shop does not sell in this currency.', fix: 'Use one of the shop’s currencies.' },
  'unknown-product': { status: 422, cause: 'No product has this id.', fix: readCatalog },
  'unknown-extension': { status: 422, cause: 'The shop does not sell this domain extension.', fix: readCatalog },
  'period-not-offered': {
    status: 422,
    cause: 'The product is not sold with this billing period.',
    fix: 'Use a key of the product’s `pricing`.',
  },
  'years-not-offered': {
    status: 422,
    cause: 'The registry does not allow this many years.',
    fix: 'Stay within the extension’s `maxYears`.',
  },
  'coverage-not-offered': { status: 422, cause: 'The certificate is not sold with this coverage.', fix: 'Use one of its `coverages`.' },
  'payment-type-not-offered': {
    status: 422,
    cause: 'The product cannot be paid for this way.',
    fix: 'Use one of its `paymentTypes.available`.',
  },
  'quantity-out-of-range': { status: 422, cause: 'The quantity is not between 1 and 99.', fix: 'Send a quantity between 1 and 99.' },
  'duplicate-line': { status: 409, cause: 'The domain is already in the cart.', fix: 'Change the line identified by `lineId`.' },
  'addon-without-domain': {
    status: 422,
    cause: 'An add-on does not name a domain in the same cart.',
    fix: 'Set `serviceData.domain` to a domain in the request or the cart.',
  },
  'domain-not-attachable': {
    status: 422,
    cause: 'The product does not take a domain, or the domain is not valid for it.',
    fix: correctDomain,
  },
  'too-many-domains': {
    status: 422,
    cause: 'The plan allows fewer domains, or the certificate fewer names.',
    fix: 'Stay within `maxDomains`, or choose a larger plan.',
  },
  'incomplete-bundle': { status: 422, cause: 'A part of a configured server is missing.', fix: 'Send every part with the same `bundle`.' },
  'billing-address-missing': {
    status: 422,
    cause: 'The account has no billing address.',
    fix: 'Send one with `PATCH /api/account/profile`.',
  },
  'vat-id-invalid': { status: 400, cause: 'The VAT number is not valid in the billing country.', fix: 'Correct or omit it.' },
  'amount-out-of-range': { status: 422, cause: 'The total is larger than the shop can charge.', fix: 'Split the order.' },
  'unknown-line': { status: 404, cause: 'The cart has no line with this id.', fix: 'Read the cart again.' },
  'dns-record': { status: 422, cause: 'The DNS record is not valid.', fix: 'Correct the record.' },
  'dns-changed': { status: 409, cause: 'The DNS zone has changed since it was read.', fix: 'Read the zone again.' },
  'dns-unavailable': { status: 503, cause: 'The DNS host is not responding.', fix: retryLater },
  'figures-changed': {
    status: 409,
    cause: 'An amount has changed since the preview.',
    fix: 'Show the new `preview` and confirm its `figures`.',
  },
  'subscription-state': {
    status: 409,
    cause: 'The subscription’s state does not allow this; `reason` says why.',
    fix: 'Read the subscription again.',
  },
  'subscription-change': {
    status: 422,
    cause: 'The subscription cannot be changed this way; `reason` says why.',
    fix: 'Choose one of the offered changes.',
  },
  'precondition-failed': {
    status: 412,
    cause: '`If-Match` does not match the document’s current version.',
    fix: 'Read the document again and repeat the change.',
  },
  'job-closed': {
    status: 409,
    cause: 'The job was closed with a different outcome, or is no longer needed.',
    fix: 'Claim the next job.',
  },
  'money-back-refused': { status: 409, cause: 'Nothing can be refunded; `reason` says why.', fix: 'Contact support.' },
  nameservers: { status: 422, cause: 'The nameservers are not valid.', fix: 'Send 2 to 13 host names.' },
  'unknown-code': { status: 404, cause: 'The discount code is not in the cart.', fix: 'Read the cart again.' },
  'too-many-lines': { status: 422, cause: 'The cart is full.', fix: 'Remove a line first.' },
  'too-many-codes': { status: 422, cause: 'The cart has reached the limit for discount codes.', fix: 'Remove a code first.' },
  'empty-cart': { status: 422, cause: 'There is nothing to order.', fix: 'Add an item, or send `cart`.' },
  'terms-required': { status: 422, cause: 'The buyer has not accepted the terms.', fix: 'Ask the buyer, then send `acceptTerms: true`.' },
  'authorization-code-required': { status: 400, cause: 'A domain transfer lacks its auth code.', fix: 'Send `authorizationCode`.' },
  'authorization-code-invalid': {
    status: 400,
    cause: 'The auth code is shorter than 6 characters or has a format that no registry uses.',
    fix: 'Ask the current registrar for the code.',
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
    fix: 'Send 1 to 255 visible ASCII characters, unique to each order.',
  },
  'idempotency-mismatch': { status: 409, cause: 'The key belongs to an order with a different body.', fix: 'Use a new key.' },
  'domain-unavailable': {
    status: 409,
    cause: 'At least one domain cannot be registered; see `domains`.',
    fix: 'Remove it or choose another.',
  },
  'domain-held': { status: 409, cause: 'An unpaid order reserves the domain.', fix: 'Try again later or choose another.' },
  'domain-ordered': {
    status: 409,
    cause: 'The buyer’s own unpaid order contains the domain.',
    fix: 'Pay the order given in `orderNumber`. If it stays unpaid, it is cancelled automatically.',
  },
  'too-many-unpaid-domains': {
    status: 409,
    cause: 'The buyer’s unpaid orders reserve too many domains.',
    fix: 'Pay one of those orders or order fewer domains. Unpaid orders are cancelled automatically.',
  },
  'code-in-unpaid-order': {
    status: 409,
    cause: 'An unpaid order from the buyer or their network uses the code.',
    fix: 'Pay that order or omit the code. Unpaid orders are cancelled automatically.',
  },
  'domain-here': { status: 409, cause: 'The domain is already registered through this shop.', fix: 'Omit the transfer.' },
  'domain-not-registered': {
    status: 422,
    cause: 'The domain is not registered, so it cannot be transferred.',
    fix: 'Register it instead.',
  },
  'payment-method-unavailable': { status: 422, cause: 'The shop does not offer this payment method.', fix: 'Use another method.' },
  'language-not-found': { status: 400, cause: 'The shop does not support this language.', fix: 'Use one of the shop’s languages.' },
  'section-not-found': { status: 404, cause: 'There is no section with this name.', fix: 'Check the name.' },
  'section-failed': { status: 500, cause: 'The section could not be loaded.', fix: retryLater },
  'services-failed': { status: 500, cause: 'The plans could not be loaded.', fix: retryLater },
  'not-possible': { status: 422, cause: 'The object does not allow this operation.', fix: 'Correct the request.' },
  'state-conflict': { status: 409, cause: 'The object’s state does not allow this.', fix: 'Read the object again.' },
  'payment-provider-failed': {
    status: 502,
    cause: 'The payment provider did not confirm the result.',
    fix: 'Send the same request with the same `key` again.',
  },
  required: { status: 422, cause: 'The discount code is empty.', fix: 'Send a code.' },
  'already-applied': { status: 422, cause: 'The code is already in the cart.', fix: 'No action is needed.' },
  unknown: { status: 422, cause: 'There is no such discount code.', fix: chooseAnotherCode },
  inactive: { status: 422, cause: 'The code is disabled.', fix: chooseAnotherCode },
  'not-started': { status: 422, cause: 'The code is not valid yet.', fix: chooseAnotherCode },
  expired: { status: 422, cause: 'The code has expired.', fix: chooseAnotherCode },
  'usage-limit': { status: 422, cause: 'The code has been used up.', fix: chooseAnotherCode },
  'login-required': { status: 422, cause: 'The code is limited per customer.', fix: logIn },
  'customer-limit': { status: 422, cause: 'The customer has already used the code.', fix: chooseAnotherCode },
  'first-time-only': { status: 422, cause: 'The code is valid for first orders only.', fix: chooseAnotherCode },
  'minimum-amount': { status: 422, cause: 'The cart total is too low for the code.', fix: 'Add items, or order without it.' },
  'minimum-quantity': { status: 422, cause: 'The cart has too few items for the code.', fix: 'Add items, or order without it.' },
  'not-applicable': { status: 422, cause: 'The code does not apply to anything in the cart.', fix: chooseAnotherCode },
  'not-combinable': { status: 422, cause: 'The code cannot be combined with another code.', fix: 'Keep only one of them.' },
  'no-effect': { status: 422, cause: 'The code would not lower the price.', fix: 'Order without it.' },
  ...ofConditions,
  'validation.required': { status: 400, cause: 'The domain is empty.', fix: correctDomain },
  'validation.invalidFormat': {
    status: 400,
    cause: 'The value is not a domain with an extension, such as example.com.',
    fix: correctDomain,
  },
  'validation.noDomainName': { status: 400, cause: 'There is nothing before the extension.', fix: correctDomain },
  'validation.tooShort': { status: 400, cause: 'The domain is shorter than its registry allows.', fix: correctDomain },
  'validation.tooLong': { status: 400, cause: 'The domain is longer than 63 characters.', fix: correctDomain },
  'validation.invalidCharacters': {
    status: 400,
    cause: 'The domain contains characters other than the letters a to z, digits and hyphens.',
    fix: correctDomain,
  },
  'validation.hyphenPosition': { status: 400, cause: 'The domain begins or ends with a hyphen.', fix: correctDomain },
  'validation.consecutiveHyphens': { status: 400, cause: 'The domain has two hyphens in a row.', fix: correctDomain },
  'validation.allNumbers': { status: 400, cause: 'The domain contains only digits.', fix: correctDomain },
  'validation.reservedWord': { status: 400, cause: 'The registries reserve this word.', fix: correctDomain },
} as const satisfies Record<ApiErrorCode, ErrorEntry>

export const apiErrorCodes = Object.keys(errorCodes) as readonly ApiErrorCode[]

export const statusOfCode = (code: ApiErrorCode): number => errorCodes[code].status
