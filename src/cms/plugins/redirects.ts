import { redirectsPlugin } from '@payloadcms/plugin-redirects'
import { anyone, marketers } from '../access/rules'
import { groups } from '../admin/groups'
import { shownCollection } from '../hooks/after-publish'
import { words } from '../words'

/** Old addresses that lead to new ones. */
export const redirects = redirectsPlugin({
  collections: ['pages'],
  overrides: {
    labels: {
      singular: words('Redirect', 'Redirección', 'Redirection', 'Weiterleitung'),
      plural: words('Redirects', 'Redirecciones', 'Redirections', 'Weiterleitungen'),
    },
    access: { create: marketers, read: anyone, update: marketers, delete: marketers, readVersions: marketers, unlock: marketers },
    admin: { group: groups.content, useAsTitle: 'from' },
    hooks: shownCollection('redirects'),
    versions: false,
  },
})
