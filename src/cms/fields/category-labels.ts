import type { CategoryId } from '@/core/catalog/types'
import { words, type Words } from '@/cms/words'

/** The category tree (P10) in the words of the admin. */
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
