import type { CollectionConfig } from 'payload'
import type { Service, SslCoverage } from '@/core/catalog/types'
import { groups } from '@/payload/admin/groups'
import { rows, features } from '@/payload/fields/rows'
import { categoryLabels, select, selectMany } from '@/payload/fields/selects'
import { demo, popular, position } from '@/payload/fields/numbers'
import { key } from '@/payload/fields/identifiers'
import { nameText, valueText, localizedText, localizedTextarea } from '@/payload/fields/text'
import { paymentTypes } from '@/payload/fields/payment-types'
import { servicePrices } from '@/payload/fields/service-prices'
import { words, type Words } from '@/payload/words'
import { soldDocuments } from './shown-documents'

const types = {
  hosting: words({ en: 'Hosting plan', es: 'Plan de hosting', fr: 'Offre d’hébergement', de: 'Hosting-Tarif' }),
  ssl: words({ en: 'SSL certificate', es: 'Certificado SSL', fr: 'Certificat SSL', de: 'SSL-Zertifikat' }),
  email: words({ en: 'Email plan', es: 'Plan de correo', fr: 'Offre mail', de: 'E-Mail-Tarif' }),
  component: words({ en: 'Server component', es: 'Componente de servidor', fr: 'Composant serveur', de: 'Serverkomponente' }),
  service: words({ en: 'Other service', es: 'Otro servicio', fr: 'Autre service', de: 'Sonstige Leistung' }),
} as const satisfies Record<Service['type'], Words>

const coverages = {
  single: words({ en: 'One domain', es: 'Un dominio', fr: 'Un domaine', de: 'Eine Domain' }),
  wildcard: words({ en: 'Wildcard', es: 'Wildcard', fr: 'Wildcard', de: 'Wildcard' }),
  'multi-domain': words({ en: 'Multi-domain', es: 'Multidominio', fr: 'Multidomaine', de: 'Multi-Domain' }),
} as const satisfies Record<SslCoverage, Words>

const specification = words({ en: 'Specification', es: 'Especificación', fr: 'Spécification', de: 'Spezifikation' })

export const services: CollectionConfig = {
  ...soldDocuments('services', 'key'),
  labels: {
    singular: words({ en: 'Service or plan', es: 'Servicio o plan', fr: 'Service ou offre', de: 'Leistung oder Tarif' }),
    plural: words({ en: 'Services and plans', es: 'Servicios y planes', fr: 'Services et offres', de: 'Leistungen und Tarife' }),
  },
  admin: {
    group: groups.catalogue,
    useAsTitle: 'name',
    defaultColumns: ['name', 'key', 'category', 'popular', 'demo', '_status'],
    listSearchableFields: ['name', 'key'],
    description: words({
      en: 'Hosting and email plans, certificates, server components and other services, with their prices per billing period.',
      es: 'Planes de hosting y de correo, certificados, componentes de servidor y otros servicios, con sus precios por periodo.',
      fr: 'Offres d’hébergement et de mail, certificats, composants serveur et autres services, avec leurs prix par période.',
      de: 'Hosting- und E-Mail-Tarife, Zertifikate, Serverkomponenten und weitere Leistungen mit Preisen je Zeitraum.',
    }),
  },
  fields: [
    nameText(120),
    localizedTextarea('description', words({ en: 'Description', es: 'Descripción', fr: 'Description', de: 'Beschreibung' }), {
      required: true,
      maxLength: 1000,
    }),
    servicePrices,
    features,
    rows(
      'specs',
      {
        kind: specification,
        plural: words({ en: 'Specifications', es: 'Especificaciones', fr: 'Spécifications', de: 'Spezifikationen' }),
        titles: ['label'],
        detail: 'value',
      },
      [
        {
          type: 'row',
          fields: [
            localizedText('label', words({ en: 'Label', es: 'Etiqueta', fr: 'Libellé', de: 'Bezeichnung' }), {
              required: true,
              maxLength: 80,
            }),
            valueText(120),
          ],
        },
      ],
    ),
    paymentTypes,
    {
      ...selectMany('coverages', words({ en: 'Coverage', es: 'Cobertura', fr: 'Couverture', de: 'Abdeckung' }), coverages),
      admin: { condition: (data: { type?: string }) => data.type === 'ssl' },
    },
    { ...key(), admin: { ...key().admin, position: 'sidebar' } },
    select('type', words({ en: 'Type', es: 'Tipo', fr: 'Type', de: 'Art' }), types, { isInSidebar: true }),
    select('category', words({ en: 'Category', es: 'Categoría', fr: 'Catégorie', de: 'Kategorie' }), categoryLabels, { isInSidebar: true }),
    popular,
    position,
    demo,
  ],
}
