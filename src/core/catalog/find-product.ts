import type { Addon, Catalog, Extension, Service } from './types'

/** The service of this id, if it is one of the type asked for: a hosting plan is never sold as a certificate. */
export const findService = (catalog: Catalog, type: Service['type'], id: string): Service | undefined => {
  const service = catalog.services.get(id)
  return service?.type === type ? service : undefined
}

/** A row of the extension catalogue, by extension with its leading dot (§9). */
export const findExtension = (catalog: Catalog, extension: string): Extension | undefined => catalog.extensions.get(extension)

export const findAddon = (catalog: Catalog, id: string): Addon | undefined => catalog.addons.get(id)
