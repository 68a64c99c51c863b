import { errorCodes } from '@/lib/http/error-codes'

/** Guides of the API reference in Markdown, included as the document's description. */
const guides: readonly { readonly title: string; readonly text: string }[] = [
  {
    title: 'Start here',
    text: `Buying needs no account and no key:

1. \`GET /api/catalog/services\` and \`GET /api/domains/search\` list what is sold.
2. \`POST /api/pricing/quote\` prices it.
3. \`POST /api/checkout\` with the same items as \`cart\` and \`breakdown.total\` as \`expectedTotal\` orders it.
4. A person pays at \`payment.url\`, or by bank transfer with \`payment.reference\`.
5. \`GET /api/placed-orders/{orderNumber}\` with the \`accessToken\` of step 3 says when it is paid.

Staff calls need an API key.`,
  },
  {
    title: 'Credentials',
    text: `| Credential | Sent as | For |
|---|---|---|
| API key | \`Authorization: Bearer …\` | Staff calls. Administrators create keys in *Settings → API keys*, with scopes and an expiry date. A key is shown once. |
| Cart token | \`Cart-Token\`, or the cookie \`cart\` | The cart of one visitor. \`Cart-Token: new\` with the first change creates one and answers its token. |
| Order token | \`X-Order-Token\`, or \`Authorization: Bearer …\`, or the cookie \`orders\` | One order. The checkout answers it as \`accessToken\`. |
| Customer session | the session cookie | What a customer has. \`POST /api/account/login\` sets it. |

**Cookies need an Origin.** A request that changes something and carries a cookie must come from the shop’s own pages: it needs \`Origin\` with the address of the shop, or \`Sec-Fetch-Site: same-origin\`. Without one the answer is 403 \`forbidden-origin\`. Programs avoid this with \`Cart-Token\`, an order token or an API key and without a cookie. A foreign \`Origin\` is always refused.

With \`Cart-Token\` cookies are ignored and none is set; browsers keep the cookie, which scripts cannot read. A cart is deleted when nobody has used it for a while.`,
  },
  {
    title: 'Errors',
    text: `Every error has a \`code\` for programs and a \`message\` for people. The message is in the language of the request; the code never changes. Some errors carry more, such as a new \`quote\`: the call lists their schema. An unknown path is a 404 of the same form.

\`\`\`json
{ "error": { "code": "invalid-request", "message": "Please check the form.", "fields": { "items.0.id": "Please fill this in." } } }
\`\`\`

400 means malformed, 422 understood but not possible, 409 in conflict with the current state. Retry 429, 502 and 503 after \`Retry-After\` seconds and 500 once; the others need a changed request. \`X-Request-Id\` names every request: quote it to support.`,
  },
  {
    title: 'Money',
    text: `Three units, by part of the API:

| Part | Unit | 149.96 euros |
|---|---|---|
| Buying calls | decimal in major units, rounded to the currency’s digits | \`149.96\` |
| Webhooks, staff calls of orders, payments, invoices and subscriptions | integer in minor units, beside \`digits\` | \`14996\`, \`digits: 2\` |
| Staff calls of coupons and prices | decimal in US dollars; the shop converts | \`163.45\` |

Never add amounts up yourself: quotes state every sum. Prices are before tax; \`tax\` and \`total\` of a quote say what is due. \`currency\` is an ISO 4217 code. Yen and rupiah have no decimals.`,
  },
  {
    title: 'Items',
    text: `An item names something sold and carries no price:

| To buy | \`type\` | \`id\` | \`billing\` | \`serviceData\` |
|---|---|---|---|---|
| a plan | the service’s \`type\` | the service’s \`id\` | a key of its \`pricing\` | \`domain\`, \`additionalDomains\` (optional) |
| a certificate | \`ssl\` | the service’s \`id\` | a key of its \`pricing\` | \`coverage\`, \`domain\`, \`additionalDomains\` |
| a domain | \`domain\` | the whole domain, \`example.com\` | \`yearly\` | \`operation: register\`, \`years\` |
| a transfer | \`domain\` | the whole domain | \`yearly\` | \`operation: transfer\`; \`authorizationCode\` beside it |
| an add-on | \`addon\` | the add-on’s \`id\` | \`yearly\` | \`domain\`: one of the same cart |

Fields of an answered line, such as \`price\`, may be sent back and are ignored. Any other unknown field is an error.`,
  },
  {
    title: 'Paging',
    text: `Lists of many rows take \`page\`, from 1, and \`limit\`, and answer \`page\`, \`pages\` and \`total\`. Read until \`page\` equals \`pages\`; a page after the last answers the last one. Staff lists answer \`docs\`, \`totalDocs\`, \`totalPages\` and \`hasNextPage\`; they take up to 1,000 rows a page, and a filter such as \`where[status][equals]=pending\` for each field.`,
  },
  {
    title: 'Rate limits',
    text: `Limits count per minute and client address. Each call names its own. Answers carry \`RateLimit-Policy\` (the limit) and \`RateLimit\` (what is left: \`r\` requests in \`t\` seconds). Above it the answer is 429 with \`Retry-After\`.

Catalogue answers may be cached for two seconds and carry an \`ETag\`: send it as \`If-None-Match\` and an unchanged answer is an empty 304.`,
  },
  {
    title: 'Idempotency',
    text: `\`POST /api/checkout\` needs \`Idempotency-Key\`: 1 to 255 visible ASCII characters, new for each order, such as a UUID.

- The same key and body answer the same order: first 201, then 200.
- The same key with another body is 409 \`idempotency-mismatch\`.
- A refused request does not use its key up: correct the body and send it with the same key, or a new one.
- A key lives as long as its order. Clients that send \`cart\` share one set of keys, so make them random.

Staff refunds take a \`key\` in their body that works the same way. Other calls have no key; before you repeat one whose answer got lost, read the object.`,
  },
  {
    title: 'Languages',
    text: `Messages, names and descriptions are in English, Spanish, French or German: \`?lang=de\` wins over \`Accept-Language\`; everything else is English. \`payment.url\` and the emails of an order are in the language of the checkout request. Staff calls take \`locale\` instead.`,
  },
  {
    title: 'Webhooks',
    text: `The shop sends events as a signed \`POST\`, following [Standard Webhooks](https://www.standardwebhooks.com/). Create an endpoint with \`POST /api/webhook-endpoints\`, then its secret with \`POST /api/webhook-endpoints/{id}/secret\`.

- Verify \`webhook-signature\` over the raw body and refuse a \`webhook-timestamp\` older than five minutes.
- Events arrive at least once: remember each \`webhook-id\` for a week.
- Events of one order, domain, subscription or transfer arrive in order.
- Answer 2xx within ten seconds. Anything else is retried for three days; 410 switches the endpoint off.
- During a change of secret, messages carry both signatures for 24 hours.`,
  },
  {
    title: 'Versions',
    text: `This is version 1. New calls, optional request fields, answer fields, error codes and event types are added without notice: ignore what you do not know. Anything else is marked \`deprecated\` here for at least twelve months, and its answers carry \`Deprecation\` and \`Sunset\` until it is removed. A change that cannot be made this way would get a new path.`,
  },
]

const errorTable = (): string =>
  [
    '| Code | Status | Cause | Fix |',
    '|---|---|---|---|',
    ...Object.entries(errorCodes).map(([code, { status, cause, fix }]) => `| \`${code}\` | ${status} | ${cause} | ${fix} |`),
  ].join('\n')

export const description = (): string =>
  [...guides.map(({ title, text }) => `## ${title}\n\n${text}`), `## Error codes\n\n${errorTable()}`].join('\n\n')
