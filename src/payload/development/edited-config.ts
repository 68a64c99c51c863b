import type { SanitizedConfig } from 'payload'

declare global {
  /** Payload's current configuration and the pending change. Global, because hot reload replaces modules but not Payload. */
  var hostfrontConfig: { current: Promise<SanitizedConfig>; change: Promise<void> } | undefined
}

/** Undefined outside of development. Payload's connections are closed while `change` is pending. */
export const editedConfig = () => globalThis.hostfrontConfig
