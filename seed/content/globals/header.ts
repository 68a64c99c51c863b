import type { HeaderSeed, LinkSeed } from '../../global-types'
import { familyLinks, pageLinks } from './links'

const { shared, vps, dedicated, cloud, wordpress, ecommerce } = familyLinks

const everyService: LinkSeed = {
  href: '/services',
  label: { en: 'All services', es: 'Todos los servicios', fr: 'Tous les services', de: 'Alle Leistungen' },
}

/**
 * R3 and §2: Services dropdown with three groups, and the dropdowns of the main navigation. Both list Services; the groups go into
 * the entry that links to /services.
 */
export const header: HeaderSeed = {
  servicesLabel: pageLinks.services.label,
  services: [
    {
      title: { en: 'Web hosting', es: 'Alojamiento web', fr: 'Hébergement web', de: 'Webhosting' },
      links: [shared, vps, dedicated, wordpress, ecommerce],
    },
    {
      title: { en: 'Cloud services', es: 'Servicios cloud', fr: 'Services cloud', de: 'Cloud-Leistungen' },
      links: [
        cloud,
        { href: '/services?type=storage', label: { en: 'Storage', es: 'Almacenamiento', fr: 'Stockage', de: 'Speicherplatz' } },
        { href: '/services?type=cdn', label: { en: 'CDN plans', es: 'Planes CDN', fr: 'Offres CDN', de: 'CDN-Tarife' } },
        {
          href: '/services?type=loadbalancer',
          label: { en: 'Load balancer', es: 'Balanceador de carga', fr: 'Répartiteur de charge', de: 'Load Balancer' },
        },
      ],
    },
    {
      title: { en: 'Security & tools', es: 'Seguridad y herramientas', fr: 'Sécurité et outils', de: 'Sicherheit und Tools' },
      links: [pageLinks.ssl, pageLinks.email, pageLinks.websiteBuilder, pageLinks.domainTransfer],
    },
  ],
  main: [
    {
      href: '/hosting',
      label: { en: 'Hosting', es: 'Hosting', fr: 'Hébergement', de: 'Hosting' },
      links: [
        {
          href: '/hosting',
          label: {
            en: 'All hosting plans',
            es: 'Todos los planes de hosting',
            fr: 'Toutes les offres d’hébergement',
            de: 'Alle Hosting-Tarife',
          },
        },
        shared,
        vps,
        dedicated,
        cloud,
        wordpress,
        ecommerce,
        pageLinks.pricing,
      ],
    },
    {
      href: '/domains',
      label: { en: 'Domains', es: 'Dominios', fr: 'Domaines', de: 'Domains' },
      links: [
        {
          href: '/domains',
          label: { en: 'Extensions and prices', es: 'Extensiones y precios', fr: 'Extensions et prix', de: 'Endungen und Preise' },
        },
        pageLinks.domainSearch,
        pageLinks.domainTransfer,
        { href: '/domains/bulk-search', label: { en: 'Bulk search', es: 'Búsqueda múltiple', fr: 'Recherche groupée', de: 'Sammelsuche' } },
        { href: '/domains/whois', label: { en: 'WHOIS lookup', es: 'Consulta WHOIS', fr: 'Recherche WHOIS', de: 'WHOIS-Abfrage' } },
        { href: '/domains/dns', label: { en: 'DNS lookup', es: 'Consulta DNS', fr: 'Recherche DNS', de: 'DNS-Abfrage' } },
        {
          href: '/domains/protection',
          label: { en: 'Domain protection', es: 'Protección de dominios', fr: 'Protection de domaine', de: 'Domainschutz' },
        },
        {
          href: '/domains/management',
          label: { en: 'Domain management', es: 'Gestión de dominios', fr: 'Gestion de domaine', de: 'Domainverwaltung' },
        },
      ],
    },
    {
      ...pageLinks.websiteBuilder,
      badge: { en: 'New', es: 'Nuevo', fr: 'Nouveau', de: 'Neu' },
      links: [
        {
          href: '/website-builder',
          label: { en: 'A website without code', es: 'Una web sin código', fr: 'Un site sans code', de: 'Website ohne Code' },
        },
        { href: '/website/templates', label: { en: 'Templates', es: 'Plantillas', fr: 'Modèles', de: 'Vorlagen' } },
        { href: '/website/ecommerce', label: { en: 'Online shop', es: 'Tienda en línea', fr: 'Boutique en ligne', de: 'Onlineshop' } },
      ],
    },
    {
      ...pageLinks.ssl,
      links: [
        {
          href: '/ssl-certificates',
          label: { en: 'All certificates', es: 'Todos los certificados', fr: 'Tous les certificats', de: 'Alle Zertifikate' },
        },
        {
          href: '/ssl/wildcard',
          label: { en: 'Wildcard certificate', es: 'Certificado comodín', fr: 'Certificat wildcard', de: 'Wildcard-Zertifikat' },
        },
        {
          href: '/ssl/extended-validation',
          label: {
            en: 'EV certificate',
            es: 'Certificado EV',
            fr: 'Certificat EV',
            de: 'EV-Zertifikat',
          },
        },
      ],
    },
    {
      href: '/customization',
      label: { en: 'Customization', es: 'A medida', fr: 'Sur mesure', de: 'Nach Maß' },
      links: [
        { href: '/customization', label: { en: 'Overview', es: 'Vista general', fr: 'Vue d’ensemble', de: 'Überblick' } },
        {
          href: '/customization/server',
          label: { en: 'Custom server', es: 'Servidor a medida', fr: 'Serveur sur mesure', de: 'Server nach Maß' },
        },
        {
          href: '/customization/hosting',
          label: { en: 'Hosting plan', es: 'Plan de hosting', fr: 'Offre d’hébergement', de: 'Hosting-Tarif' },
        },
        {
          href: '/customization/hosting-advanced',
          label: { en: 'Advanced hosting', es: 'Hosting avanzado', fr: 'Hébergement avancé', de: 'Hosting für Fortgeschrittene' },
        },
        {
          href: '/customization/domain',
          label: { en: 'Domain and add-ons', es: 'Dominio y complementos', fr: 'Domaine et options', de: 'Domain und Zusätze' },
        },
        { href: '/customization/email', label: { en: 'Email', es: 'Correo', fr: 'Mail', de: 'E-Mail' } },
        { href: '/customization/security', label: { en: 'Security', es: 'Seguridad', fr: 'Sécurité', de: 'Sicherheit' } },
        {
          href: '/customization/templates',
          label: { en: 'Website layouts', es: 'Diseños web', fr: 'Modèles de site', de: 'Website-Layouts' },
        },
      ],
    },
    {
      ...pageLinks.services,
      links: [
        everyService,
        { href: '/services/backup', label: { en: 'Backups', es: 'Copias de seguridad', fr: 'Sauvegardes', de: 'Backups' } },
        {
          href: '/services/cdn',
          label: { en: 'What a CDN does', es: 'Para qué sirve una CDN', fr: 'À quoi sert un CDN', de: 'Wozu ein CDN dient' },
        },
        { href: '/services/monitoring', label: { en: 'Monitoring', es: 'Monitorización', fr: 'Surveillance', de: 'Monitoring' } },
        {
          href: '/services/security',
          label: { en: 'Website security', es: 'Seguridad web', fr: 'Sécurité web', de: 'Website-Sicherheit' },
        },
        {
          href: '/email/professional',
          label: { en: 'Professional email', es: 'Correo profesional', fr: 'Adresse mail professionnelle', de: 'Geschäftliche E-Mail' },
        },
        { href: '/email/marketing', label: { en: 'Email marketing', es: 'Email marketing', fr: 'E-mailing', de: 'E-Mail-Marketing' } },
      ],
    },
    { ...pageLinks.features, links: [] },
    { ...pageLinks.support, links: [] },
    { ...pageLinks.about, links: [] },
  ],
}
