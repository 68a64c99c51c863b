import { type SanitizedConfig, getPayload, reload } from 'payload'
import { buildEnvironment } from '@/lib/config/env'
import { prepareConnections } from '@/payload/database'

declare global {
  /** The configuration that Payload runs with, and the change to another. Beside Payload, which outlives the modules that are replaced while they are edited. */
  var hostfrontConfig: { current: Promise<SanitizedConfig>; change: Promise<void> } | undefined
}

/** Changes with each edit while the code is worked on; nothing elsewhere. Payload closes its connections for the time of `change`. */
export const editedConfig = () => globalThis.hostfrontConfig

const changeTo = async (config: Promise<SanitizedConfig>): Promise<void> => {
  const payload = await getPayload({ config })
  await reload(await config, payload)
  prepareConnections(payload)
}

/**
 * While the code is edited, a call is answered by the collections, hooks and endpoints as they are now. Payload by itself notices a
 * change only once the browser of some page has told it.
 */
export const applyEditedConfig = async (config: Promise<SanitizedConfig>): Promise<void> => {
  if (buildEnvironment().NODE_ENV !== 'development') return
  const known = editedConfig()
  if (known === undefined) globalThis.hostfrontConfig = { current: config, change: Promise.resolve() }
  else if (known.current !== config)
    globalThis.hostfrontConfig = { current: config, change: known.change.catch(() => undefined).then(() => changeTo(config)) }
  await editedConfig()?.change
}
