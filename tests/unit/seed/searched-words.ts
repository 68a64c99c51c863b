import type { SeedLocale } from '@seed/locales'

export type Searched = Readonly<Record<SeedLocale, string>>

export const same = (words: string): Searched => ({ en: words, es: words, fr: words, de: words })

const legal: Readonly<Record<string, Searched>> = {
  '/legal/terms-of-service': {
    en: 'terms of service',
    es: 'condiciones del servicio',
    fr: 'conditions générales',
    de: 'Nutzungsbedingungen',
  },
  '/legal/privacy-policy': {
    en: 'privacy policy',
    es: 'política de privacidad',
    fr: 'politique de confidentialité',
    de: 'Datenschutzerklärung',
  },
  '/legal/cookie-policy': { en: 'cookie', es: 'cookies', fr: 'cookies', de: 'Cookie' },
  '/legal/sla-agreement': { en: 'service level', es: 'nivel de servicio', fr: 'niveaux? de service', de: 'Verfügbarkeitszusage' },
  '/gdpr': { en: 'GDPR', es: 'RGPD', fr: 'RGPD', de: 'DSGVO' },
  '/legal/withdrawal': { en: 'right of withdrawal', es: 'derecho de desistimiento', fr: 'droit de rétractation', de: 'Widerruf' },
  '/legal/imprint': { en: 'legal notice', es: 'aviso legal', fr: 'mentions légales', de: 'Impressum' },
}

const hosting: Readonly<Record<string, Searched>> = {
  '/': { en: 'domains|hosting', es: 'dominios|hosting', fr: 'domaine|hébergement', de: 'domains|hosting' },
  '/hosting': { en: 'web hosting', es: 'alojamiento web', fr: 'hébergement web', de: 'Webhosting' },
  '/shared-hosting': { en: 'shared hosting', es: 'hosting compartido', fr: 'hébergement mutualisé', de: 'Shared Hosting' },
  '/vps-hosting': { en: 'VPS', es: 'VPS', fr: 'VPS', de: 'VPS|vServer' },
  '/dedicated-servers': { en: 'dedicated server', es: 'servidores? dedicados?', fr: 'serveurs? dédiés?', de: 'dedizierter? Server' },
  '/cloud-hosting': { en: 'cloud hosting', es: 'hosting cloud', fr: 'hébergement cloud', de: 'Cloud-Hosting' },
  '/wordpress-hosting': { en: 'WordPress', es: 'WordPress', fr: 'WordPress', de: 'WordPress' },
  '/ecommerce-hosting': {
    en: 'ecommerce hosting',
    es: 'hosting para tiendas',
    fr: 'hébergement e-commerce',
    de: 'E-Commerce-Hosting',
  },
  '/pricing': { en: 'hosting', es: 'hosting', fr: 'hébergement', de: 'hosting' },
  '/features': {
    en: 'hosting features',
    es: 'características del hosting',
    fr: 'fonctionnalités de l’hébergement',
    de: 'Hosting-Funktionen',
  },
  '/services': { en: 'hosting', es: 'hosting', fr: 'hébergement', de: 'Hosting' },
}

const services: Readonly<Record<string, Searched>> = {
  '/services/backup': { en: 'website backups?', es: 'copias? de seguridad', fr: 'sauvegardes? de site', de: 'Website-Backup' },
  '/services/cdn': same('CDN'),
  '/services/monitoring': {
    en: 'uptime monitoring',
    es: 'monitorización web',
    fr: 'surveillance de site',
    de: 'Uptime-Monitoring',
  },
  '/services/security': { en: 'website security', es: 'seguridad web', fr: 'sécurité web', de: 'Website-Sicherheit' },
}

const customization: Readonly<Record<string, Searched>> = {
  '/customization': { en: 'hosting plan', es: 'plan de hosting', fr: 'offre d’hébergement', de: 'Hosting-Tarif' },
  '/customization/server': { en: 'server', es: 'servidor', fr: 'serveur', de: 'server' },
  '/customization/hosting': { en: 'hosting package', es: 'paquete de hosting', fr: 'pack d’hébergement', de: 'Hosting-Paket' },
  '/customization/hosting-advanced': {
    en: 'advanced hosting',
    es: 'hosting avanzado',
    fr: 'hébergement avancé',
    de: 'Hosting für Fortgeschrittene',
  },
  '/customization/domain': { en: 'domain', es: 'dominio', fr: 'domaine', de: 'domain' },
  '/customization/email': { en: 'email plan', es: 'plan de correo', fr: 'offre mail', de: 'E-Mail-Tarif' },
  '/customization/security': { en: 'website security', es: 'seguridad web', fr: 'sécurité web', de: 'Website-Sicherheit' },
  '/customization/templates': { en: 'website layouts?', es: 'diseños? web', fr: 'modèles? de site', de: 'Website-Layout' },
}

const domains: Readonly<Record<string, Searched>> = {
  '/domains/search': {
    en: 'domain name search',
    es: 'buscar (y registrar )?dominios',
    fr: 'recherche de nom de domaine',
    de: 'Domain prüfen',
  },
  '/domains/endings': { en: 'domain extensions', es: 'extensiones de dominio', fr: 'extensions de domaine', de: 'Domainendungen' },
  '/domains': { en: 'domain', es: 'dominio', fr: 'noms? de domaine', de: 'domain' },
  '/domains/transfer': { en: 'domain transfer', es: 'transferencia de dominio', fr: 'transfert de domaine', de: 'Domaintransfer' },
  '/domains/bulk-search': {
    en: 'bulk domain search',
    es: 'búsqueda múltiple de dominios',
    fr: 'recherche groupée de domaines',
    de: 'Mehrere Domains prüfen',
  },
  '/domains/whois': same('WHOIS'),
  '/domains/dns': same('DNS'),
  '/domains/protection': { en: 'domain protection', es: 'protección de dominios', fr: 'protection de domaine', de: 'Domainschutz' },
  '/domains/management': { en: 'domain management', es: 'gestión de dominios', fr: 'gestion de domaine', de: 'Domainverwaltung' },
}

const certificatesAndEmail: Readonly<Record<string, Searched>> = {
  '/ssl-certificates': { en: 'SSL certificate', es: 'certificados? SSL', fr: 'certificats? SSL', de: 'SSL-Zertifikat' },
  '/ssl/wildcard': {
    en: 'wildcard SSL certificate',
    es: 'certificado SSL comodín',
    fr: 'certificat SSL wildcard',
    de: 'Wildcard-Zertifikat',
  },
  '/ssl/extended-validation': { en: 'EV certificate', es: 'certificados? EV', fr: 'certificats? EV', de: 'EV-Zertifikat' },
  '/email-hosting': { en: 'email hosting', es: 'hosting de correo', fr: 'hébergement mail', de: 'E-Mail-Hosting' },
  '/email/professional': {
    en: 'professional email',
    es: 'correo profesional',
    fr: 'adresse mail professionnelle',
    de: 'geschäftliche E-Mail',
  },
  '/email/marketing': { en: 'email marketing', es: 'email marketing', fr: 'e-mailing', de: 'E-Mail-Marketing' },
}

const sitesAndHelp: Readonly<Record<string, Searched>> = {
  '/website-builder': { en: 'website builder', es: 'creador de páginas web', fr: 'créateur de site', de: 'Website-Baukasten' },
  '/website/templates': { en: 'website templates?', es: 'plantillas? web', fr: 'modèles? de site', de: 'Website-Vorlagen' },
  '/website/ecommerce': { en: 'online shop', es: 'tienda en línea', fr: 'boutique en ligne', de: 'Onlineshop' },
  '/support': { en: 'support', es: 'soporte', fr: 'support', de: 'Support' },
  '/knowledge-base': { en: 'knowledge base', es: 'base de conocimientos', fr: 'base de connaissances', de: 'Wissensdatenbank' },
  '/knowledge-base/all': { en: 'knowledge base', es: 'base de conocimientos', fr: 'base de connaissances', de: 'Wissensdatenbank' },
  '/about': same('Hostfront'),
  '/contact': { en: 'contact', es: 'contacto', fr: 'contact', de: 'kontakt' },
}

/** Search terms per page; title, heading and description must each contain them. */
export const searchedWords: Readonly<Record<string, Searched>> = {
  ...hosting,
  ...services,
  ...customization,
  ...domains,
  ...certificatesAndEmail,
  ...sitesAndHelp,
  ...legal,
}
