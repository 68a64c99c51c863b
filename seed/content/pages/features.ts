import type { PageSeed } from '../../page-types'
import { fact } from '../../words'

export const features: PageSeed = {
  path: '/features',
  title: {
    en: 'Hosting features',
    es: 'Características del hosting',
    fr: 'Fonctionnalités de l’hébergement',
    de: 'Hosting-Funktionen',
  },
  breadcrumb: { en: 'Features', es: 'Características', fr: 'Fonctionnalités', de: 'Funktionen' },
  meta: {
    title: {
      en: 'Hosting features: what you get with Hostfront',
      es: 'Características del hosting | Hostfront',
      fr: 'Fonctionnalités de l’hébergement | Hostfront',
      de: 'Hosting-Funktionen: was Sie bekommen | Hostfront',
    },
    description: {
      en: 'Hosting features: what your account, our servers and our support offer, with technical specifications and the security of each plan.',
      es: 'Características del hosting: lo que ofrecen la cuenta, los servidores y el soporte, con ficha técnica y la seguridad de cada plan.',
      fr: 'Fonctionnalités de l’hébergement : ce qu’offrent le compte, les serveurs et le support, avec fiche technique et sécurité de chaque offre.',
      de: 'Hosting-Funktionen: was Konto, Server und Support bieten, mit technischen Daten und der Sicherheit in jedem Tarif.',
    },
  },
  noindex: false,
  layout: [
    {
      blockType: 'hero',
      heading: {
        en: 'Hosting features that come with every plan.',
        es: 'Características del hosting en todos los planes.',
        fr: 'Fonctionnalités de l’hébergement dans chaque offre.',
        de: 'Hosting-Funktionen, die jeder Tarif enthält.',
      },
      lead: {
        en: 'For a first website, a shop or an agency: free website migration, no lock-in and support from people, day and night.',
        es: 'Para la primera web, la tienda o la agencia: migración gratuita, sin ataduras y con soporte de personas, de día y de noche.',
        fr: 'Pour un premier site, une boutique ou une agence : migration gratuite, liberté de partir et support humain, jour et nuit.',
        de: 'Für die erste Website, den Shop oder die Agentur: kostenloser Website-Umzug, jederzeit wechseln und Support von Menschen, Tag und Nacht.',
      },
      intro: {
        en: 'Some features depend on the plan, such as daily backups. The lists below say which plans they come with.',
        es: 'Algunas dependen del plan, como las copias de seguridad diarias. Más abajo se indica qué planes las incluyen.',
        fr: 'Certaines dépendent de l’offre, comme la sauvegarde quotidienne. Les listes plus bas indiquent lesquelles la comprennent.',
        de: 'Manches hängt vom Tarif ab, etwa tägliche Backups. Welche Tarife es enthalten, steht in den Listen weiter unten.',
      },
      primaryLabel: {
        en: 'Compare hosting plans',
        es: 'Comparar planes de hosting',
        fr: 'Comparer les hébergements',
        de: 'Hosting-Tarife vergleichen',
      },
      primaryHref: '/pricing',
      secondaryLabel: { en: 'Ask our support team', es: 'Preguntar al soporte', fr: 'Demander conseil au support', de: 'Support fragen' },
      secondaryHref: '/contact',
      picture: 'plates',
      showPlate: true,
    },
    {
      blockType: 'features-grid',
      heading: {
        en: 'Clear prices, free migration, support from people.',
        es: 'Precios claros, migración gratis y soporte de personas.',
        fr: 'Prix clairs, migration gratuite et support humain.',
        de: 'Klare Preise, kostenloser Umzug, Support von Menschen.',
      },
      intro: {
        en: 'Eight things you get as a customer, from your first search to the day you leave.',
        es: 'Ocho ventajas para nuestros clientes, desde la primera búsqueda hasta el día en que se vayan.',
        fr: 'Huit avantages pour nos clients, de la première recherche jusqu’au jour du départ.',
        de: 'Acht Vorteile für unsere Kunden, von der ersten Suche bis zu dem Tag, an dem Sie gehen.',
      },
      items: [
        {
          icon: 'receipt',
          title: {
            en: 'An order summary that adds up',
            es: 'Un resumen que cuadra',
            fr: 'Un récapitulatif qui tombe juste',
            de: 'Eine nachvollziehbare Übersicht',
          },
          description: {
            en: 'Every discount has its own line, followed by the tax and the renewal price.',
            es: 'Cada descuento tiene su línea; después vienen los impuestos y el precio de renovación.',
            fr: 'Chaque réduction a sa ligne, suivie des taxes et du prix du renouvellement.',
            de: 'Jeder Rabatt hat eine eigene Zeile, danach folgen Steuer und Verlängerungspreis.',
          },
        },
        {
          icon: 'scan-search',
          title: {
            en: 'Live domain search',
            es: 'Búsqueda de dominios en directo',
            fr: 'Recherche de domaine en direct',
            de: 'Domainsuche in Echtzeit',
          },
          description: {
            en: 'We show what the registry says: available, taken or no answer yet. We never guess.',
            es: 'Mostramos lo que dice el registro: libre, ocupado o sin respuesta. Nunca adivinamos.',
            fr: 'Nous affichons ce que dit le registre : libre, pris ou sans réponse. Nous ne devinons jamais.',
            de: 'Wir zeigen, was die Vergabestelle meldet: frei, vergeben oder ohne Antwort. Geraten wird nie.',
          },
        },
        {
          icon: 'globe',
          title: { en: 'Seven currencies', es: 'Siete monedas', fr: 'Sept devises', de: 'Sieben Währungen' },
          description: {
            en: 'Prices are converted at a dated rate, which stays fixed for your order.',
            es: 'Los precios se convierten a un tipo con fecha, que su pedido conserva.',
            fr: 'Les prix sont convertis à un taux daté, fixé pour votre commande.',
            de: 'Preise werden zu einem datierten Kurs umgerechnet, der für Ihre Bestellung gilt.',
          },
        },
        {
          icon: 'truck',
          title: { en: 'Migration without downtime', es: 'Migración sin cortes', fr: 'Migration sans coupure', de: 'Umzug ohne Ausfall' },
          description: {
            en: 'We copy, you check, we switch over. It is free, on a date we agree with you.',
            es: 'Copiamos, usted revisa y hacemos el cambio. Es gratis y en la fecha que acordemos.',
            fr: 'Nous copions, vous vérifiez, nous basculons. C’est gratuit, à la date convenue.',
            de: 'Wir kopieren, Sie prüfen, wir stellen um. Kostenlos, zum vereinbarten Termin.',
          },
        },
        {
          icon: 'history',
          title: {
            en: 'Backups you can restore yourself',
            es: 'Copias que restaura usted mismo',
            fr: 'Des sauvegardes à restaurer vous-même',
            de: 'Backups, die Sie selbst zurückspielen',
          },
          description: {
            en: 'Restore a single file or everything, right in your browser.',
            es: 'Recupere un solo archivo o todo, desde el navegador.',
            fr: 'Restaurez un fichier ou le tout, dans le navigateur.',
            de: 'Eine einzelne Datei oder alles, direkt im Browser.',
          },
        },
        {
          icon: 'calendar-clock',
          title: {
            en: 'Renewal reminders',
            es: 'Avisos de renovación',
            fr: 'Rappels de renouvellement',
            de: 'Erinnerung vor der Verlängerung',
          },
          description: {
            en: 'We email you 90, 30 and 7 days before expiry, with the price.',
            es: 'Le escribimos 90, 30 y 7 días antes del vencimiento, con el precio.',
            fr: 'Nous vous écrivons 90, 30 et 7 jours avant, avec le prix.',
            de: 'Wir schreiben Ihnen 90, 30 und 7 Tage vorher, mit dem Preis.',
          },
        },
        {
          icon: 'forward',
          title: { en: 'No lock-in', es: 'Sin ataduras', fr: 'Libre de partir', de: 'Jederzeit wechseln' },
          description: {
            en: 'Your files, database and auth code leave with you, free of charge.',
            es: 'Sus archivos, base de datos y código de autorización se van con usted, sin coste.',
            fr: 'Fichiers, base de données et code d’autorisation partent avec vous, sans frais.',
            de: 'Dateien, Datenbank und Auth-Code nehmen Sie kostenlos mit.',
          },
        },
        {
          icon: 'headset',
          title: { en: 'Real people', es: 'Personas de verdad', fr: 'De vraies personnes', de: 'Echte Menschen' },
          description: {
            en: 'Support is there 24/7, on every plan, from people who can read a log.',
            es: 'El soporte atiende 24/7, en todos los planes, con personas que saben leer un log.',
            fr: 'Un support 24 h/24, 7 j/7, pour chaque offre, avec des personnes qui savent lire un journal.',
            de: 'Support rund um die Uhr, in jedem Tarif, von Menschen, die ein Protokoll lesen können.',
          },
        },
      ],
    },
    {
      blockType: 'technical-features',
      heading: {
        en: 'Technical specifications.',
        es: 'Ficha técnica.',
        fr: 'Fiche technique.',
        de: 'Technische Daten.',
      },
      intro: {
        en: 'This is the baseline for every plan. Each hosting type adds to it.',
        es: 'Esta es la base de todos los planes. Cada tipo de hosting añade lo suyo.',
        fr: 'C’est le socle de toutes les offres. Chaque type d’hébergement y ajoute ses valeurs.',
        de: 'Das ist der Standard in jedem Tarif. Weitere Werte stehen auf den Tarifseiten.',
      },
      groups: [
        {
          icon: 'zap',
          title: { en: 'Delivery', es: 'Entrega', fr: 'Diffusion', de: 'Auslieferung' },
          items: [
            fact({ en: 'Protocols', es: 'Protocolos', fr: 'Protocoles', de: 'Protokolle' }, 'HTTP/1.1, HTTP/2, HTTP/3'),
            fact({ en: 'Compression', es: 'Compresión', fr: 'Compression', de: 'Kompression' }, 'Brotli, gzip'),
            fact({ en: 'IP addresses', es: 'Direcciones IP', fr: 'Adresses IP', de: 'IP-Adressen' }, 'IPv4, IPv6'),
          ],
        },
        {
          icon: 'database',
          title: { en: 'Data', es: 'Datos', fr: 'Données', de: 'Daten' },
          items: [
            fact(
              { en: 'Databases', es: 'Bases de datos', fr: 'Bases de données', de: 'Datenbanken' },
              {
                en: 'MariaDB, others by plan',
                es: 'MariaDB, otras según el plan',
                fr: 'MariaDB, d’autres selon l’offre',
                de: 'MariaDB, andere je nach Tarif',
              },
            ),
            fact(
              { en: 'Daily backup', es: 'Copia de seguridad diaria', fr: 'Sauvegarde quotidienne', de: 'Tägliches Backup' },
              {
                en: 'Shared, WordPress, ecommerce',
                es: 'Compartido, WordPress, tiendas',
                fr: 'Mutualisé, WordPress, e-commerce',
                de: 'Shared, WordPress, E-Commerce',
              },
            ),
            fact(
              { en: 'Export', es: 'Exportación', fr: 'Exportation', de: 'Datenexport' },
              {
                en: 'Any time, free of charge',
                es: 'En cualquier momento, sin coste',
                fr: 'À tout moment, sans frais',
                de: 'Jederzeit, kostenlos',
              },
            ),
          ],
        },
        {
          icon: 'activity',
          title: { en: 'Data centre', es: 'Centro de datos', fr: 'Centre de données', de: 'Rechenzentrum' },
          items: [
            fact(
              { en: 'Power', es: 'Alimentación eléctrica', fr: 'Alimentation électrique', de: 'Strom' },
              {
                en: 'Two feeds, diesel backup',
                es: 'Dos líneas, respaldo diésel',
                fr: 'Deux arrivées, groupe électrogène diesel',
                de: 'Zwei Zuleitungen, Notstrom mit Diesel',
              },
            ),
            fact(
              { en: 'Uptime guarantee', es: 'Disponibilidad garantizada', fr: 'Disponibilité garantie', de: 'Zugesagte Verfügbarkeit' },
              { en: '99.9% of each month', es: '99,9 % de cada mes', fr: '99,9 % de chaque mois', de: '99,9 % jedes Monats' },
            ),
            fact(
              { en: 'Measured', es: 'Medición', fr: 'Mesure', de: 'Messung' },
              {
                en: 'From outside, every minute',
                es: 'Desde fuera, cada minuto',
                fr: 'De l’extérieur, chaque minute',
                de: 'Von außen, jede Minute',
              },
            ),
          ],
        },
      ],
    },
    {
      blockType: 'security-features',
      heading: {
        en: 'Website security, plan by plan.',
        es: 'La seguridad de su web, plan a plan.',
        fr: 'La sécurité de votre site, offre par offre.',
        de: 'Website-Sicherheit, Tarif für Tarif.',
      },
      intro: {
        en: 'This is what protects your site, and which plans it comes with. Where it says “included”, there is no extra charge.',
        es: 'Esto es lo que protege su web y los planes que lo incluyen. Donde dice «incluido», no cuesta más.',
        fr: 'Voici ce qui protège votre site, et à partir de quelle offre. Ce qui est compris ne coûte rien de plus.',
        de: 'Was Ihre Website schützt und ab welchem Tarif. Wo „inklusive“ steht, kostet es nichts extra.',
      },
      items: [
        {
          icon: 'lock',
          title: {
            en: 'Automatic certificate renewal',
            es: 'Certificado con renovación automática',
            fr: 'Certificat renouvelé automatiquement',
            de: 'Zertifikat wird automatisch verlängert',
          },
          description: {
            en: 'We renew a month ahead, so a public holiday never gets in the way.',
            es: 'Lo renovamos con un mes de margen, así no importa un festivo.',
            fr: 'Nous renouvelons un mois avant : un jour férié n’y change rien.',
            de: 'Wir verlängern einen Monat vorher, damit kein Feiertag dazwischenkommt.',
          },
          included: {
            en: 'Shared, WordPress, ecommerce',
            es: 'Compartido, WordPress, tiendas',
            fr: 'Mutualisé, WordPress, e-commerce',
            de: 'Shared, WordPress, E-Commerce',
          },
        },
        {
          icon: 'eye-off',
          title: {
            en: 'Encrypted auth codes',
            es: 'Códigos de autorización cifrados',
            fr: 'Codes d’autorisation chiffrés',
            de: 'Verschlüsselte Auth-Codes',
          },
          description: {
            en: 'Auth codes are stored encrypted and deleted after use. We cannot read your password either.',
            es: 'Los códigos se guardan cifrados y se borran tras usarse. Tampoco nosotros podemos leer su contraseña.',
            fr: 'Les codes sont conservés chiffrés et effacés après usage. Nous ne pouvons pas non plus lire votre mot de passe.',
            de: 'Auth-Codes werden verschlüsselt gespeichert und nach Gebrauch gelöscht. Auch Ihr Passwort können wir nicht auslesen.',
          },
          included: {
            en: 'Included in every plan',
            es: 'Incluido en todos los planes',
            fr: 'Compris dans toutes les offres',
            de: 'In jedem Tarif inklusive',
          },
        },
        {
          icon: 'shield-check',
          title: { en: 'Security updates', es: 'Actualizaciones de seguridad', fr: 'Mises à jour de sécurité', de: 'Sicherheitsupdates' },
          description: {
            en: 'We install security updates at night on the systems we manage.',
            es: 'Instalamos de noche las actualizaciones de seguridad en los sistemas que gestionamos.',
            fr: 'Nous installons de nuit les mises à jour de sécurité sur les systèmes que nous gérons.',
            de: 'Auf Systemen, die wir betreuen, spielen wir Sicherheitsupdates nachts ein.',
          },
          included: {
            en: 'Shared, WordPress, ecommerce',
            es: 'Compartido, WordPress, tiendas',
            fr: 'Mutualisé, WordPress, e-commerce',
            de: 'Shared, WordPress, E-Commerce',
          },
        },
        {
          icon: 'copy',
          title: {
            en: 'Locked backup',
            es: 'Copia inmutable',
            fr: 'Sauvegarde verrouillée',
            de: 'Unlöschbares Backup',
          },
          description: {
            en: 'It cannot be deleted before its lock expires, no matter who has the password.',
            es: 'No se puede borrar antes de que venza su plazo, tenga quien tenga la contraseña.',
            fr: 'Elle ne peut être effacée avant sa date, quel que soit le détenteur du mot de passe.',
            de: 'Es lässt sich vor seinem Stichtag nicht löschen, wer auch immer das Passwort hat.',
          },
          included: { en: 'With the backup vault', es: 'Con la copia inmutable', fr: 'Avec le coffre', de: 'Mit dem Backup-Tresor' },
        },
      ],
    },
    {
      blockType: 'technology-stack',
      heading: {
        en: 'Supported technologies',
        es: 'Tecnologías compatibles',
        fr: 'Technologies prises en charge',
        de: 'Unterstützte Technologien',
      },
    },
    {
      blockType: 'call-to-action',
      heading: {
        en: 'Check a domain and its price.',
        es: 'Compruebe un dominio y su precio.',
        fr: 'Vérifiez un domaine et son prix.',
        de: 'Prüfen Sie eine Domain und ihren Preis.',
      },
      body: {
        en: 'Enter a name and see what it costs, now and at renewal.',
        es: 'Escriba un nombre y vea cuánto cuesta ahora y al renovarlo.',
        fr: 'Saisissez un nom et voyez son prix, aujourd’hui et au renouvellement.',
        de: 'Geben Sie einen Namen ein und sehen Sie, was er jetzt und bei der Verlängerung kostet.',
      },
      buttonLabel: { en: 'Search domains', es: 'Buscar dominios', fr: 'Rechercher un domaine', de: 'Domain suchen' },
      href: '/domains/search',
      showPlate: true,
    },
  ],
}
