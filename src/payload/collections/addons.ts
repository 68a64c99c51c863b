import type { CollectionConfig } from 'payload'
import type { HeroGroup } from '@/core/catalog/tlds'
import type { Addon } from '@/core/catalog/types'
import { groups } from '@/payload/admin/groups'
import { checkbox, demo, popular, position } from '@/payload/fields/numbers'
import { icon, nameText, localizedTextarea } from '@/payload/fields/text'
import { key } from '@/payload/fields/identifiers'
import { features } from '@/payload/fields/rows'
import { listPrice, price } from '@/payload/fields/prices'
import { categories as categoriesField, select } from '@/payload/fields/selects'
import { words, type Words } from '@/payload/words'
import { soldDocuments } from './shown-documents'

const categories = {
  privacy: words({ en: 'Privacy', es: 'Privacidad', fr: 'Confidentialité', de: 'Datenschutz' }),
  'email-addon': words({ en: 'Email', es: 'Correo electrónico', fr: 'Mail', de: 'E-Mail' }),
  security: words({ en: 'Security', es: 'Seguridad', fr: 'Sécurité', de: 'Sicherheit' }),
  performance: words({ en: 'Performance', es: 'Rendimiento', fr: 'Performance', de: 'Leistung' }),
} as const satisfies Record<Addon['category'], Words>

const heroGroups = {
  security: words({ en: 'Security', es: 'Seguridad', fr: 'Sécurité', de: 'Sicherheit' }),
  management: words({ en: 'Management', es: 'Gestión', fr: 'Gestion', de: 'Verwaltung' }),
  technical: words({ en: 'Technical', es: 'Técnica', fr: 'Technique', de: 'Technik' }),
  email: words({ en: 'Email', es: 'Correo electrónico', fr: 'Mail', de: 'E-Mail' }),
  performance: words({ en: 'Performance', es: 'Rendimiento', fr: 'Performance', de: 'Geschwindigkeit' }),
  backup: words({ en: 'Backup', es: 'Copias de seguridad', fr: 'Sauvegarde', de: 'Backup' }),
} as const satisfies Record<HeroGroup, Words>

export const addons: CollectionConfig = {
  ...soldDocuments('addons', 'key'),
  labels: {
    singular: words({ en: 'Add-on', es: 'Complemento', fr: 'Option', de: 'Zusatzleistung' }),
    plural: words({ en: 'Add-ons', es: 'Complementos', fr: 'Options', de: 'Zusatzleistungen' }),
  },
  admin: {
    group: groups.catalogue,
    useAsTitle: 'name',
    defaultColumns: ['name', 'key', 'category', 'price', 'recommended', 'order', '_status'],
    listSearchableFields: ['name', 'key'],
    description: words({
      en: 'What is offered beside a domain. In US dollars a year.',
      es: 'Lo que se ofrece junto a un dominio. En dólares estadounidenses al año.',
      fr: 'Ce qui est proposé avec un domaine. En dollars américains par an.',
      de: 'Was zu einer Domain angeboten wird. In US-Dollar pro Jahr.',
    }),
  },
  fields: [
    nameText(120),
    localizedTextarea('description', words({ en: 'Description', es: 'Descripción', fr: 'Description', de: 'Beschreibung' }), {
      required: true,
      maxLength: 500,
    }),
    {
      type: 'row',
      fields: [
        price('price', words({ en: 'Price', es: 'Precio', fr: 'Prix', de: 'Preis' }), { required: true }),
        listPrice('originalPrice', words({ en: 'List price', es: 'Precio de lista', fr: 'Prix catalogue', de: 'Listenpreis' }), 'price'),
      ],
    },
    features,
    icon,
    { ...key(), admin: { ...key().admin, position: 'sidebar' } },
    select('category', words({ en: 'Category', es: 'Categoría', fr: 'Catégorie', de: 'Kategorie' }), categories, { isInSidebar: true }),
    select(
      'heroGroup',
      words({
        en: 'Group in the search of the home page',
        es: 'Grupo en la búsqueda de la portada',
        fr: 'Groupe dans la recherche de l’accueil',
        de: 'Gruppe in der Suche der Startseite',
      }),
      heroGroups,
      { isInSidebar: true, defaultValue: 'security' },
    ),
    checkbox('recommended', words({ en: 'Recommended', es: 'Recomendado', fr: 'Recommandé', de: 'Empfohlen' }), {
      isInSidebar: true,
      description: words({
        en: 'Ticked in advance in the search, on English pages with prices other than euros and pounds.',
        es: 'Viene marcado en la búsqueda, en páginas en inglés con precios que no sean en euros ni libras.',
        fr: 'Coché d’avance dans la recherche, sur les pages en anglais dont les prix ne sont ni en euros ni en livres.',
        de: 'In der Suche vorab angekreuzt, auf englischen Seiten mit Preisen, die nicht in Euro oder Pfund sind.',
      }),
    }),
    categoriesField(
      'includedIn',
      words({ en: 'Included in plans of', es: 'Incluido en planes de', fr: 'Compris dans les offres de', de: 'Enthalten in Tarifen von' }),
      words({
        en: 'With such a plan in the cart it is not ticked in advance, and is marked as already in the plan.',
        es: 'Con un plan así en el carrito no viene marcado y se indica que ya está en el plan.',
        fr: 'Avec une telle offre dans le panier, l’option n’est pas cochée d’avance et porte la mention « déjà dans l’offre ».',
        de: 'Liegt so ein Tarif im Warenkorb, ist die Zusatzleistung nicht vorab angekreuzt und als schon enthalten gekennzeichnet.',
      }),
    ),
    popular,
    position,
    demo,
  ],
}
