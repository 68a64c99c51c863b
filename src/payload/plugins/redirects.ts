import { ValidationError, type CollectionBeforeChangeHook, type PayloadRequest, type Field } from 'payload'
import { asksFor, foldAddress } from '@/core/navigation/old-address'
import { canonicalOf } from '@/lib/config/aliases'
import type { Redirect } from '@/payload-types'
import { findKnownPaths } from '@/payload/addresses/find-known'
import { wayOf } from '@/payload/addresses/tidy-address'
import { translate, words, type Words } from '@/payload/words'
import { redirectsPlugin } from '@payloadcms/plugin-redirects'
import { marketers, publishedOnly } from '@/payload/access/rules'
import { groups } from '@/payload/admin/groups'
import { shownCollection } from '@/payload/hooks/publishing'
import { redirectSource, redirectTarget } from '@/payload/redirects/fields'
import { plannedVersions } from '@/payload/versions/first-version'

const faults = {
  livePage: words({
    en: 'A page is published at this address: it is shown, and the redirect would never be followed.',
    es: 'En esta dirección hay una página publicada: se muestra, y la redirección no se seguiría nunca.',
    fr: 'Une page est publiée à cette adresse : elle s’affiche, et la redirection ne serait jamais suivie.',
    de: 'Unter dieser Adresse ist eine Seite veröffentlicht: Sie wird gezeigt, die Weiterleitung nie befolgt.',
  }),
  itself: words({
    en: 'This leads back to itself.',
    es: 'Lleva a sí misma.',
    fr: 'Elle renvoie à elle-même.',
    de: 'Das führt zu sich selbst zurück.',
  }),
  chain: words({
    en: 'This address is redirected itself: please enter where that redirect leads.',
    es: 'Esta dirección ya está redirigida: introduzca el destino de esa redirección.',
    fr: 'Cette adresse est elle-même redirigée : veuillez saisir la destination de cette redirection.',
    de: 'Diese Adresse wird selbst weitergeleitet: Bitte geben Sie deren Ziel ein.',
  }),
  missing: words({
    en: 'There is no published page at this address.',
    es: 'No hay ninguna página publicada en esta dirección.',
    fr: 'Aucune page n’est publiée à cette adresse.',
    de: 'Unter dieser Adresse ist keine Seite veröffentlicht.',
  }),
}

type Target = Redirect['to'] | null | undefined

const hasPage = async (req: PayloadRequest, path: string): Promise<boolean> => {
  const { totalDocs } = await req.payload.count({
    collection: 'pages',
    where: { and: [{ path: { equals: path } }, { _status: { equals: 'published' } }] },
    overrideAccess: true,
    req,
  })
  return totalDocs > 0
}

/** A target page must be published; its later moves are followed. */
const faultOfPage = async (req: PayloadRequest, from: string, to: Target): Promise<Words | null> => {
  const value = to?.reference?.value
  const id = typeof value === 'object' ? value.id : value
  const { docs } = await req.payload.find({
    collection: 'pages',
    where: { id: { equals: id } },
    limit: 1,
    depth: 0,
    select: { path: true, _status: true },
    overrideAccess: true,
    req,
  })
  if (docs[0]?.path === from) return faults.itself
  return docs[0]?._status === 'published' ? null : faults.missing
}

const faultOfAddress = async (req: PayloadRequest, from: string, url: string): Promise<Words | null> => {
  // The field's own validation rejects anything else.
  if (!/^\/(?!\/)/.test(url)) return null
  const path = canonicalOf(wayOf(url))
  const address = foldAddress(`${path}${url.slice(wayOf(url).length).replace(/#.*$/s, '')}`)
  if (asksFor(address, from)) return faults.itself
  const isKnown = (await findKnownPaths(req, [path])).has(path)
  if (!isKnown) return faults.missing
  const old = wayOf(foldAddress(path))
  const { docs } = await req.payload.find({
    collection: 'redirects',
    where: {
      and: [{ or: [{ from: { equals: old } }, { from: { like: `${old}?` } }] }, { _status: { equals: 'published' } }],
    },
    pagination: false,
    depth: 0,
    select: { from: true },
    overrideAccess: true,
    req,
  })
  const followed = docs.filter((other) => asksFor(address, foldAddress(other.from)))
  return followed.some((other) => other.from.includes('?')) || (followed.length > 0 && !(await hasPage(req, path))) ? faults.chain : null
}

/**
 * Rejects redirects whose source is a published page, whose target is missing, or whose target is another redirect, so there are no
 * chains or loops. Drafts are checked when published.
 */
const keepRedirectsApart: CollectionBeforeChangeHook<Redirect> = async ({ data, originalDoc, req, collection }) => {
  if (data._status === 'draft') return data
  const from = data.from ?? originalDoc?.from ?? ''
  const to = data.to ?? originalDoc?.to
  const refuse = (path: string, fault: Words) => {
    throw new ValidationError({ collection: collection.slug, errors: [{ path, message: translate(req, fault) }], req })
  }
  if (await hasPage(req, from)) refuse('from', faults.livePage)
  const isCustom = to?.type === 'custom'
  const fault = isCustom ? await faultOfAddress(req, from, to.url ?? '') : await faultOfPage(req, from, to)
  if (fault) refuse(isCustom ? 'to.url' : 'to.reference', fault)
  return data
}

const kinds = [
  { value: '308', label: words({ en: 'For good (308)', es: 'Definitiva (308)', fr: 'Définitive (308)', de: 'Dauerhaft (308)' }) },
  { value: '307', label: words({ en: 'For now (307)', es: 'Temporal (307)', fr: 'Temporaire (307)', de: 'Vorübergehend (307)' }) },
]

export const redirectLabels = {
  singular: words({ en: 'Redirect', es: 'Redirección', fr: 'Redirection', de: 'Weiterleitung' }),
  plural: words({ en: 'Redirects', es: 'Redirecciones', fr: 'Redirections', de: 'Weiterleitungen' }),
}

export const redirects = redirectsPlugin({
  collections: ['pages'],
  redirectTypes: ['308', '307'],
  redirectTypeFieldOverride: {
    label: words({ en: 'How long', es: 'Duración', fr: 'Durée', de: 'Dauer' }),
    options: kinds,
    defaultValue: '308',
    admin: {
      position: 'sidebar',
      description: words({
        en: 'Search engines and browsers remember one for good.',
        es: 'Los buscadores y navegadores recuerdan una redirección definitiva.',
        fr: 'Les moteurs de recherche et les navigateurs mémorisent une redirection définitive.',
        de: 'Suchmaschinen und Browser merken sich eine dauerhafte Weiterleitung.',
      }),
    },
  },
  overrides: {
    labels: redirectLabels,
    access: { create: marketers, read: publishedOnly, update: marketers, delete: marketers, readVersions: marketers, unlock: marketers },
    admin: { group: groups.content, useAsTitle: 'from', defaultColumns: ['from', 'type', '_status', 'updatedAt'] },
    hooks: { ...shownCollection('redirects'), beforeChange: [keepRedirectsApart] },
    fields: ({ defaultFields }): Field[] => [
      redirectSource,
      redirectTarget,
      ...defaultFields.filter((field) => 'name' in field && field.name === 'type'),
    ],
    versions: plannedVersions,
  },
})
