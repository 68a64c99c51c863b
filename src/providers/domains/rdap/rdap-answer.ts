import type { RdapDomain } from './rdap-documents'

export type RdapAnswer =
  | { readonly kind: 'found'; readonly document: RdapDomain }
  | { readonly kind: 'not-found' }
  | { readonly kind: 'unknown' }

/** RFC 9110 §13: what a server gave us to ask "is it still so?" with. */
export interface Validators {
  readonly etag?: string | undefined
  readonly lastModified?: string | undefined
}

/** What is unknown is never kept: it can be asked again at once (S3). */
export interface KeptAnswer extends Validators {
  readonly answer: Exclude<RdapAnswer, { kind: 'unknown' }>
  /** Epoch milliseconds; later the server is asked again. */
  readonly freshUntil: number
}
