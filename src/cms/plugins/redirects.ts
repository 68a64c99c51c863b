import { redirectsPlugin } from '@payloadcms/plugin-redirects'
import type { Field } from 'payload'
import { marketers, publishedOnly } from '@/cms/access/rules'
import { groups } from '@/cms/admin/groups'
import { shownCollection } from '@/cms/hooks/after-publish'
import { keepRedirectsApart } from '@/cms/redirects/keep-apart'
import { redirectSource, redirectTarget } from '@/cms/redirects/fields'
import { plannedVersions } from '@/cms/versions/kept-versions'
import { words } from '@/cms/words'

const kinds = [
  { value: '308', label: words({ en: 'For good (308)', es: 'Definitiva (308)', fr: 'Définitive (308)', de: 'Dauerhaft (308)' }) },
  { value: '307', label: words({ en: 'For now (307)', es: 'Temporal (307)', fr: 'Temporaire (307)', de: 'Vorübergehend (307)' }) },
]

export const redirectLabels = {
  singular: words({ en: 'Redirect', es: 'Redirección', fr: 'Redirection', de: 'Weiterleitung' }),
  plural: words({ en: 'Redirects', es: 'Redirecciones', fr: 'Redirections', de: 'Weiterleitungen' }),
}

/** Old addresses that lead to new ones. */
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
