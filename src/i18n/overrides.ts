import type { Locale } from '@/config/locales'

/** The messages of one language with other words for some of them; the same table where none has. */
export type Override = <Table extends object>(locale: Locale, messages: Table) => Table

/** One for the whole process, however often it is bundled (ADR 060). */
const mark = Symbol.for('hostfront.message-overrides')
const shared = globalThis as { [mark]?: Override }

/** From now on every table of messages passes through this. */
export const overrideMessages = (override: Override): void => {
  shared[mark] = override
}

export const overridden: Override = (locale, messages) => shared[mark]?.(locale, messages) ?? messages
