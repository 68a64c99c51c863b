import type { Locale } from '../config/locales'
import { processState } from '../config/process-state'

/** The messages of one language with other words for some of them; the same table where none has. */
export type Override = <Table extends object>(locale: Locale, messages: Table) => Table

/** ADR 060 */
const state = () => processState<{ override?: Override }>('message-overrides', () => ({}))

/** From now on every table of messages passes through this. */
export const overrideMessages = (override: Override): void => {
  state().override = override
}

export const overridden: Override = (locale, messages) => state().override?.(locale, messages) ?? messages
