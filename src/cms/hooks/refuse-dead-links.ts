import { ValidationError, type GlobalBeforeChangeHook } from 'payload'
import { findKnownPaths } from '../addresses/find-known'
import { wayOf } from '../addresses/tidy-address'
import { say, words } from '../words'

const fault = words(
  'There is no published page at this address.',
  'No hay ninguna página publicada en esta dirección.',
  'Aucune page n’est publiée à cette adresse.',
  'Unter dieser Adresse ist keine Seite veröffentlicht.',
)

interface Link {
  /** Of the field in the form, such as `main.0.href`. */
  readonly field: string
  readonly path: string
}

/** Every link of a menu to a path of the shop, however deep its list. */
const linksOf = (value: unknown, field = ''): Link[] => {
  if (typeof value !== 'object' || value === null) return []
  return Object.entries(value).flatMap(([name, inner]) => {
    const place = field === '' ? name : `${field}.${name}`
    return name === 'href' && typeof inner === 'string' && inner.startsWith('/') ? [{ field: place, path: wayOf(inner) }] : linksOf(inner, place)
  })
}

/** A menu stands on every page: it leads nowhere but to what is there. */
export const refuseDeadLinks: GlobalBeforeChangeHook = async ({ data, global, req }) => {
  const links = linksOf(data)
  const known = await findKnownPaths(req, links.map(({ path }) => path))
  const dead = links.filter(({ path }) => !known.has(path))
  if (dead.length === 0) return data
  throw new ValidationError({ global: global.slug, errors: dead.map(({ field }) => ({ path: field, message: say(req, fault) })), req })
}
