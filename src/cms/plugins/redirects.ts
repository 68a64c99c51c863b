import { redirectsPlugin } from '@payloadcms/plugin-redirects'
import type { Field } from 'payload'
import { marketers, publishedOnly } from '../access/rules'
import { groups } from '../admin/groups'
import { shownCollection } from '../hooks/after-publish'
import { keepRedirectsApart } from '../redirects/keep-apart'
import { redirectSource, redirectTarget } from '../redirects/fields'
import { plannedVersions } from '../versions/kept-versions'
import { words } from '../words'

const kinds = [
  { value: '308', label: words('For good (308)', 'Definitiva (308)', 'Définitive (308)', 'Dauerhaft (308)') },
  { value: '307', label: words('For now (307)', 'Temporal (307)', 'Temporaire (307)', 'Vorübergehend (307)') },
]

/** Old addresses that lead to new ones. */
export const redirects = redirectsPlugin({
  collections: ['pages'],
  redirectTypes: ['308', '307'],
  redirectTypeFieldOverride: {
    label: words('How long', 'Duración', 'Durée', 'Dauer'),
    options: kinds,
    defaultValue: '308',
    admin: {
      position: 'sidebar',
      description: words(
        'Search engines and browsers remember one for good.',
        'Los buscadores y navegadores recuerdan una redirección definitiva.',
        'Les moteurs de recherche et les navigateurs mémorisent une redirection définitive.',
        'Suchmaschinen und Browser merken sich eine dauerhafte Weiterleitung.',
      ),
    },
  },
  overrides: {
    labels: {
      singular: words('Redirect', 'Redirección', 'Redirection', 'Weiterleitung'),
      plural: words('Redirects', 'Redirecciones', 'Redirections', 'Weiterleitungen'),
    },
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
