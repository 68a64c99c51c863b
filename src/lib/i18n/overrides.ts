import type { Locale } from '../config/locales'
import { processState } from '../config/process-state'

/** Returns the same table if nothing is overridden. */
export type Override = <Table extends object>(locale: Locale, messages: Table) => Table

const state = () => processState<{ override?: Override }>('message-overrides', () => ({}))

/** Applied to every message table from now on. */
export const overrideMessages = (override: Override): void => {
  state().override = override
}

export const overridden: Override = (locale, messages) => state().override?.(locale, messages) ?? messages
