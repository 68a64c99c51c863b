import { words } from '@/cms/words'

/** What shows the questions of a topic is known by this (`infra.content_links`). */
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
