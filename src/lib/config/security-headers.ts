import { videoPlayers } from '../../core/articles/video-link'

/** CSP for the site's pages, without scripts. */
const ofPage = [
  "default-src 'self'",
  "style-src 'self' 'unsafe-inline'",
  "img-src 'self' data: blob:",
  "font-src 'self' data:",
  "connect-src 'self'",
  `frame-src 'self' ${videoPlayers.join(' ')}`,
  "object-src 'none'",
  "base-uri 'self'",
  "form-action 'self'",
  "frame-ancestors 'self'",
]

/** CSP for cached pages: the shop's own files, and inline scripts by hash (ADR 011). */
export const pagePolicy = (scriptHashes: readonly string[], isDevelopment = false) =>
  [...ofPage, `script-src 'self' ${isDevelopment ? "'unsafe-inline' 'unsafe-eval'" : scriptHashes.join(' ')}`.trim()].join('; ')

/** CSP for uncached pages that are identical for all visitors: only scripts with a nonce. */
export const openNoncePolicy = (nonce: string, inlineScriptHash: string, isDevelopment: boolean) =>
  [...ofPage, nonceScripts(nonce, inlineScriptHash, isDevelopment)].join('; ')

const nonceScripts = (nonce: string, inlineScriptHash: string, isDevelopment: boolean) =>
  `script-src 'self' 'nonce-${nonce}' '${inlineScriptHash}' 'strict-dynamic'${isDevelopment ? " 'unsafe-eval'" : ''}`

/** CSP for Payload's admin: only scripts with a nonce, no framing; may frame the shop (live preview). */
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

/** Defaults; cached pages and pages with a nonce set their own CSP. */
export const securityHeaders = (isDevelopment: boolean) => [
  { key: 'Content-Security-Policy', value: pagePolicy([], isDevelopment) },
  { key: 'Referrer-Policy', value: 'strict-origin-when-cross-origin' },
  { key: 'X-Content-Type-Options', value: 'nosniff' },
  { key: 'X-Frame-Options', value: 'SAMEORIGIN' },
  { key: 'Permissions-Policy', value: 'camera=(), geolocation=(), microphone=(), payment=(self)' },
  { key: 'Cross-Origin-Opener-Policy', value: 'same-origin' },
  { key: 'Strict-Transport-Security', value: 'max-age=31536000; includeSubDomains' },
]

/** CSP for pages that handle personal data or money: only scripts with a nonce. */
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

/** CSP for the local mailbox, whose emails are untrusted, so nothing may run. */
export const mailboxPolicy = "default-src 'none'; style-src 'unsafe-inline'; frame-ancestors 'none'; form-action 'none'; base-uri 'none'"
