import type { SanitizedConfig } from 'payload'

declare global {
  /** The configuration that Payload runs with, and the change to another. Beside Payload, which outlives the modules that are replaced while they are edited. */
  var hostfrontConfig: { current: Promise<SanitizedConfig>; change: Promise<void> } | undefined
}

/** Changes with each edit while the code is worked on; nothing elsewhere. Payload closes its connections for the time of `change`. */
export const editedConfig = () => globalThis.hostfrontConfig
