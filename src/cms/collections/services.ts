import type { CollectionConfig } from 'payload'
import type { Service, SslCoverage } from '@/core/catalog/types'
import { publishedContent } from '../access/sets'
import { groups } from '../admin/groups'
import { namedRows } from '../fields/row-label'
import { categoryLabels } from '../fields/category-labels'
import { demo, popular } from '../fields/flags'
import { key } from '../fields/identifiers'
import { features } from '../fields/lists'
import { localizedText, localizedTextarea } from '../fields/localized-text'
import { position } from '../fields/numbers'
import { paymentTypes } from '../fields/payment-types'
import { select, selectMany } from '../fields/selects'
import { servicePrices } from '../fields/service-prices'
import { shownCollection } from '../hooks/after-publish'
import { plannedVersions } from '../versions/kept-versions'
import { words, type Words } from '../words'

const types = {
  hosting: words('Hosting plan', 'Plan de hosting', 'Offre d’hébergement', 'Hosting-Tarif'),
  ssl: words('SSL certificate', 'Certificado SSL', 'Certificat SSL', 'SSL-Zertifikat'),
  email: words('E-mail plan', 'Plan de correo', 'Offre e-mail', 'E-Mail-Tarif'),
  component: words('Server component', 'Componente de servidor', 'Composant serveur', 'Serverkomponente'),
  service: words('Other service', 'Otro servicio', 'Autre service', 'Sonstige Leistung'),
} as const satisfies Record<Service['type'], Words>

const coverages = {
  single: words('One domain', 'Un dominio', 'Un domaine', 'Eine Domain'),
  wildcard: words('Wildcard', 'Wildcard', 'Wildcard', 'Wildcard'),
  'multi-domain': words('Multi-domain', 'Multidominio', 'Multidomaine', 'Multi-Domain'),
} as const satisfies Record<SslCoverage, Words>

const specification = words('Specification', 'Especificación', 'Spécification', 'Spezifikation')

export const services: CollectionConfig = {
  slug: 'services',
  labels: {
    singular: words('Service or plan', 'Servicio o plan', 'Service ou offre', 'Leistung oder Tarif'),
    plural: words('Services and plans', 'Servicios y planes', 'Services et offres', 'Leistungen und Tarife'),
  },
  access: publishedContent,
  admin: {
    group: groups.catalogue,
    useAsTitle: 'name',
    defaultColumns: ['name', 'key', 'category', 'popular', 'demo', '_status'],
    listSearchableFields: ['name', 'key'],
    description: words(
      'Hosting and e-mail plans, certificates, server components and other services, with their prices per billing period.',
      'Planes de hosting y de correo, certificados, componentes de servidor y otros servicios, con sus precios por periodo.',
      'Offres d’hébergement et d’e-mail, certificats, composants serveur et autres services, avec leurs prix par période.',
      'Hosting- und E-Mail-Tarife, Zertifikate, Serverkomponenten und weitere Leistungen mit Preisen je Zeitraum.',
    ),
  },
  defaultSort: 'order',
  trash: true,
  versions: plannedVersions,
  hooks: shownCollection('services', { keyField: 'key', isPriced: true }),
  fields: [
    localizedText('name', words('Name', 'Nombre', 'Nom', 'Name'), { required: true, maxLength: 120 }),
    localizedTextarea('description', words('Description', 'Descripción', 'Description', 'Beschreibung'), {
      required: true,
      maxLength: 1000,
    }),
    servicePrices,
    features,
    {
      name: 'specs',
      type: 'array',
      label: words('Specifications', 'Especificaciones', 'Spécifications', 'Spezifikationen'),
      labels: { singular: specification, plural: words('Specifications', 'Especificaciones', 'Spécifications', 'Spezifikationen') },
      admin: namedRows({ kind: specification, titles: ['label'], detail: 'value' }),
      fields: [
        {
          type: 'row',
          fields: [
            localizedText('label', words('Label', 'Etiqueta', 'Libellé', 'Bezeichnung'), { required: true, maxLength: 80 }),
            localizedText('value', words('Value', 'Valor', 'Valeur', 'Wert'), { required: true, maxLength: 120 }),
          ],
        },
      ],
    },
    paymentTypes,
    {
      ...selectMany('coverages', words('Coverage', 'Cobertura', 'Couverture', 'Abdeckung'), coverages),
      admin: { condition: (data: { type?: string }) => data.type === 'ssl' },
    },
    { ...key(), admin: { ...key().admin, position: 'sidebar' } },
    select('type', words('Type', 'Tipo', 'Type', 'Art'), types, { isInSidebar: true }),
    select('category', words('Category', 'Categoría', 'Catégorie', 'Kategorie'), categoryLabels, { isInSidebar: true }),
    popular,
    position,
    demo,
  ],
}
