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
      description: {
        en: 'Plans for a website, from a shared server to one of your own.',
        es: 'Planes para su web, desde un servidor compartido hasta uno propio.',
        fr: 'Des offres pour votre site, du serveur mutualisé au serveur dédié.',
        de: 'Tarife für Ihre Website, vom geteilten bis zum eigenen Server.',
      },
      links: [shared, vps, dedicated, wordpress, ecommerce],
    },
    {
      title: { en: 'Cloud services', es: 'Servicios cloud', fr: 'Services cloud', de: 'Cloud-Leistungen' },
      description: {
        en: 'Computing power, storage and delivery for projects that grow.',
        es: 'Potencia, almacenamiento y distribución para proyectos que crecen.',
        fr: 'Puissance, stockage et diffusion pour les projets qui grandissent.',
        de: 'Rechenleistung, Speicher und Auslieferung für wachsende Projekte.',
      },
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
      description: {
        en: 'Certificates, mailboxes and a website without code.',
        es: 'Certificados, buzones y una web sin código.',
        fr: 'Certificats, boîtes mail et un site sans code.',
        de: 'Zertifikate, Postfächer und eine Website ohne Code.',
      },
      links: [pageLinks.ssl, pageLinks.email, pageLinks.websiteBuilder, pageLinks.domainTransfer],
    },
  ],
  main: [
    {
      href: '/hosting',
      label: { en: 'Hosting', es: 'Hosting', fr: 'Hébergement', de: 'Hosting' },
      description: {
        en: 'All plans by what runs on them, and their prices side by side.',
        es: 'Todos los planes según su uso, con los precios lado a lado.',
        fr: 'Toutes les offres selon l’usage, et leurs prix côte à côte.',
        de: 'Alle Tarife nach ihrem Zweck, die Preise nebeneinander.',
      },
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
      description: {
        en: 'Find, transfer and manage domains, or look one up.',
        es: 'Busque, transfiera, gestione o consulte dominios.',
        fr: 'Trouver, transférer, gérer ou consulter un nom de domaine.',
        de: 'Domains finden, übertragen, verwalten oder nachschlagen.',
      },
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
      description: {
        en: 'A website of your own, without technical knowledge.',
        es: 'Su propia web, sin conocimientos técnicos.',
        fr: 'Votre propre site, sans connaissances techniques.',
        de: 'Ihre eigene Website, ganz ohne Technikkenntnisse.',
      },
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
      description: {
        en: 'HTTPS for one domain, its subdomains or your company.',
        es: 'HTTPS para un dominio, sus subdominios o su empresa.',
        fr: 'Le HTTPS pour un domaine, ses sous-domaines ou votre entreprise.',
        de: 'HTTPS für eine Domain, ihre Subdomains oder Ihre Firma.',
      },
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
      description: {
        en: 'Choose each part yourself and see the price as you go.',
        es: 'Elija usted cada parte y vea el precio al momento.',
        fr: 'Choisissez chaque élément et suivez le prix en direct.',
        de: 'Jeden Teil selbst wählen und dabei den Preis sehen.',
      },
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
          label: { en: 'Domain and add-ons', es: 'Dominio y complementos', fr: 'Domaine et options', de: 'Domain-Extras' },
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
      description: {
        en: 'Extras for a website that is already online.',
        es: 'Extras para una web que ya está en línea.',
        fr: 'Des services en plus pour un site déjà en ligne.',
        de: 'Extras für eine Website, die schon online ist.',
      },
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
