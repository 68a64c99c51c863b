import type { LinkSeed } from '../../global-types'

/** Links shared by several menus; they only target seeded pages and screens in code. */
export const familyLinks = {
  shared: {
    href: '/shared-hosting',
    label: { en: 'Shared hosting', es: 'Hosting compartido', fr: 'Hébergement mutualisé', de: 'Shared Hosting' },
  },
  vps: { href: '/vps-hosting', label: { en: 'VPS hosting', es: 'Servidores VPS', fr: 'Hébergement VPS', de: 'VPS-Hosting' } },
  dedicated: {
    href: '/dedicated-servers',
    label: { en: 'Dedicated servers', es: 'Servidores dedicados', fr: 'Serveurs dédiés', de: 'Dedizierte Server' },
  },
  cloud: { href: '/cloud-hosting', label: { en: 'Cloud hosting', es: 'Hosting cloud', fr: 'Hébergement cloud', de: 'Cloud-Hosting' } },
  wordpress: {
    href: '/wordpress-hosting',
    label: { en: 'WordPress hosting', es: 'Hosting WordPress', fr: 'Hébergement WordPress', de: 'WordPress-Hosting' },
  },
  ecommerce: {
    href: '/ecommerce-hosting',
    label: { en: 'Ecommerce hosting', es: 'Hosting para tiendas', fr: 'Hébergement e-commerce', de: 'E-Commerce-Hosting' },
  },
} as const satisfies Record<string, LinkSeed>

export const pageLinks = {
  domains: { href: '/domains', label: { en: 'Domains', es: 'Dominios', fr: 'Noms de domaine', de: 'Domains' } },
  domainSearch: {
    href: '/domains/search',
    label: { en: 'Domain search', es: 'Buscador de dominios', fr: 'Recherche de domaine', de: 'Domainsuche' },
  },
  domainTransfer: {
    href: '/domains/transfer',
    label: { en: 'Domain transfer', es: 'Transferencia de dominio', fr: 'Transfert de domaine', de: 'Domaintransfer' },
  },
  ssl: {
    href: '/ssl-certificates',
    label: { en: 'SSL certificates', es: 'Certificados SSL', fr: 'Certificats SSL', de: 'SSL-Zertifikate' },
  },
  email: { href: '/email-hosting', label: { en: 'Email hosting', es: 'Hosting de correo', fr: 'Hébergement mail', de: 'E-Mail-Hosting' } },
  websiteBuilder: {
    href: '/website-builder',
    label: { en: 'Website builder', es: 'Creador de páginas web', fr: 'Créateur de site', de: 'Website-Baukasten' },
  },
  services: { href: '/services', label: { en: 'Services', es: 'Servicios', fr: 'Services', de: 'Leistungen' } },
  features: { href: '/features', label: { en: 'Features', es: 'Características', fr: 'Fonctionnalités', de: 'Funktionen' } },
  pricing: { href: '/pricing', label: { en: 'Pricing', es: 'Precios', fr: 'Tarifs', de: 'Preise' } },
  support: { href: '/support', label: { en: 'Support', es: 'Soporte', fr: 'Support', de: 'Support' } },
  knowledgeBase: {
    href: '/knowledge-base',
    label: { en: 'Knowledge base', es: 'Base de conocimientos', fr: 'Base de connaissances', de: 'Wissensdatenbank' },
  },
  about: { href: '/about', label: { en: 'About us', es: 'Quiénes somos', fr: 'À propos', de: 'Über uns' } },
  contact: { href: '/contact', label: { en: 'Contact', es: 'Contacto', fr: 'Nous contacter', de: 'Kontakt' } },
} as const satisfies Record<string, LinkSeed>
