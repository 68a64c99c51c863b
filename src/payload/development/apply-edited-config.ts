import { type SanitizedConfig, getPayload, reload } from 'payload'
import { buildEnvironment } from '@/lib/config/env'
import { prepareConnections } from '@/payload/database'

declare global {
  /** Payload's current configuration and the pending change. Global, because hot reload replaces modules but not Payload. */
  var hostfrontConfig: { current: Promise<SanitizedConfig>; change: Promise<void> } | undefined
}

/** Undefined outside of development. Payload's connections are closed while `change` is pending. */
export const editedConfig = () => globalThis.hostfrontConfig

const changeTo = async (config: Promise<SanitizedConfig>): Promise<void> => {
  const payload = await getPayload({ config })
  await reload(await config, payload)
  prepareConnections(payload)
}

/**
 * In development, applies edited collections, hooks and endpoints before a call is handled. Payload itself only reloads after a
 * page's browser reports a change.
 */
export const applyEditedConfig = async (config: Promise<SanitizedConfig>): Promise<void> => {
  if (buildEnvironment().NODE_ENV !== 'development') return
  const known = editedConfig()
  if (known === undefined) globalThis.hostfrontConfig = { current: config, change: Promise.resolve() }
  else if (known.current !== config)
    globalThis.hostfrontConfig = { current: config, change: known.change.catch(() => undefined).then(() => changeTo(config)) }
  await editedConfig()?.change
}
