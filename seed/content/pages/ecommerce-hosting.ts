import { fact } from '../../words'
import { familyPage } from './family-page'

export const ecommerceHosting = familyPage({
  path: '/ecommerce-hosting',
  family: 'ecommerce',
  title: { en: 'Ecommerce hosting', es: 'Hosting para tiendas', fr: 'Hébergement e-commerce', de: 'E-Commerce-Hosting' },
  meta: {
    title: {
      en: 'Ecommerce hosting, fast checkout | Hostfront',
      es: 'Hosting para tiendas con un pago rápido | Hostfront',
      fr: 'Hébergement e-commerce, paiement rapide | Hostfront',
      de: 'E-Commerce-Hosting mit schneller Kasse | Hostfront',
    },
    description: {
      en: 'Ecommerce hosting for WooCommerce and PrestaShop with a fast checkout. SSL and order backups included, staging site from Store Growth up.',
      es: 'Hosting para tiendas WooCommerce y PrestaShop con un pago rápido. SSL y copias de pedidos incluidos; entorno de pruebas desde Store Growth.',
      fr: 'Hébergement e-commerce pour WooCommerce et PrestaShop, paiement rapide. SSL et sauvegarde des commandes inclus, préproduction dès Store Growth.',
      de: 'E-Commerce-Hosting für WooCommerce und PrestaShop mit schneller Kasse. SSL und Backup der Bestellungen inklusive, Staging ab Store Growth.',
    },
  },
  plans: {
    heading: {
      en: 'Ecommerce hosting with a checkout that stays fast.',
      es: 'Hosting para tiendas en línea con pago rápido.',
      fr: 'Hébergement e-commerce : un paiement qui reste rapide.',
      de: 'E-Commerce-Hosting mit schneller Kasse.',
    },
    intro: {
      en: 'People forgive a slow photo. They do not forgive a slow checkout. That is why these plans give it priority.',
      es: 'La gente perdona una foto lenta, pero no un pago lento. Por eso estos planes le dan prioridad.',
      fr: 'On pardonne une photo lente, pas un paiement lent. Ces offres lui donnent donc la priorité.',
      de: 'Ein langsames Foto verzeiht man, eine langsame Kasse nicht. Deshalb hat sie in diesen Tarifen Vorrang.',
    },
  },
  features: {
    heading: {
      en: 'Shop software, backups and load tests.',
      es: 'Software de tienda, copias y pruebas de carga.',
      fr: 'Logiciel de boutique, sauvegardes et tests de charge.',
      de: 'Shopsoftware, Backups und Lasttests.',
    },
    intro: {
      en: 'These plans are designed for your busiest day.',
      es: 'Estos planes están pensados para su día de más ventas.',
      fr: 'Ces offres sont conçues pour votre journée la plus chargée.',
      de: 'Diese Tarife sind für Ihren stärksten Tag gemacht.',
    },
    items: [
      {
        icon: 'shopping-bag',
        title: {
          en: 'Shop software, installed',
          es: 'Software de tienda instalado',
          fr: 'Logiciel de boutique installé',
          de: 'Shopsoftware, fertig installiert',
        },
        description: {
          en: 'WooCommerce or PrestaShop comes installed, with email, cron jobs and image sizes configured.',
          es: 'WooCommerce o PrestaShop ya instalado, con correo, tareas cron y tamaños de imagen configurados.',
          fr: 'WooCommerce ou PrestaShop est installé, avec mails, tâches cron et tailles d’images configurés.',
          de: 'WooCommerce oder PrestaShop ist installiert, E-Mail, Cronjobs und Bildgrößen sind eingerichtet.',
        },
      },
      {
        icon: 'lock',
        title: {
          en: 'SSL certificate included',
          es: 'Certificado SSL incluido',
          fr: 'Certificat SSL inclus',
          de: 'SSL-Zertifikat inklusive',
        },
        description: {
          en: 'We install and renew it, so customers see no browser warning at checkout.',
          es: 'Lo instalamos y lo renovamos: sus clientes no verán avisos del navegador al pagar.',
          fr: 'Nous l’installons et le renouvelons : vos clients ne voient pas d’avertissement au moment de payer.',
          de: 'Wir richten es ein und verlängern es. Ihre Kundschaft sieht an der Kasse keine Browserwarnung.',
        },
      },
      {
        icon: 'database',
        title: {
          en: 'Order backups',
          es: 'Copias de los pedidos',
          fr: 'Sauvegarde des commandes',
          de: 'Backup der Bestellungen',
        },
        description: {
          en: 'Orders are backed up daily or hourly, depending on the plan. You can restore a single order.',
          es: 'Hacemos copia de los pedidos cada día o cada hora, según el plan. Puede recuperar un solo pedido.',
          fr: 'Les commandes sont sauvegardées chaque jour ou chaque heure, selon l’offre. Vous pouvez en restaurer une seule.',
          de: 'Bestellungen werden je nach Tarif täglich oder stündlich gesichert. Auch eine einzelne lässt sich wiederherstellen.',
        },
      },
      {
        icon: 'activity',
        title: {
          en: 'Load test before a sale',
          es: 'Prueba de carga antes de una campaña',
          fr: 'Test de charge avant les soldes',
          de: 'Lasttest vor der Aktion',
        },
        description: {
          en: 'We load-test your staging site and show you where it slows down.',
          es: 'Hacemos una prueba de carga en su entorno de pruebas y le mostramos los puntos débiles.',
          fr: 'Nous testons la charge sur votre préproduction et vous montrons les points faibles.',
          de: 'Wir führen in Ihrer Staging-Umgebung einen Lasttest durch und zeigen Ihnen, wo es eng wird.',
        },
      },
    ],
  },
  technical: {
    heading: {
      en: 'Ecommerce technical specifications.',
      es: 'Ficha técnica del hosting para tiendas.',
      fr: 'Fiche technique de l’hébergement e-commerce.',
      de: 'Technische Daten des E-Commerce-Hostings.',
    },
    intro: {
      en: 'The server handles checkout requests first, then the catalogue, then images.',
      es: 'El servidor atiende primero el pago, después el catálogo y por último las imágenes.',
      fr: 'Le serveur traite d’abord le paiement, puis le catalogue, puis les images.',
      de: 'Der Server bedient zuerst die Kasse, dann den Katalog und dann die Bilder.',
    },
    groups: [
      {
        icon: 'shopping-bag',
        title: { en: 'Checkout', es: 'Pago', fr: 'Paiement', de: 'Kasse' },
        items: [
          fact(
            { en: 'Never cached', es: 'Sin caché', fr: 'Jamais en cache', de: 'Nie im Cache' },
            { en: 'Cart, checkout, account', es: 'Carrito, pago, cuenta', fr: 'Panier, paiement, compte', de: 'Warenkorb, Kasse, Konto' },
          ),
          fact(
            { en: 'Reserved workers', es: 'Procesos reservados', fr: 'Processus réservés', de: 'Reservierte Prozesse' },
            { en: 'Half of all workers', es: 'La mitad del total', fr: 'La moitié du total', de: 'Die Hälfte aller Prozesse' },
          ),
          fact(
            { en: 'Order emails', es: 'Correos de pedido', fr: 'Mails de commande', de: 'Bestellmails' },
            {
              en: 'On a separate mail queue',
              es: 'Por una cola de envío aparte',
              fr: 'Par une file d’envoi séparée',
              de: 'Über eine eigene Warteschlange',
            },
          ),
        ],
      },
      {
        icon: 'database',
        title: { en: 'Catalogue', es: 'Catálogo', fr: 'Catalogue', de: 'Katalog' },
        items: [
          fact(
            { en: 'Search', es: 'Buscador', fr: 'Recherche', de: 'Suche' },
            { en: 'Index held in RAM', es: 'Índice en memoria', fr: 'Index en mémoire', de: 'Index im Arbeitsspeicher' },
          ),
          fact(
            { en: 'Imports', es: 'Importaciones', fr: 'Imports', de: 'Importe' },
            {
              en: 'At night, on a separate core',
              es: 'De noche, en un núcleo aparte',
              fr: 'La nuit, sur un cœur dédié',
              de: 'Nachts, auf einem eigenen Kern',
            },
          ),
          fact({ en: 'Databases', es: 'Bases de datos', fr: 'Bases de données', de: 'Datenbanken' }, 'MariaDB, PostgreSQL'),
        ],
      },
      {
        icon: 'calendar-clock',
        title: { en: 'Sale days', es: 'Días de campaña', fr: 'Jours de soldes', de: 'Aktionstage' },
        items: [
          fact(
            { en: 'Notice needed', es: 'Aviso previo', fr: 'Préavis', de: 'Ankündigung' },
            {
              en: 'Three days before the sale',
              es: 'Tres días antes de la campaña',
              fr: 'Trois jours avant les soldes',
              de: 'Drei Tage vor der Aktion',
            },
          ),
          fact(
            { en: 'Preparation', es: 'Preparación', fr: 'Préparation', de: 'Vorbereitung' },
            {
              en: 'Cache warmed up, changes paused',
              es: 'Caché precargada, cambios en pausa',
              fr: 'Cache préchauffé, changements suspendus',
              de: 'Cache vorgewärmt, Änderungen ausgesetzt',
            },
          ),
          fact(
            { en: 'After the sale', es: 'Después de la campaña', fr: 'Après les soldes', de: 'Nach der Aktion' },
            { en: 'One-page report', es: 'Informe de una página', fr: 'Rapport d’une page', de: 'Bericht auf einer Seite' },
          ),
        ],
      },
    ],
  },
  summary: {
    heading: {
      en: 'Calculate your ecommerce hosting price.',
      es: 'Calcule el precio del hosting de su tienda.',
      fr: 'Calculez le prix de votre hébergement e-commerce.',
      de: 'E-Commerce-Hosting-Preis berechnen.',
    },
    intro: {
      en: 'List price, your price and your saving are shown separately.',
      es: 'El precio de lista, su precio y el ahorro se muestran por separado.',
      fr: 'Le prix catalogue, votre prix et l’économie sont affichés séparément.',
      de: 'Listenpreis, Ihr Preis und Ersparnis werden getrennt angezeigt.',
    },
  },
  testimonials: {
    heading: {
      en: 'Customer reviews of ecommerce hosting.',
      es: 'Opiniones de clientes sobre el hosting para tiendas.',
      fr: 'Avis clients sur l’hébergement e-commerce.',
      de: 'Kundenstimmen zum E-Commerce-Hosting.',
    },
    presentation: 'grid',
    limit: 2,
    domains: [{ key: 'fogandfilter.example' }, { key: 'thirdrow.example' }],
  },
  faq: {
    en: 'Questions about ecommerce hosting.',
    es: 'Preguntas sobre el hosting para tiendas.',
    fr: 'Questions sur l’hébergement e-commerce.',
    de: 'Fragen zum E-Commerce-Hosting.',
  },
  callToAction: {
    heading: {
      en: 'Find a domain for your shop.',
      es: 'Encuentre el dominio de su tienda.',
      fr: 'Trouvez le domaine de votre boutique.',
      de: 'Finden Sie die Domain für Ihren Shop.',
    },
    body: {
      en: 'Customers come back to a name they can spell.',
      es: 'Los clientes vuelven a un nombre que saben escribir.',
      fr: 'Les clients reviennent vers un nom qu’ils savent écrire.',
      de: 'Kunden kommen zu einem Namen zurück, den sie schreiben können.',
    },
    buttonLabel: { en: 'Search domains', es: 'Buscar dominios', fr: 'Rechercher un domaine', de: 'Domain suchen' },
    href: '/domains/search',
  },
  arrangement: [
    'features',
    'summary',
    {
      blockType: 'security-features',
      heading: {
        en: 'Security for your online shop.',
        es: 'Seguridad para su tienda en línea.',
        fr: 'Sécurité de votre boutique en ligne.',
        de: 'Sicherheit für Ihren Onlineshop.',
      },
      intro: {
        en: 'Card numbers never reach our disks: they go straight from your customer to your payment provider.',
        es: 'Los números de tarjeta nunca llegan a nuestros discos: van directamente del cliente a su proveedor de pagos.',
        fr: 'Les numéros de carte n’atteignent jamais nos disques : ils vont directement du client à votre prestataire de paiement.',
        de: 'Kartennummern landen nie auf unseren Laufwerken: Sie gehen von Ihrer Kundschaft direkt an Ihren Zahlungsanbieter.',
      },
      items: [
        {
          icon: 'lock',
          title: {
            en: 'HTTPS on every page',
            es: 'HTTPS en todas las páginas',
            fr: 'HTTPS sur toutes les pages',
            de: 'HTTPS auf jeder Seite',
          },
          description: {
            en: 'Every page is encrypted, not only the checkout. Outdated protocols are disabled.',
            es: 'Se cifran todas las páginas, no solo la de pago. Los protocolos antiguos están desactivados.',
            fr: 'Chaque page est chiffrée, pas seulement le paiement. Les anciens protocoles sont désactivés.',
            de: 'Jede Seite ist verschlüsselt, nicht nur die Kasse. Veraltete Protokolle sind abgeschaltet.',
          },
          included: { en: 'In every plan', es: 'En todos los planes', fr: 'Dans toutes les offres', de: 'In jedem Tarif' },
        },
        {
          icon: 'scan-search',
          title: {
            en: 'File change alerts',
            es: 'Avisos de cambios en archivos',
            fr: 'Alertes de modification de fichiers',
            de: 'Warnung bei Dateiänderungen',
          },
          description: {
            en: 'If a payment file changes, we alert you within the hour and show you the line.',
            es: 'Si cambia un archivo del proceso de pago, le avisamos en una hora y le indicamos la línea.',
            fr: 'Si un fichier de la page de paiement est modifié, nous vous alertons dans l’heure en indiquant la ligne.',
            de: 'Ändert sich eine Datei der Kasse, melden wir es Ihnen binnen einer Stunde, samt Zeile.',
          },
          included: { en: 'From Store Growth', es: 'Desde Store Growth', fr: 'À partir de Store Growth', de: 'Ab Store Growth' },
        },
        {
          icon: 'shield-check',
          title: {
            en: 'Bot protection',
            es: 'Protección contra bots',
            fr: 'Protection contre les robots',
            de: 'Schutz vor Bots',
          },
          description: {
            en: 'Carts filled by bots are slowed down, so real customers get the last items in stock.',
            es: 'Frenamos los carritos que llenan los bots para que las últimas unidades sean para clientes reales.',
            fr: 'Les paniers remplis par des robots sont ralentis : le dernier article va à un vrai client.',
            de: 'Warenkörbe, die Bots füllen, werden gebremst. Das letzte Stück bekommt ein Mensch.',
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
