import type { LinkSeed } from '../../global-types'

/** Links that several menus share. Only pages of this seed, and the shop's own screens. */
export const familyLinks = {
  shared: { href: '/shared-hosting', label: { en: 'Shared hosting', es: 'Hosting compartido', fr: 'Hébergement mutualisé', de: 'Shared Hosting' } },
  vps: { href: '/vps-hosting', label: { en: 'VPS hosting', es: 'Servidores VPS', fr: 'Hébergement VPS', de: 'VPS-Hosting' } },
  dedicated: { href: '/dedicated-servers', label: { en: 'Dedicated servers', es: 'Servidores dedicados', fr: 'Serveurs dédiés', de: 'Dedizierte Server' } },
  cloud: { href: '/cloud-hosting', label: { en: 'Cloud hosting', es: 'Cloud hosting', fr: 'Hébergement cloud', de: 'Cloud-Hosting' } },
  wordpress: { href: '/wordpress-hosting', label: { en: 'WordPress hosting', es: 'Hosting WordPress', fr: 'Hébergement WordPress', de: 'WordPress-Hosting' } },
  ecommerce: { href: '/ecommerce-hosting', label: { en: 'Ecommerce hosting', es: 'Hosting para tiendas', fr: 'Hébergement e-commerce', de: 'E-Commerce-Hosting' } },
} as const satisfies Record<string, LinkSeed>

export const domainSearchLink: LinkSeed = {
  href: '/domains/search',
  label: { en: 'Domain search', es: 'Buscador de dominios', fr: 'Recherche de domaine', de: 'Domainsuche' },
}

export const domainPricesLink: LinkSeed = {
  href: '/domains',
  label: { en: 'Extensions and prices', es: 'Extensiones y precios', fr: 'Extensions et prix', de: 'Endungen und Preise' },
}

export const sslLink: LinkSeed = {
  href: '/ssl-certificates',
  label: { en: 'SSL certificates', es: 'Certificados SSL', fr: 'Certificats SSL', de: 'SSL-Zertifikate' },
}

export const supportLink: LinkSeed = {
  href: '/support',
  label: { en: 'Support', es: 'Soporte', fr: 'Support', de: 'Kundendienst' },
}

export const aboutLink: LinkSeed = {
  href: '/about',
  label: { en: 'About us', es: 'Quiénes somos', fr: 'À propos', de: 'Über uns' },
}
