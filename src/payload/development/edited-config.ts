import type { SanitizedConfig } from 'payload'
import { processState } from '@/lib/config/process-state'

interface EditedConfig {
  readonly current: Promise<SanitizedConfig>
  readonly change: Promise<void>
}

/** Process-wide, because hot reload replaces modules but not Payload. */
const kept = () => processState<{ edited?: EditedConfig }>('edited-config', () => ({}))

/**
 * Payload's current configuration and the pending change. Undefined outside of development. Connections are closed while `change` is
 * pending.
 */
export const editedConfig = (): EditedConfig | undefined => kept().edited

export const setEditedConfig = (edited: EditedConfig): void => {
  kept().edited = edited
}
