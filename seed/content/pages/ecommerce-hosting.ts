import { fact } from '../../words'
import { familyPage } from './family-page'

export const ecommerceHosting = familyPage({
  path: '/ecommerce-hosting',
  family: 'ecommerce',
  title: { en: 'Ecommerce hosting', es: 'Hosting para tiendas', fr: 'Hébergement e-commerce', de: 'E-Commerce-Hosting' },
  meta: {
    title: {
      en: 'Ecommerce hosting for real shops | Hostfront',
      es: 'Hosting para tiendas en línea | Hostfront',
      fr: 'Hébergement e-commerce pour boutiques | Hostfront',
      de: 'E-Commerce-Hosting für echte Läden | Hostfront',
    },
    description: {
      en: 'Ecommerce hosting for WooCommerce and PrestaShop that keeps the checkout quick. Certificate and order backups included, staging from Store Growth up.',
      es: 'Hosting para tiendas con WooCommerce o PrestaShop y un pago ágil. Certificado y copias de pedidos incluidos; entorno de pruebas desde Store Growth.',
      fr: 'Hébergement e-commerce pour WooCommerce et PrestaShop, paiement rapide. Certificat et sauvegardes compris, préproduction dès Store Growth.',
      de: 'E-Commerce-Hosting für WooCommerce und PrestaShop, mit schneller Kasse. Zertifikat und Backups inklusive, Testumgebung ab Store Growth.',
    },
  },
  plans: {
    heading: {
      en: 'Ecommerce hosting: a till that does not jam.',
      es: 'Hosting para tiendas: una caja que no se atasca.',
      fr: 'Hébergement e-commerce : une caisse qui ne bloque pas.',
      de: 'E-Commerce-Hosting: eine Kasse, die nicht klemmt.',
    },
    intro: {
      en: 'People forgive a slow photograph. They do not forgive a slow checkout. These plans are built around it.',
      es: 'La gente perdona una foto lenta, pero no un pago lento. Estos planes se construyen en torno a él.',
      fr: 'On pardonne une photo lente, pas un paiement lent. Ces offres sont construites autour de lui.',
      de: 'Ein langsames Foto verzeihen die Leute. Eine langsame Kasse nicht. Um sie herum sind diese Tarife gebaut.',
    },
  },
  features: {
    heading: {
      en: 'Shop software, backups, load tests.',
      es: 'Software de tienda, copias y pruebas de carga.',
      fr: 'Logiciel de boutique, sauvegardes, tests de charge.',
      de: 'Shopsoftware, Backups, Lasttests.',
    },
    intro: {
      en: 'Open on the busiest day. The other days take care of themselves.',
      es: 'Abierto el día de más gente. Los demás días se cuidan solos.',
      fr: 'Ouvert le jour le plus chargé. Les autres jours se débrouillent seuls.',
      de: 'Offen am vollsten Tag. Die anderen Tage laufen von selbst.',
    },
    items: [
      {
        icon: 'shopping-bag',
        title: {
          en: 'Shop software, installed',
          es: 'Software de tienda instalado',
          fr: 'Logiciel de boutique installé',
          de: 'Shopsoftware, installiert',
        },
        description: {
          en: 'WooCommerce or PrestaShop, with email, cron jobs and image sizes set as they should be.',
          es: 'WooCommerce o PrestaShop, con correo, tareas programadas y tamaños de imagen bien ajustados.',
          fr: 'WooCommerce ou PrestaShop, avec mails, tâches planifiées et tailles d’images réglés comme il faut.',
          de: 'WooCommerce oder PrestaShop, mit E-Mail, Cronjobs und Bildgrößen, wie sie sein sollen.',
        },
      },
      {
        icon: 'lock',
        title: {
          en: 'Certificate for the checkout',
          es: 'Certificado para el pago',
          fr: 'Certificat pour le paiement',
          de: 'Zertifikat für die Kasse',
        },
        description: {
          en: 'Included, installed and renewed. Browsers stay calm.',
          es: 'Incluido, instalado y renovado. Los navegadores, tranquilos.',
          fr: 'Compris, installé et renouvelé. Les navigateurs restent calmes.',
          de: 'Inklusive, eingerichtet und verlängert. Die Browser bleiben ruhig.',
        },
      },
      {
        icon: 'database',
        title: {
          en: 'Orders are backed up too',
          es: 'También se copian los pedidos',
          fr: 'Les commandes sont sauvegardées aussi',
          de: 'Auch Bestellungen werden gesichert',
        },
        description: {
          en: 'Daily or hourly, by plan. Any single order can be brought back.',
          es: 'Cada día o cada hora, según el plan. Se puede recuperar un solo pedido.',
          fr: 'Chaque jour ou chaque heure selon l’offre. On peut restaurer une seule commande.',
          de: 'Täglich oder stündlich, je nach Tarif. Wiederherstellen lässt sich jede einzelne Bestellung.',
        },
      },
      {
        icon: 'activity',
        title: {
          en: 'A rehearsal before the sale',
          es: 'Un ensayo antes de las rebajas',
          fr: 'Une répétition avant les soldes',
          de: 'Eine Generalprobe vor der Aktion',
        },
        description: {
          en: 'We send pretend customers to your staging copy and tell you where it bends.',
          es: 'Enviamos clientes ficticios a su entorno de pruebas y le decimos dónde flojea.',
          fr: 'Nous envoyons de faux clients sur votre préproduction et vous disons où ça plie.',
          de: 'Wir schicken Probekunden in Ihre Testumgebung und sagen Ihnen, wo es sich biegt.',
        },
      },
    ],
  },
  technical: {
    heading: {
      en: 'The data sheet: what stands behind the till.',
      es: 'Ficha técnica: lo que hay detrás de la caja.',
      fr: 'Fiche technique : ce qu’il y a derrière la caisse.',
      de: 'Datenblatt: was hinter der Kasse steht.',
    },
    intro: {
      en: 'Checkout first, catalogue second, pictures third: that is the order the machine serves in.',
      es: 'Primero el pago, después el catálogo y luego las fotos: en ese orden sirve la máquina.',
      fr: 'Le paiement d’abord, le catalogue ensuite, les images après : la machine sert dans cet ordre.',
      de: 'Erst die Kasse, dann der Katalog, dann die Bilder: In dieser Reihenfolge arbeitet die Maschine.',
    },
    groups: [
      {
        icon: 'shopping-bag',
        title: { en: 'Checkout', es: 'Pago', fr: 'Paiement', de: 'Kasse' },
        items: [
          fact(
            { en: 'Kept out of the cache', es: 'Fuera de la caché', fr: 'Hors du cache', de: 'Nicht im Cache' },
            { en: 'Cart, checkout, account', es: 'Carrito, pago, cuenta', fr: 'Panier, paiement, compte', de: 'Warenkorb, Kasse, Konto' },
          ),
          fact(
            { en: 'Workers reserved for it', es: 'Procesos reservados', fr: 'Processus réservés', de: 'Reservierte Prozesse' },
            { en: 'Half of them', es: 'La mitad', fr: 'La moitié', de: 'Die Hälfte' },
          ),
          fact(
            { en: 'Order emails', es: 'Correos de pedido', fr: 'Mails de commande', de: 'Bestellmails' },
            { en: 'On a line of its own', es: 'Por una vía propia', fr: 'Par une voie à part', de: 'Über einen eigenen Weg' },
          ),
        ],
      },
      {
        icon: 'database',
        title: { en: 'Catalogue', es: 'Catálogo', fr: 'Catalogue', de: 'Katalog' },
        items: [
          fact(
            { en: 'Search', es: 'Buscador', fr: 'Recherche', de: 'Suche' },
            { en: 'Kept in memory', es: 'En memoria', fr: 'Gardée en mémoire', de: 'Im Arbeitsspeicher' },
          ),
          fact(
            { en: 'Imports', es: 'Importaciones', fr: 'Imports', de: 'Importe' },
            {
              en: 'By night, on another core',
              es: 'De noche, en otro núcleo',
              fr: 'La nuit, sur un autre cœur',
              de: 'Nachts, auf einem anderen Kern',
            },
          ),
          fact({ en: 'Databases', es: 'Bases de datos', fr: 'Bases de données', de: 'Datenbanken' }, 'MariaDB, PostgreSQL'),
        ],
      },
      {
        icon: 'calendar-clock',
        title: { en: 'Sale days', es: 'Días de rebajas', fr: 'Jours de soldes', de: 'Aktionstage' },
        items: [
          fact(
            { en: 'Tell us', es: 'Avísenos', fr: 'Prévenez-nous', de: 'Bescheid geben' },
            { en: 'Three days ahead', es: 'Con tres días de antelación', fr: 'Trois jours avant', de: 'Drei Tage vorher' },
          ),
          fact(
            { en: 'We then', es: 'Entonces', fr: 'Alors, nous', de: 'Dann' },
            {
              en: 'Warm the cache, hold changes',
              es: 'Calentamos la caché y no tocamos nada',
              fr: 'Chauffons le cache, gelons les changements',
              de: 'Cache vorwärmen, nichts mehr ändern',
            },
          ),
          fact(
            { en: 'Afterwards', es: 'Después', fr: 'Après', de: 'Danach' },
            { en: 'A page of figures', es: 'Una página de cifras', fr: 'Une page de chiffres', de: 'Eine Seite Zahlen' },
          ),
        ],
      },
    ],
  },
  summary: {
    heading: {
      en: 'Price summary, before the first sale.',
      es: 'Resumen del precio, antes de la primera venta.',
      fr: 'Récapitulatif, avant la première vente.',
      de: 'Preisübersicht vor dem ersten Verkauf.',
    },
    intro: {
      en: 'List price, price and saving stand on lines of their own, as your customers would want it.',
      es: 'Precio de lista, precio y ahorro, cada uno en su línea, como lo querrían sus clientes.',
      fr: 'Prix catalogue, prix et économie, chacun sur sa ligne, comme vos clients le voudraient.',
      de: 'Listenpreis, Preis und Ersparnis stehen in eigenen Zeilen, wie Ihre Kundschaft es auch gern hätte.',
    },
  },
  testimonials: {
    heading: {
      en: 'Customer reviews, from behind the till.',
      es: 'Opiniones de clientes, desde detrás de la caja.',
      fr: 'Avis de clients, de derrière la caisse.',
      de: 'Kundenstimmen, von hinter der Kasse.',
    },
    presentation: 'grid',
    limit: 2,
    domains: [{ key: 'fogandfilter.example' }, { key: 'thirdrow.example' }],
  },
  faq: {
    en: 'Questions about ecommerce hosting.',
    es: 'Preguntas sobre hosting para tiendas.',
    fr: 'Questions sur l’hébergement e-commerce.',
    de: 'Fragen zum E-Commerce-Hosting.',
  },
  callToAction: {
    heading: {
      en: 'A domain: the name above the shop.',
      es: 'Un dominio: el nombre sobre la tienda.',
      fr: 'Un domaine : le nom au-dessus de la boutique.',
      de: 'Eine Domain: der Name über dem Laden.',
    },
    body: {
      en: 'Customers come back to what they can spell.',
      es: 'Los clientes vuelven a lo que saben escribir.',
      fr: 'Les clients reviennent à ce qu’ils savent écrire.',
      de: 'Kunden kommen dorthin zurück, wo sie den Namen schreiben können.',
    },
    buttonLabel: { en: 'See what is free', es: 'Ver qué está libre', fr: 'Voir ce qui est libre', de: 'Nachsehen, was frei ist' },
    href: '/domains/search',
  },
  arrangement: [
    'features',
    'summary',
    {
      blockType: 'security-features',
      heading: {
        en: 'Shop security: locked after hours.',
        es: 'Seguridad de la tienda: cerrada fuera de horario.',
        fr: 'Sécurité de la boutique : fermée à clé le soir.',
        de: 'Shop-Sicherheit: nach Ladenschluss abgesperrt.',
      },
      intro: {
        en: 'Card numbers never reach our disks: they go from the customer to your payment provider.',
        es: 'Los números de tarjeta nunca llegan a nuestros discos: van del cliente a su proveedor de pagos.',
        fr: 'Les numéros de carte n’atteignent jamais nos disques : ils vont du client à votre prestataire de paiement.',
        de: 'Kartennummern kommen nie auf unsere Laufwerke: Sie gehen von der Kundschaft direkt zu Ihrem Zahlungsanbieter.',
      },
      items: [
        {
          icon: 'lock',
          title: { en: 'Encrypted everywhere', es: 'Todo cifrado', fr: 'Chiffré partout', de: 'Überall verschlüsselt' },
          description: {
            en: 'Every page, not only the checkout. Old protocols are switched off.',
            es: 'Todas las páginas, no solo la de pago. Los protocolos antiguos están desactivados.',
            fr: 'Toutes les pages, pas seulement le paiement. Les anciens protocoles sont coupés.',
            de: 'Jede Seite, nicht nur die Kasse. Alte Protokolle sind abgeschaltet.',
          },
          included: { en: 'In every plan', es: 'En todos los planes', fr: 'Dans toutes les offres', de: 'In jedem Tarif' },
        },
        {
          icon: 'scan-search',
          title: { en: 'Shop files watched', es: 'Archivos supervisados', fr: 'Fichiers surveillés', de: 'Shopdateien überwacht' },
          description: {
            en: 'A changed payment file is reported within the hour, with the line.',
            es: 'Si cambia un archivo del pago, le avisamos en una hora, con la línea.',
            fr: 'Un fichier de paiement modifié est signalé dans l’heure, avec la ligne.',
            de: 'Eine veränderte Datei der Kasse wird binnen einer Stunde gemeldet, samt Zeile.',
          },
          included: { en: 'From Store Growth', es: 'Desde Store Growth', fr: 'À partir de Store Growth', de: 'Ab Store Growth' },
        },
        {
          icon: 'shield-check',
          title: {
            en: 'Bots kept off the stock',
            es: 'Sin bots en el almacén',
            fr: 'Pas de robots dans le stock',
            de: 'Keine Bots im Lager',
          },
          description: {
            en: 'Carts filled by machines are slowed, so the last pair goes to a person.',
            es: 'Los carritos llenados por máquinas se frenan: el último par es para una persona.',
            fr: 'Les paniers remplis par des machines sont freinés : la dernière paire va à quelqu’un.',
            de: 'Von Maschinen gefüllte Warenkörbe werden gebremst. Das letzte Paar bekommt ein Mensch.',
          },
          included: { en: 'With Store Volume', es: 'Con Store Volume', fr: 'Avec Store Volume', de: 'Mit Store Volume' },
        },
      ],
    },
    'technical',
    'testimonials',
    'faq',
    'callToAction',
  ],
})
