import type { PageSeed } from '../../../page-types'

export const services: PageSeed = {
  path: '/services',
  title: { en: 'Services', es: 'Servicios', fr: 'Services', de: 'Leistungen' },
  breadcrumb: { en: 'Services', es: 'Servicios', fr: 'Services', de: 'Leistungen' },
  meta: {
    title: {
      en: 'All hosting services and prices | Hostfront',
      es: 'Todos los servicios de hosting y precios | Hostfront',
      fr: 'Tous les services d’hébergement et leurs prix | Hostfront',
      de: 'Alle Hosting-Leistungen und Preise | Hostfront',
    },
    description: {
      en: 'Compare all our hosting services with prices: hosting, storage, backup, CDN, load balancers, SSL certificates and email. Filter by type and order.',
      es: 'Todos los servicios de hosting con su precio: alojamiento, almacenamiento, copias, CDN, balanceadores, certificados SSL y correo. Filtre por tipo.',
      fr: 'Tous les services d’hébergement avec leur prix : sites, stockage, sauvegarde, CDN, répartiteurs, certificats SSL et mail. Filtrez par type.',
      de: 'Alle Hosting-Leistungen mit Preis: Hosting, Speicherplatz, Backup, CDN, Load Balancer, SSL-Zertifikate und E-Mail. Nach Art filtern und bestellen.',
    },
  },
  noindex: false,
  layout: [
    {
      blockType: 'services-grid',
      heading: {
        en: 'All hosting services and prices.',
        es: 'Todos los servicios de hosting con su precio.',
        fr: 'Tous nos services d’hébergement et leurs prix.',
        de: 'Alle Hosting-Leistungen mit Preis.',
      },
      intro: {
        en: 'From hosting and email to backups and security: filter by type or browse the full list. You can share the link to your filtered list.',
        es: 'Del hosting y el correo a las copias y la seguridad: filtre por tipo o recorra la lista completa. Puede compartir el enlace a su lista filtrada.',
        fr: 'De l’hébergement et du mail à la sauvegarde et à la sécurité : filtrez par type ou parcourez toute la liste. Vous pouvez partager le lien vers votre liste filtrée.',
        de: 'Von Hosting und E-Mail bis Backup und Sicherheit: Filtern Sie nach Art oder sehen Sie die ganze Liste durch. Den Link zur gefilterten Liste können Sie teilen.',
      },
      defaultCategory: 'all',
      showFilter: true,
    },
    {
      blockType: 'domain-tools',
      heading: {
        en: 'Backup, CDN, monitoring and security.',
        es: 'Copias, CDN, monitorización y seguridad.',
        fr: 'Sauvegarde, CDN, surveillance et sécurité.',
        de: 'Backup, CDN, Monitoring und Sicherheit.',
      },
      intro: {
        en: 'Read what each service does, what it does not do, and what customers ask.',
        es: 'Lea qué hace cada servicio, qué no hace y qué preguntan los clientes.',
        fr: 'Découvrez ce que fait chaque service, ce qu’il ne fait pas et les questions des clients.',
        de: 'Lesen Sie, was jede Leistung kann, was nicht, und was Kunden dazu fragen.',
      },
      tools: [
        {
          icon: 'history',
          title: { en: 'Backup', es: 'Copias de seguridad', fr: 'Sauvegarde', de: 'Backup' },
          description: {
            en: 'Backups in another building, each checked to make sure it can be read.',
            es: 'Copias en otro edificio; de cada una comprobamos que se puede leer.',
            fr: 'Des sauvegardes dans un autre bâtiment, chacune vérifiée.',
            de: 'Backups in einem anderen Gebäude, jedes auf Lesbarkeit geprüft.',
          },
          buttonLabel: { en: 'See backup plans', es: 'Ver planes de copia', fr: 'Voir les sauvegardes', de: 'Backup-Tarife ansehen' },
          href: '/services/backup',
        },
        {
          icon: 'globe',
          title: { en: 'CDN', es: 'CDN', fr: 'CDN', de: 'CDN' },
          description: {
            en: 'Images and pages delivered from a city near each visitor.',
            es: 'Imágenes y páginas desde una ciudad cercana a cada visitante.',
            fr: 'Images et pages livrées depuis une ville proche du visiteur.',
            de: 'Bilder und Seiten aus einer Stadt in der Nähe Ihrer Besucher.',
          },
          buttonLabel: { en: 'See CDN plans', es: 'Ver planes de CDN', fr: 'Voir les offres CDN', de: 'CDN-Tarife ansehen' },
          href: '/services/cdn',
        },
        {
          icon: 'activity',
          title: { en: 'Monitoring', es: 'Monitorización', fr: 'Surveillance', de: 'Monitoring' },
          description: {
            en: 'You hear about an outage from us, not from your customers.',
            es: 'Se enterará de una caída por nosotros, no por sus clientes.',
            fr: 'Vous apprenez une panne par nous, pas par vos clients.',
            de: 'Von einem Ausfall erfahren Sie durch uns, nicht durch Ihre Kunden.',
          },
          buttonLabel: {
            en: 'See monitoring plans',
            es: 'Ver planes de monitorización',
            fr: 'Voir les offres de surveillance',
            de: 'Monitoring-Tarife ansehen',
          },
          href: '/services/monitoring',
        },
        {
          icon: 'shield-check',
          title: { en: 'Security', es: 'Seguridad', fr: 'Sécurité', de: 'Sicherheit' },
          description: {
            en: 'Web application firewall, DDoS protection and malware removal.',
            es: 'Cortafuegos de aplicaciones, protección DDoS y eliminación de malware.',
            fr: 'Pare-feu applicatif, protection anti-DDoS et nettoyage antimalware.',
            de: 'Web Application Firewall, DDoS-Schutz und Malware-Entfernung.',
          },
          buttonLabel: {
            en: 'See security services',
            es: 'Ver servicios de seguridad',
            fr: 'Voir les services de sécurité',
            de: 'Sicherheitsleistungen ansehen',
          },
          href: '/services/security',
        },
      ],
    },
    {
      blockType: 'faq',
      heading: {
        en: 'Questions about our services.',
        es: 'Preguntas sobre los servicios.',
        fr: 'Questions sur nos services.',
        de: 'Fragen zu unseren Leistungen.',
      },
      topic: 'services',
      limit: 6,
    },
  ],
}
