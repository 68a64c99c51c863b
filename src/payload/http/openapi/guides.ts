import { errorCodes } from '@/lib/http/error-codes'

/** Guides in the API reference, in Markdown, included in the document's description. */
const guides: readonly { readonly title: string; readonly text: string }[] = [
  {
    title: 'Start here',
    text: `Buying needs no account and no key:

1. \`GET /api/catalog/services\` and \`GET /api/domains/search\` list the products on sale.
2. \`POST /api/pricing/quote\` returns the price.
3. \`POST /api/checkout\` places the order. Send the same items as \`cart\` and \`breakdown.total\` as \`expectedTotal\`.
4. A person pays at \`payment.url\`, or by bank transfer with \`payment.reference\`.
5. \`GET /api/placed-orders/{orderNumber}\` with the \`accessToken\` from step 3 shows whether the order is paid.

Staff calls need an API key.`,
  },
  {
    title: 'Credentials',
    text: `| Credential | Sent as | For |
|---|---|---|
| API key | \`Authorization: Bearer …\` | Staff calls. Administrators create keys in *Settings → API keys*, with scopes and an expiry date. A key is shown once. |
| Cart token | \`Cart-Token\`, or the cookie \`cart\` | One visitor’s cart. Sending \`Cart-Token: new\` with the first change creates a cart and returns its token. |
| Order token | \`X-Order-Token\`, or \`Authorization: Bearer …\`, or the cookie \`orders\` | One order. The checkout returns the token as \`accessToken\`. |
| Customer session | the session cookie | A customer’s own data. \`POST /api/account/login\` sets the cookie. |
| Signature | \`webhook-signature\` | Programs that provision purchases. They sign requests the way webhooks are signed, with the shop’s \`PROVISIONING_SECRET\`. |

**Cookies need an Origin.** A request that changes something and carries a cookie must come from the shop’s own pages: it needs \`Origin\` with the shop’s URL, or \`Sec-Fetch-Site: same-origin\`. Otherwise the response is 403 \`forbidden-origin\`. Programs avoid this by sending \`Cart-Token\`, an order token or an API key instead of a cookie. A foreign \`Origin\` is always rejected.

If \`Cart-Token\` is sent, cookies are ignored and none are set. Browsers use the cookie, which scripts cannot read. Unused carts are deleted after a while.`,
  },
  {
    title: 'Errors',
    text: `Every error has a \`code\` for programs and a \`message\` for people. The message is in the language of the request; the code never changes. Some errors carry additional fields, such as a new \`quote\`; each call documents their schema. An unknown path returns a 404 in the same format.

\`\`\`json
{ "error": { "code": "invalid-request", "message": "Please check the form.", "fields": { "items.0.id": "Please fill this in." } } }
\`\`\`

400 means that the request is malformed, 422 that it is valid but cannot be carried out, and 409 that it conflicts with the current state. Retry 429, 502 and 503 after \`Retry-After\` seconds, and 500 once; other errors need a different request. \`X-Request-Id\` identifies each request: quote it when you contact support.`,
  },
  {
    title: 'Money',
    text: `The API uses three units:

| Part of the API | Unit | 149.96 euros |
|---|---|---|
| Buying calls | decimal in major units, rounded to the currency’s digits | \`149.96\` |
| Webhooks, staff calls for orders, payments, invoices and subscriptions | integer in minor units, with \`digits\` | \`14996\`, \`digits: 2\` |
| Staff calls for coupons and prices | decimal in US dollars; the shop converts | \`163.45\` |

Never add up amounts yourself: quotes contain every total. Prices are before tax; a quote’s \`tax\` and \`total\` show what is due. \`currency\` is an ISO 4217 code. Yen and rupiah have no decimals.`,
  },
  {
    title: 'Items',
    text: `An item identifies a product and carries no price:

| To buy | \`type\` | \`id\` | \`billing\` | \`serviceData\` |
|---|---|---|---|---|
| a plan | the service’s \`type\` | the service’s \`id\` | a key of its \`pricing\` | \`domain\`, \`additionalDomains\` (optional) |
| a certificate | \`ssl\` | the service’s \`id\` | a key of its \`pricing\` | \`coverage\`, \`domain\`, \`additionalDomains\` |
| a domain | \`domain\` | the whole domain, \`example.com\` | \`yearly\` | \`operation: register\`, \`years\` |
| a transfer | \`domain\` | the whole domain | \`yearly\` | \`operation: transfer\`; \`authorizationCode\` next to \`serviceData\` |
| an add-on | \`addon\` | the add-on’s \`id\` | \`yearly\` | \`domain\`: a domain in the same cart |

Fields of a returned line, such as \`price\`, may be sent back and are ignored. Any other unknown field is an error.`,
  },
  {
    title: 'Paging',
    text: `Long lists accept \`page\`, starting at 1, and \`limit\`, and return \`page\`, \`pages\` and \`total\`. Read until \`page\` equals \`pages\`; a page past the end returns the last page. Staff lists return \`docs\`, \`totalDocs\`, \`totalPages\` and \`hasNextPage\`; they allow up to 1,000 rows per page and a filter on each field, such as \`where[status][equals]=pending\`.`,
  },
  {
    title: 'Rate limits',
    text: `Requests are counted per minute and client address. Each call lists its limit. Responses carry \`RateLimit-Policy\` (the limit) and \`RateLimit\` (what is left: \`r\` requests in \`t\` seconds). Above the limit, the response is 429 with \`Retry-After\`.

Catalogue responses may be cached for two seconds and carry an \`ETag\`: send it as \`If-None-Match\` to receive an empty 304 if nothing has changed.`,
  },
  {
    title: 'Idempotency',
    text: `\`POST /api/checkout\` needs \`Idempotency-Key\`: 1 to 255 visible ASCII characters, new for each order, such as a UUID.

- The same key and body return the same order: first with 201, then with 200.
- The same key with a different body returns 409 \`idempotency-mismatch\`.
- A rejected request does not use up its key: correct the body and send it with the same key or a new one.
- A key lives as long as its order. Clients that send \`cart\` share one set of keys, so make them random.

With \`If-Match\` and a document’s \`ETag\`, an update applies only to the version that you read; otherwise it returns 412 \`precondition-failed\`.

Staff refunds accept a \`key\` in the body that works the same way. Other calls have no key: if you did not receive a response, read the object before you retry.`,
  },
  {
    title: 'Languages',
    text: `Messages, names and descriptions are in English, Spanish, French or German: \`?lang=de\` takes precedence over \`Accept-Language\`; any other language falls back to English. An order’s \`payment.url\` and emails are in the language of the checkout request. Staff calls use \`locale\` instead.`,
  },
  {
    title: 'Webhooks',
    text: `The shop sends events as a signed \`POST\`, following [Standard Webhooks](https://www.standardwebhooks.com/). Create an endpoint with \`POST /api/webhook-endpoints\` and then its secret with \`POST /api/webhook-endpoints/{id}/secret\`.

- Verify \`webhook-signature\` over the raw body and reject a \`webhook-timestamp\` older than five minutes.
- Events arrive at least once: store each \`webhook-id\` for a week.
- Events for one order, domain, subscription or transfer arrive in order.
- Respond with 2xx within ten seconds. Any other response is retried for three days; 410 disables the endpoint.
- After you change the secret, messages carry both signatures for 24 hours.`,
  },
  {
    title: 'Versions',
    text: `This is version 1. New calls, optional request fields, response fields, error codes and event types are added without notice: ignore what you do not recognise. Anything to be removed is marked \`deprecated\` here for at least twelve months, and its responses carry \`Deprecation\` and \`Sunset\` until then. A change that cannot be made this way would get a new path.`,
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
