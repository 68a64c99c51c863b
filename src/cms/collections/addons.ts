import type { CollectionConfig } from 'payload'
import type { HeroGroup } from '@/core/catalog/hero-groups'
import type { Addon } from '@/core/catalog/types'
import { publishedContent } from '../access/sets'
import { groups } from '../admin/groups'
import { checkbox, demo, popular } from '../fields/flags'
import { icon } from '../fields/icon'
import { key } from '../fields/identifiers'
import { features } from '../fields/lists'
import { localizedText, localizedTextarea } from '../fields/localized-text'
import { listPrice, position, price } from '../fields/numbers'
import { select } from '../fields/selects'
import { shownCollection } from '../hooks/after-publish'
import { plannedVersions } from '../versions/kept-versions'
import { words, type Words } from '../words'

const categories = {
  privacy: words('Privacy', 'Privacidad', 'Confidentialité', 'Datenschutz'),
  'email-addon': words('E-mail', 'Correo electrónico', 'E-mail', 'E-Mail'),
  security: words('Security', 'Seguridad', 'Sécurité', 'Sicherheit'),
  performance: words('Performance', 'Rendimiento', 'Performance', 'Leistung'),
} as const satisfies Record<Addon['category'], Words>

const heroGroups = {
  security: words('Security', 'Seguridad', 'Sécurité', 'Sicherheit'),
  management: words('Management', 'Gestión', 'Gestion', 'Verwaltung'),
  technical: words('Technical', 'Técnica', 'Technique', 'Technik'),
  email: words('E-mail', 'Correo electrónico', 'E-mail', 'E-Mail'),
  performance: words('Performance', 'Rendimiento', 'Performance', 'Geschwindigkeit'),
  backup: words('Backup', 'Copias de seguridad', 'Sauvegarde', 'Backup'),
} as const satisfies Record<HeroGroup, Words>

export const addons: CollectionConfig = {
  slug: 'addons',
  labels: {
    singular: words('Add-on', 'Complemento', 'Option', 'Zusatzleistung'),
    plural: words('Add-ons', 'Complementos', 'Options', 'Zusatzleistungen'),
  },
  access: publishedContent,
  admin: {
    group: groups.catalogue,
    useAsTitle: 'name',
    defaultColumns: ['name', 'key', 'category', 'price', 'recommended', 'order', '_status'],
    listSearchableFields: ['name', 'key'],
    description: words(
      'What is offered beside a domain. In US dollars a year.',
      'Lo que se ofrece junto a un dominio. En dólares estadounidenses al año.',
      'Ce qui est proposé avec un domaine. En dollars américains par an.',
      'Was zu einer Domain angeboten wird. In US-Dollar pro Jahr.',
    ),
  },
  defaultSort: 'order',
  trash: true,
  versions: plannedVersions,
  hooks: shownCollection('addons', { keyField: 'key', isPriced: true }),
  fields: [
    localizedText('name', words('Name', 'Nombre', 'Nom', 'Name'), { required: true, maxLength: 120 }),
    localizedTextarea('description', words('Description', 'Descripción', 'Description', 'Beschreibung'), {
      required: true,
      maxLength: 500,
    }),
    {
      type: 'row',
      fields: [
        price('price', words('Price', 'Precio', 'Prix', 'Preis'), { required: true }),
        listPrice('originalPrice', words('List price', 'Precio de lista', 'Prix catalogue', 'Listenpreis'), 'price'),
      ],
    },
    features,
    icon,
    { ...key(), admin: { ...key().admin, position: 'sidebar' } },
    select('category', words('Category', 'Categoría', 'Catégorie', 'Kategorie'), categories, { isInSidebar: true }),
    select(
      'heroGroup',
      words(
        'Group in the search of the home page',
        'Grupo en la búsqueda de la portada',
        'Groupe dans la recherche de l’accueil',
        'Gruppe in der Suche der Startseite',
      ),
      heroGroups,
      {
        isInSidebar: true,
        defaultValue: 'security',
      },
    ),
    checkbox('recommended', words('Recommended', 'Recomendado', 'Recommandé', 'Empfohlen'), {
      isInSidebar: true,
      description: words(
        'Ticked beforehand in the search.',
        'Viene marcado en la búsqueda.',
        'Coché d’avance dans la recherche.',
        'In der Suche vorab angekreuzt.',
      ),
    }),
    popular,
    position,
    demo,
  ],
}
