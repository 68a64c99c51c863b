import type { Fetched } from './fetch-safely'
import { readRdapDomain, readRdapError, type RdapDomain } from './rdap-documents'

export type RdapVerdict =
  | { readonly kind: 'found'; readonly document: RdapDomain }
  /** `isProven`: the answer itself speaks RDAP. Otherwise the server must first show that it does. */
  | { readonly kind: 'not-found'; readonly isProven: boolean }
  | { readonly kind: 'unknown' }

const unknown: RdapVerdict = { kind: 'unknown' }

const mediaTypeOf = (header: string | undefined): string => (header ?? '').split(';', 1)[0]?.trim().toLowerCase() ?? ''

/** `EXAMPLE.COM.` is `example.com`. */
const plainName = (name: string): string => name.toLowerCase().replace(/\.$/, '')

/**
 * S3, RFC 7480 §5: the one place that decides what an answer means.
 * Taken: 200 with a domain object of exactly this name. Not registered: 404 of the authoritative server itself, with an
 * RDAP error object, or with an empty body where the server has shown that it speaks RDAP. A 404 in HTML or plain text is some
 * web server's, a 404 behind a redirect to another host is not the registry's: both are unknown, as is everything else.
 */
export const readAnswer = (domain: string, answer: Fetched): RdapVerdict => {
  if (answer.kind === 'fault') return unknown
  const { status, body, isSameOrigin } = answer
  if (status === 200) {
    const document = readRdapDomain(body)
    return document && plainName(document.ldhName) === domain ? { kind: 'found', document } : unknown
  }
  if (status !== 404 || !isSameOrigin) return unknown
  const mediaType = mediaTypeOf(answer.headers['content-type'])
  if (mediaType !== '' && mediaType !== 'application/rdap+json' && mediaType !== 'application/json') return unknown
  if (body.trim() === '') return { kind: 'not-found', isProven: false }
  const error = readRdapError(body)
  if (error?.errorCode !== 404) return unknown
  return { kind: 'not-found', isProven: error.saysItIsRdap || mediaType === 'application/rdap+json' }
}
