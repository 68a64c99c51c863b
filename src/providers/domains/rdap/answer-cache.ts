import type { RdapDomain } from './rdap-documents'

export type RdapAnswer =
  { readonly kind: 'found'; readonly document: RdapDomain } | { readonly kind: 'not-found' } | { readonly kind: 'unknown' }

/** RFC 9110 §13: what a server gave us to ask "is it still so?" with. */
export interface Validators {
  readonly etag?: string | undefined
  readonly lastModified?: string | undefined
}

export interface KeptAnswer extends Validators {
  readonly answer: Exclude<RdapAnswer, { kind: 'unknown' }>
  /** Epoch milliseconds; later the server is asked again. */
  readonly freshUntil: number
}

/** The answers used last, `maximum` of them. What is unknown is never kept: it can be asked again at once (S3). */
export interface AnswerCache {
  readonly find: (key: string) => KeptAnswer | undefined
  readonly keep: (key: string, kept: KeptAnswer) => void
  readonly forget: (key: string) => void
}

export const createAnswerCache = (maximum: number): AnswerCache => {
  // A Map remembers the order of insertion: the first is the one that was used least lately.
  const answers = new Map<string, KeptAnswer>()
  const keep = (key: string, kept: KeptAnswer): void => {
    answers.delete(key)
    answers.set(key, kept)
    const [oldest] = answers.keys()
    if (answers.size > maximum && oldest !== undefined) answers.delete(oldest)
  }
  return {
    find: (key) => {
      const kept = answers.get(key)
      if (kept) keep(key, kept)
      return kept
    },
    keep,
    forget: (key) => void answers.delete(key),
  }
}
