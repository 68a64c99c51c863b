import type { PageSeed } from '../../../page-types'

export const services: PageSeed = {
  path: '/services',
  title: { en: 'Services', es: 'Servicios', fr: 'Services', de: 'Leistungen' },
  breadcrumb: { en: 'Services', es: 'Servicios', fr: 'Services', de: 'Leistungen' },
  meta: {
    title: {
      en: 'All services on one shelf | Hostfront',
      es: 'Todos los servicios en un estante | Hostfront',
      fr: 'Tous les services sur une étagère | Hostfront',
      de: 'Alle Leistungen in einem Regal | Hostfront',
    },
    description: {
      en: 'Hosting, storage, backup, content delivery, load balancers, certificates and mail. Filter by kind, see the price, put it in the cart.',
      es: 'Hosting, almacenamiento, copias, distribución, balanceadores, certificados y correo. Filtre por tipo, vea el precio, al carrito.',
      fr: 'Hébergement, stockage, sauvegarde, diffusion, répartiteurs, certificats et mail. Filtrez par genre, voyez le prix, ajoutez au panier.',
      de: 'Hosting, Speicherplatz, Backup, Content Delivery, Load Balancer, Zertifikate und E-Mail. Nach Art filtern, Preis sehen, in den Warenkorb.',
    },
  },
  noindex: false,
  layout: [
    {
      blockType: 'services-grid',
      heading: { en: 'Everything on the shelf.', es: 'Todo lo que hay en el estante.', fr: 'Tout ce qu’il y a sur l’étagère.', de: 'Alles, was im Regal steht.' },
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
      heading: { en: 'Four that deserve a page.', es: 'Cuatro que merecen página.', fr: 'Quatre qui méritent une page.', de: 'Vier mit eigener Seite.' },
      intro: {
        en: 'What they do, where they stop, and the questions people ask.',
        es: 'Qué hacen, hasta dónde llegan y qué se pregunta la gente.',
        fr: 'Ce qu’ils font, où ils s’arrêtent, et ce qu’on nous demande.',
        de: 'Was sie tun, wo sie aufhören und was die Leute fragen.',
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
          buttonLabel: { en: 'About backup', es: 'Sobre las copias', fr: 'Sur la sauvegarde', de: 'Zum Backup' },
          href: '/services/backup',
        },
        {
          icon: 'globe',
          title: { en: 'Content delivery', es: 'Red de distribución', fr: 'Diffusion de contenu', de: 'Content Delivery' },
          description: {
            en: 'Pictures and pages from a city near the reader.',
            es: 'Imágenes y páginas desde una ciudad cercana al lector.',
            fr: 'Images et pages depuis une ville proche du lecteur.',
            de: 'Bilder und Seiten aus einer Stadt nahe beim Leser.',
          },
          buttonLabel: { en: 'About delivery', es: 'Sobre la distribución', fr: 'Sur la diffusion', de: 'Zur Auslieferung' },
          href: '/services/cdn',
        },
        {
          icon: 'activity',
          title: { en: 'Monitoring', es: 'Vigilancia', fr: 'Surveillance', de: 'Überwachung' },
          description: {
            en: 'Somebody who notices, so that your customers need not.',
            es: 'Alguien que se da cuenta, para que no tengan que hacerlo sus clientes.',
            fr: 'Quelqu’un qui le voit, pour que vos clients n’aient pas à le faire.',
            de: 'Jemand merkt es, damit Ihre Kundschaft es nicht muss.',
          },
          buttonLabel: { en: 'About monitoring', es: 'Sobre la vigilancia', fr: 'Sur la surveillance', de: 'Zur Überwachung' },
          href: '/services/monitoring',
        },
        {
          icon: 'shield-check',
          title: { en: 'Security', es: 'Seguridad', fr: 'Sécurité', de: 'Sicherheit' },
          description: {
            en: 'A firewall in front, a filter for floods, and people who clean up.',
            es: 'Un cortafuegos delante, un filtro para avalanchas y gente que limpia.',
            fr: 'Un pare-feu devant, un filtre pour les flots, et des gens qui nettoient.',
            de: 'Eine Firewall davor, ein Filter gegen Fluten und Leute, die aufräumen.',
          },
          buttonLabel: { en: 'About security', es: 'Sobre la seguridad', fr: 'Sur la sécurité', de: 'Zur Sicherheit' },
          href: '/services/security',
        },
      ],
    },
    {
      blockType: 'faq',
      heading: { en: 'Asked while browsing.', es: 'Preguntas entre estantes.', fr: 'Demandé devant l’étagère.', de: 'Vor dem Regal gefragt.' },
      topic: 'services',
      limit: 6,
    },
  ],
}
