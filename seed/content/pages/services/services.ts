import type { PageSeed } from '../../../page-types'

export const services: PageSeed = {
  path: '/services',
  title: { en: 'Services', es: 'Servicios', fr: 'Services', de: 'Leistungen' },
  breadcrumb: { en: 'Services', es: 'Servicios', fr: 'Services', de: 'Leistungen' },
  meta: {
    title: {
      en: 'All hosting services on one shelf | Hostfront',
      es: 'Servicios de hosting en un estante | Hostfront',
      fr: 'Services d’hébergement, sur une étagère | Hostfront',
      de: 'Alle Hosting-Leistungen in einem Regal | Hostfront',
    },
    description: {
      en: 'Hosting, storage, backup, content delivery, load balancers, certificates and email. Filter by kind, see the price, put it in the cart.',
      es: 'Hosting, almacenamiento, copias de seguridad, CDN, balanceadores, certificados y correo. Filtre por tipo, vea el precio, al carrito.',
      fr: 'Hébergement, stockage, sauvegarde, CDN, répartiteurs, certificats et mail. Filtrez par genre, voyez le prix, ajoutez au panier.',
      de: 'Hosting, Speicherplatz, Backup, Content Delivery, Load Balancer, Zertifikate und E-Mail. Nach Art filtern, Preis sehen, in den Warenkorb.',
    },
  },
  noindex: false,
  layout: [
    {
      blockType: 'services-grid',
      heading: {
        en: 'All hosting services on one shelf.',
        es: 'Servicios de hosting: todos en un estante.',
        fr: 'Services d’hébergement : tous sur une étagère.',
        de: 'Alle Hosting-Leistungen in einem Regal.',
      },
      intro: {
        en: 'Choose a kind, or look along the whole row. The address remembers the filter, so it can be sent to somebody.',
        es: 'Elija un tipo o recorra toda la fila. La dirección recuerda el filtro y se puede enviar a otra persona.',
        fr: 'Choisissez un genre ou parcourez toute la rangée. L’adresse retient le filtre et peut être envoyée.',
        de: 'Wählen Sie eine Art oder gehen Sie die ganze Reihe ab. Die Adresse merkt sich den Filter und lässt sich verschicken.',
      },
      defaultCategory: 'all',
      showFilter: true,
    },
    {
      blockType: 'domain-tools',
      heading: {
        en: 'Backup, CDN, monitoring, security.',
        es: 'Copias, CDN, monitorización, seguridad.',
        fr: 'Sauvegarde, CDN, surveillance, sécurité.',
        de: 'Backup, CDN, Monitoring, Sicherheit.',
      },
      intro: {
        en: 'Four that deserve a page: what they do, where they stop, and the questions people ask.',
        es: 'Cuatro que merecen página: qué hacen, hasta dónde llegan y qué se pregunta la gente.',
        fr: 'Quatre qui méritent une page : ce qu’ils font, où ils s’arrêtent, et ce qu’on nous demande.',
        de: 'Vier mit eigener Seite: was sie tun, wo sie aufhören und was die Leute fragen.',
      },
      tools: [
        {
          icon: 'history',
          title: { en: 'Backup', es: 'Copias de seguridad', fr: 'Sauvegarde', de: 'Backup' },
          description: {
            en: 'A copy in another building, tested by reading it back.',
            es: 'Una copia en otro edificio, comprobada al leerla.',
            fr: 'Une copie dans un autre bâtiment, contrôlée en la relisant.',
            de: 'Eine Kopie in einem anderen Gebäude, geprüft durch Zurücklesen.',
          },
          buttonLabel: { en: 'About backup', es: 'Sobre las copias', fr: 'Découvrir la sauvegarde', de: 'Zum Backup' },
          href: '/services/backup',
        },
        {
          icon: 'globe',
          title: { en: 'Content delivery', es: 'CDN', fr: 'CDN', de: 'Content Delivery' },
          description: {
            en: 'Pictures and pages from a city near the reader.',
            es: 'Imágenes y páginas desde una ciudad cercana al lector.',
            fr: 'Images et pages depuis une ville proche du lecteur.',
            de: 'Bilder und Seiten aus einer Stadt nahe beim Leser.',
          },
          buttonLabel: { en: 'About content delivery', es: 'Sobre la CDN', fr: 'Découvrir le CDN', de: 'Zum CDN' },
          href: '/services/cdn',
        },
        {
          icon: 'activity',
          title: { en: 'Monitoring', es: 'Monitorización', fr: 'Surveillance', de: 'Monitoring' },
          description: {
            en: 'Somebody who notices, so that your customers need not.',
            es: 'Alguien que se da cuenta, para que no tengan que hacerlo sus clientes.',
            fr: 'Quelqu’un qui le voit, pour que vos clients n’aient pas à le faire.',
            de: 'Jemand merkt es, damit Ihre Kundschaft es nicht muss.',
          },
          buttonLabel: { en: 'About monitoring', es: 'Sobre la monitorización', fr: 'Découvrir la surveillance', de: 'Zum Monitoring' },
          href: '/services/monitoring',
        },
        {
          icon: 'shield-check',
          title: { en: 'Security', es: 'Seguridad', fr: 'Sécurité', de: 'Sicherheit' },
          description: {
            en: 'A firewall in front, DDoS protection, and people who remove malware.',
            es: 'Un cortafuegos delante, protección DDoS y personas que eliminan el malware.',
            fr: 'Un pare-feu devant, une protection anti-DDoS et des personnes qui ôtent le malware.',
            de: 'Eine Firewall davor, DDoS-Schutz und Leute, die Malware entfernen.',
          },
          buttonLabel: { en: 'About security', es: 'Sobre la seguridad', fr: 'Découvrir la sécurité', de: 'Zur Sicherheit' },
          href: '/services/security',
        },
      ],
    },
    {
      blockType: 'faq',
      heading: {
        en: 'Questions about services.',
        es: 'Preguntas sobre los servicios.',
        fr: 'Questions sur les services.',
        de: 'Fragen zu den Leistungen.',
      },
      topic: 'services',
      limit: 6,
    },
  ],
}
