import type { CategoryId, ExtensionCategory, BillingPeriod } from '@/core/catalog/types'
import { words, type Words } from '@/payload/words'
import type { SelectField } from 'payload'
import type { ResourceType } from '@/core/filters'

/** P10: labels of the category tree. */
export const categoryLabels = {
  hosting: words({ en: 'Hosting (all)', es: 'Hosting (todo)', fr: 'Hébergement (tout)', de: 'Hosting (alles)' }),
  shared: words({ en: 'Shared hosting', es: 'Hosting compartido', fr: 'Hébergement mutualisé', de: 'Shared Hosting' }),
  vps: words({ en: 'VPS hosting', es: 'Hosting VPS', fr: 'Hébergement VPS', de: 'VPS-Hosting' }),
  dedicated: words({ en: 'Dedicated servers', es: 'Servidores dedicados', fr: 'Serveurs dédiés', de: 'Dedizierte Server' }),
  cloud: words({ en: 'Cloud hosting', es: 'Hosting en la nube', fr: 'Hébergement cloud', de: 'Cloud-Hosting' }),
  wordpress: words({ en: 'WordPress hosting', es: 'Hosting WordPress', fr: 'Hébergement WordPress', de: 'WordPress-Hosting' }),
  ecommerce: words({
    en: 'Ecommerce hosting',
    es: 'Hosting para comercio electrónico',
    fr: 'Hébergement e-commerce',
    de: 'E-Commerce-Hosting',
  }),
  component: words({
    en: 'Server parts (all)',
    es: 'Piezas de servidor (todas)',
    fr: 'Composants de serveur (tous)',
    de: 'Serverteile (alle)',
  }),
  cpu: words({ en: 'Processor', es: 'Procesador', fr: 'Processeur', de: 'Prozessor' }),
  memory: words({ en: 'Memory', es: 'Memoria', fr: 'Mémoire', de: 'Arbeitsspeicher' }),
  storage: words({ en: 'Storage', es: 'Almacenamiento', fr: 'Stockage', de: 'Speicherplatz' }),
  addon: words({ en: 'Add-ons (all)', es: 'Complementos (todos)', fr: 'Options (toutes)', de: 'Zusatzleistungen (alle)' }),
  privacy: words({
    en: 'Add-ons: privacy',
    es: 'Complementos: privacidad',
    fr: 'Options : confidentialité',
    de: 'Zusatzleistungen: Datenschutz',
  }),
  'email-addon': words({ en: 'Add-ons: email', es: 'Complementos: correo', fr: 'Options : mail', de: 'Zusatzleistungen: E-Mail' }),
  security: words({ en: 'Add-ons: security', es: 'Complementos: seguridad', fr: 'Options : sécurité', de: 'Zusatzleistungen: Sicherheit' }),
  performance: words({
    en: 'Add-ons: performance',
    es: 'Complementos: rendimiento',
    fr: 'Options : performance',
    de: 'Zusatzleistungen: Leistung',
  }),
  ssl: words({ en: 'SSL certificates', es: 'Certificados SSL', fr: 'Certificats SSL', de: 'SSL-Zertifikate' }),
  email: words({ en: 'Email plans', es: 'Planes de correo', fr: 'Offres mail', de: 'E-Mail-Tarife' }),
  domain: words({
    en: 'Domains (registration and transfer)',
    es: 'Dominios (registro y transferencia)',
    fr: 'Noms de domaine (enregistrement et transfert)',
    de: 'Domains (Registrierung und Transfer)',
  }),
  backup: words({ en: 'Backup', es: 'Copias de seguridad', fr: 'Sauvegarde', de: 'Backup' }),
  cdn: words({ en: 'CDN', es: 'CDN', fr: 'CDN', de: 'CDN' }),
  loadbalancer: words({ en: 'Load balancing', es: 'Balanceo de carga', fr: 'Répartition de charge', de: 'Lastverteilung' }),
  website: words({ en: 'Website builder', es: 'Creador de páginas web', fr: 'Créateur de site', de: 'Website-Baukasten' }),
} as const satisfies Record<CategoryId, Words>

export const extensionCategoryLabels: Readonly<Record<ExtensionCategory, Words>> = {
  popular: words({ en: 'Popular', es: 'Populares', fr: 'Populaires', de: 'Beliebt' }),
  business: words({ en: 'Business', es: 'Negocios', fr: 'Entreprises', de: 'Geschäft' }),
  technology: words({ en: 'Technology', es: 'Tecnología', fr: 'Technologie', de: 'Technik' }),
  country: words({ en: 'Country', es: 'País', fr: 'Pays', de: 'Land' }),
  organization: words({ en: 'Organisation', es: 'Organización', fr: 'Organisation', de: 'Organisation' }),
  creative: words({ en: 'Creative', es: 'Creatividad', fr: 'Création', de: 'Kreativ' }),
}

/** Key in `infra.content_links` for blocks that show a topic's questions. */
export const topicKind = 'faqTopics'

export const faqTopicLabels = {
  general: words({ en: 'General', es: 'General', fr: 'Général', de: 'Allgemein' }),
  pricing: words({ en: 'Prices', es: 'Precios', fr: 'Prix', de: 'Preise' }),
  domains: words({ en: 'Domains', es: 'Dominios', fr: 'Noms de domaine', de: 'Domains' }),
  hosting: words({ en: 'Hosting', es: 'Hosting', fr: 'Hébergement', de: 'Hosting' }),
  shared: words({ en: 'Shared hosting', es: 'Hosting compartido', fr: 'Hébergement mutualisé', de: 'Shared Hosting' }),
  vps: words({ en: 'VPS hosting', es: 'Servidores VPS', fr: 'Hébergement VPS', de: 'VPS-Hosting' }),
  dedicated: words({ en: 'Dedicated servers', es: 'Servidores dedicados', fr: 'Serveurs dédiés', de: 'Dedizierte Server' }),
  cloud: words({ en: 'Cloud hosting', es: 'Cloud hosting', fr: 'Hébergement cloud', de: 'Cloud-Hosting' }),
  wordpress: words({ en: 'WordPress hosting', es: 'Hosting WordPress', fr: 'Hébergement WordPress', de: 'WordPress-Hosting' }),
  ecommerce: words({ en: 'Ecommerce hosting', es: 'Hosting para tiendas', fr: 'Hébergement e-commerce', de: 'E-Commerce-Hosting' }),
  ssl: words({ en: 'SSL certificates', es: 'Certificados SSL', fr: 'Certificats SSL', de: 'SSL-Zertifikate' }),
  email: words({ en: 'Email', es: 'Correo electrónico', fr: 'Mail', de: 'E-Mail' }),
  transfer: words({ en: 'Domain transfer', es: 'Transferencia de dominios', fr: 'Transfert de domaine', de: 'Domaintransfer' }),
  services: words({ en: 'Services', es: 'Servicios', fr: 'Services', de: 'Leistungen' }),
  backup: words({ en: 'Backup', es: 'Copias de seguridad', fr: 'Sauvegarde', de: 'Backup' }),
  cdn: words({ en: 'Content delivery', es: 'CDN', fr: 'CDN', de: 'Content Delivery' }),
  monitoring: words({ en: 'Monitoring', es: 'Monitorización', fr: 'Surveillance', de: 'Monitoring' }),
  security: words({ en: 'Security', es: 'Seguridad', fr: 'Sécurité', de: 'Sicherheit' }),
  customization: words({ en: 'Customization', es: 'Personalización', fr: 'Personnalisation', de: 'Konfiguration' }),
}

const { shared, vps, dedicated, cloud, wordpress, ecommerce } = categoryLabels

export const hostingFamilies = { shared, vps, dedicated, cloud, wordpress, ecommerce }

export type Labels<Value extends string> = Readonly<Record<Value, Words>>

export const optionsOf = <Value extends string>(labels: Labels<Value>): { value: Value; label: Words }[] =>
  (Object.entries(labels) as [Value, Words][]).map(([value, label]) => ({ value, label }))

export const select = <Value extends string>(
  name: string,
  label: Words,
  labels: Labels<Value>,
  options: {
    readonly required?: boolean
    readonly defaultValue?: Value
    readonly description?: Words
    readonly isInSidebar?: boolean
  } = {},
): SelectField => ({
  name,
  type: 'select',
  label,
  options: optionsOf(labels),
  ...(options.required === false ? {} : { required: true }),
  ...(options.defaultValue === undefined ? {} : { defaultValue: options.defaultValue }),
  admin: { ...(options.isInSidebar ? { position: 'sidebar' } : {}), ...(options.description ? { description: options.description } : {}) },
})

export const selectMany = <Value extends string>(
  name: string,
  label: Words,
  labels: Labels<Value>,
  options: { readonly required?: boolean; readonly defaultValue?: Value[]; readonly description?: Words } = {},
): SelectField => ({
  name,
  type: 'select',
  hasMany: true,
  label,
  options: optionsOf(labels),
  ...(options.required ? { required: true } : {}),
  ...(options.defaultValue ? { defaultValue: options.defaultValue } : {}),
  ...(options.description ? { admin: { description: options.description } } : {}),
})

/** P10: a node of the category tree; conditions match its descendants too. */
export const categories = (name: string, label: Words, description: Words): SelectField =>
  selectMany(name, label, categoryLabels, { description })

export const periodLabels = {
  monthly: words({ en: 'Monthly', es: 'Mensual', fr: 'Mensuel', de: 'Monatlich' }),
  quarterly: words({ en: 'Quarterly', es: 'Trimestral', fr: 'Trimestriel', de: 'Vierteljährlich' }),
  semiannual: words({ en: 'Every six months', es: 'Semestral', fr: 'Semestriel', de: 'Halbjährlich' }),
  yearly: words({ en: 'Yearly', es: 'Anual', fr: 'Annuel', de: 'Jährlich' }),
  biennial: words({ en: 'Every two years', es: 'Bienal', fr: 'Tous les deux ans', de: 'Alle zwei Jahre' }),
} as const satisfies Record<BillingPeriod, Words>

/** §3. */
export const resourceTypeLabels = {
  video: words({ en: 'Video', es: 'Vídeo', fr: 'Vidéo', de: 'Video' }),
  documentation: words({ en: 'Documentation', es: 'Documentación', fr: 'Documentation', de: 'Dokumentation' }),
  tutorial: words({ en: 'Tutorial', es: 'Tutorial', fr: 'Tutoriel', de: 'Tutorial' }),
  guide: words({ en: 'Guide', es: 'Guía', fr: 'Guide', de: 'Leitfaden' }),
} satisfies Labels<ResourceType>
