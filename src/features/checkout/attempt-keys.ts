/** O5: idempotency key of an attempt, kept across resends and reloads; a changed body is a new attempt. */
const storageKey = 'checkout-attempt'

interface Attempt {
  readonly key: string
  readonly body: string
}

const isAttempt = (value: unknown): value is Attempt =>
  typeof value === 'object' &&
  value !== null &&
  'key' in value &&
  'body' in value &&
  typeof value.key === 'string' &&
  typeof value.body === 'string'

/** Random even without TLS, where `randomUUID` is missing. */
const newKey = (): string => Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, '0')).join('')

/** Stores a digest of the body, not the typed data. */
const digestOf = (body: string): string => {
  let first = 0x811c9dc5
  let second = 0x1000193
  for (let index = 0; index < body.length; index += 1) {
    const unit = body.charCodeAt(index)
    first = Math.imul(first ^ unit, 0x01000193)
    second = Math.imul(second + unit, 0x85ebca6b) ^ (second >>> 13)
  }
  return `${body.length}.${(first >>> 0).toString(36)}.${(second >>> 0).toString(36)}`
}

type Store = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>

export const createAttemptKeys = (store: () => Store | null) => {
  let remembered: Attempt | null = null

  const read = (): Attempt | null => {
    if (remembered) return remembered
    try {
      const stored: unknown = JSON.parse(store()?.getItem(storageKey) ?? 'null')
      return isAttempt(stored) ? stored : null
    } catch {
      return null
    }
  }
  const write = (attempt: Attempt | null) => {
    remembered = attempt
    try {
      if (attempt) store()?.setItem(storageKey, JSON.stringify(attempt))
      else store()?.removeItem(storageKey)
    } catch {
      // Without storage, the key lasts as long as the page.
    }
  }

  return {
    keyFor: (body: string): string => {
      const digest = digestOf(body)
      const known = read()
      const attempt = known?.body === digest ? known : { key: newKey(), body: digest }
      write(attempt)
      return attempt.key
    },
    finish: () => write(null),
  }
}
