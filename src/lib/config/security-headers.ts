/** What a page of the site may load besides its scripts. */
const ofPage = [
  "default-src 'self'",
  "style-src 'self' 'unsafe-inline'",
  "img-src 'self' data: blob:",
  "font-src 'self' data:",
  "connect-src 'self'",
  "frame-src 'self'",
  "object-src 'none'",
  "base-uri 'self'",
  "form-action 'self'",
  "frame-ancestors 'self'",
]

/** The policy of a page that is kept for everybody: it runs our files and its own inline scripts, known by their hashes (ADR 041). */
export const pagePolicy = (scriptHashes: readonly string[], isDevelopment = false) =>
  [...ofPage, `script-src 'self' ${isDevelopment ? "'unsafe-inline' 'unsafe-eval'" : scriptHashes.join(' ')}`.trim()].join('; ')

/** The policy of a page that is drawn each time and shows everybody the same: only scripts the server signed may run. */
export const openNoncePolicy = (nonce: string, inlineScriptHash: string, isDevelopment: boolean) =>
  [...ofPage, nonceScripts(nonce, inlineScriptHash, isDevelopment)].join('; ')

const nonceScripts = (nonce: string, inlineScriptHash: string, isDevelopment: boolean) =>
  `script-src 'self' 'nonce-${nonce}' '${inlineScriptHash}' 'strict-dynamic'${isDevelopment ? " 'unsafe-eval'" : ''}`

/** The policy of Payload's screens: signed scripts alone, in no frame, and a frame of theirs shows the shop itself (live preview). */
export const adminPolicy = (nonce: string, _inlineScriptHash: string, isDevelopment: boolean) =>
  [
    "default-src 'self'",
    `script-src 'self' 'nonce-${nonce}' 'strict-dynamic'${isDevelopment ? " 'unsafe-eval'" : ''}`,
    "style-src 'self' 'unsafe-inline'",
    "img-src 'self' data: blob:",
    "font-src 'self' data:",
    "connect-src 'self'",
    "frame-src 'self'",
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
  ].join('; ')

/** Of every answer; a page that is kept, or signed, brings a policy of its own. */
export const securityHeaders = (isDevelopment: boolean) => [
  { key: 'Content-Security-Policy', value: pagePolicy([], isDevelopment) },
  { key: 'Referrer-Policy', value: 'strict-origin-when-cross-origin' },
  { key: 'X-Content-Type-Options', value: 'nosniff' },
  { key: 'X-Frame-Options', value: 'SAMEORIGIN' },
  { key: 'Permissions-Policy', value: 'camera=(), geolocation=(), microphone=(), payment=(self)' },
  { key: 'Cross-Origin-Opener-Policy', value: 'same-origin' },
  { key: 'Strict-Transport-Security', value: 'max-age=31536000; includeSubDomains' },
]

/** The policy of pages that take a name, an address or money: only scripts the server signed may run. */
export const noncePolicy = (nonce: string, inlineScriptHash: string, isDevelopment: boolean) =>
  [
    "default-src 'self'",
    nonceScripts(nonce, inlineScriptHash, isDevelopment),
    "style-src 'self' 'unsafe-inline'",
    "img-src 'self' data:",
    "font-src 'self' data:",
    "connect-src 'self'",
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
  ].join('; ')

/** The policy of the local mailbox, whose mails anybody may have written: nothing runs. */
export const mailboxPolicy = "default-src 'none'; style-src 'unsafe-inline'; frame-ancestors 'none'; form-action 'none'; base-uri 'none'"
