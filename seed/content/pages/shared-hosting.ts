import { fact, gigabytes } from '../../words'
import { familyPage } from './family-page'

export const sharedHosting = familyPage({
  path: '/shared-hosting',
  family: 'shared',
  title: { en: 'Shared hosting', es: 'Hosting compartido', fr: 'Hébergement mutualisé', de: 'Shared Hosting' },
  meta: {
    title: {
      en: 'Shared hosting, renewal price shown | Hostfront',
      es: 'Hosting compartido con precio de renovación | Hostfront',
      fr: 'Hébergement mutualisé, renouvellement affiché | Hostfront',
      de: 'Shared Hosting mit Verlängerungspreis | Hostfront',
    },
    description: {
      en: 'Shared hosting with email, SSL and a daily backup on a server we manage. Renewal prices shown, free migration, 30-day money-back guarantee.',
      es: 'Hosting compartido con buzones, SSL y copia diaria en un servidor que gestionamos nosotros. Renovación a la vista, migración gratis, 30 días de devolución.',
      fr: 'Hébergement mutualisé avec boîtes mail, SSL et sauvegarde quotidienne. Renouvellement affiché, migration offerte, 30 jours satisfait ou remboursé.',
      de: 'Shared Hosting mit Postfächern, SSL und täglichem Backup auf betreuten Servern. Verlängerungspreis sichtbar, Umzug gratis, 30 Tage Geld zurück.',
    },
  },
  plans: {
    heading: {
      en: 'Shared hosting with no price surprise in year two.',
      es: 'Hosting compartido sin sorpresas el segundo año.',
      fr: 'Hébergement mutualisé, sans surprise la deuxième année.',
      de: 'Shared Hosting mit klarem Preis, auch im zweiten Jahr.',
    },
    intro: {
      en: 'For websites, blogs and small businesses: we run the server, you run the site. The plans differ in capacity, not in service.',
      es: 'Para webs, blogs y pequeñas empresas: nosotros nos ocupamos del servidor y usted, de la web. Los planes se diferencian en capacidad, no en servicio.',
      fr: 'Pour les sites, les blogs et les petites entreprises : nous gérons le serveur, vous gérez le site. Les offres diffèrent par la capacité, pas par le service.',
      de: 'Für Websites, Blogs und kleine Unternehmen: Wir betreuen den Server, Sie die Website. Die Tarife unterscheiden sich im Umfang, nicht im Service.',
    },
  },
  features: {
    heading: {
      en: 'Included in every shared hosting plan.',
      es: 'Incluido en todos los planes compartidos.',
      fr: 'Inclus dans chaque offre mutualisée.',
      de: 'In jedem Shared-Tarif enthalten.',
    },
    intro: {
      en: 'You get all of this with the smallest plan too.',
      es: 'Todo esto se incluye también en el plan más pequeño.',
      fr: 'Tout cela est inclus, même dans la plus petite offre.',
      de: 'All das bekommen Sie auch im kleinsten Tarif.',
    },
    items: [
      {
        icon: 'lock',
        title: {
          en: 'SSL certificate, installed',
          es: 'Certificado SSL instalado',
          fr: 'Certificat SSL installé',
          de: 'SSL-Zertifikat, fertig eingerichtet',
        },
        description: {
          en: 'Your site runs over HTTPS from the first hour. We renew the certificate for you.',
          es: 'Su web funciona con HTTPS desde la primera hora. Nosotros renovamos el certificado.',
          fr: 'Votre site est en HTTPS dès la première heure. Nous renouvelons le certificat pour vous.',
          de: 'Ihre Website läuft von der ersten Stunde an über HTTPS. Das Zertifikat verlängern wir für Sie.',
        },
      },
      {
        icon: 'history',
        title: {
          en: 'Backups you can restore yourself',
          es: 'Copias de seguridad que usted restaura',
          fr: 'Des sauvegardes que vous restaurez vous-même',
          de: 'Backups, die Sie selbst wiederherstellen',
        },
        description: {
          en: 'Restore a single file or the whole site yourself, without contacting support.',
          es: 'Recupere un archivo o la web entera usted mismo, sin tener que escribir a soporte.',
          fr: 'Restaurez un fichier ou tout le site vous-même, sans écrire au support.',
          de: 'Stellen Sie eine Datei oder die ganze Website selbst wieder her, ohne den Support zu fragen.',
        },
      },
      {
        icon: 'mail',
        title: {
          en: 'Email at your own domain',
          es: 'Correo con su dominio',
          fr: 'Des adresses mail à votre nom de domaine',
          de: 'E-Mail unter Ihrer Domain',
        },
        description: {
          en: 'Mailboxes with a spam filter. SPF, DKIM and DMARC are already set up.',
          es: 'Buzones con filtro antispam. SPF, DKIM y DMARC ya vienen configurados.',
          fr: 'Des boîtes mail avec filtre antispam. SPF, DKIM et DMARC sont déjà configurés.',
          de: 'Postfächer mit Spamfilter. SPF, DKIM und DMARC sind bereits eingerichtet.',
        },
      },
      {
        icon: 'truck',
        title: {
          en: 'Free migration',
          es: 'Migración gratuita',
          fr: 'Migration gratuite',
          de: 'Kostenloser Umzug',
        },
        description: {
          en: 'We move your current site at no charge. You check the copy before anything changes.',
          es: 'Migramos gratis su web actual. Usted revisa el resultado antes de que cambie nada.',
          fr: 'Nous migrons votre site actuel sans frais. Vous vérifiez le résultat avant tout changement.',
          de: 'Wir ziehen Ihre bestehende Website kostenlos um. Sie prüfen das Ergebnis, bevor sich etwas ändert.',
        },
      },
      {
        icon: 'layers',
        title: {
          en: 'Isolated accounts',
          es: 'Cuentas aisladas',
          fr: 'Comptes isolés',
          de: 'Getrennte Konten',
        },
        description: {
          en: 'Each site has its own share of CPU and RAM, so a busy neighbour does not slow yours down.',
          es: 'Cada web tiene su parte de CPU y RAM: el tráfico de otra no frena la suya.',
          fr: 'Chaque site dispose de sa part de processeur et de mémoire : un voisin très visité ne ralentit pas le vôtre.',
          de: 'Jede Website hat ihren eigenen Anteil an CPU und Arbeitsspeicher. Hohe Last auf anderen Websites bremst Ihre nicht aus.',
        },
      },
      {
        icon: 'headset',
        title: { en: 'Support that answers', es: 'Un soporte que contesta', fr: 'Un support qui répond', de: 'Support, der antwortet' },
        description: {
          en: 'Our support team is there 24/7 and knows how to read your error log.',
          es: 'El equipo de soporte atiende 24/7 y sabe leer su log de errores.',
          fr: 'Notre équipe support est là 24 h/24, 7 j/7, et sait lire votre journal d’erreurs.',
          de: 'Unser Support ist rund um die Uhr da und kann Ihr Fehlerprotokoll lesen.',
        },
      },
    ],
  },
  technical: {
    heading: {
      en: 'Shared hosting technical specifications.',
      es: 'Ficha técnica del hosting compartido.',
      fr: 'Fiche technique de l’hébergement mutualisé.',
      de: 'Technische Daten des Shared Hostings.',
    },
    intro: {
      en: 'These values apply to all three plans, unless a plan offers more.',
      es: 'Estos valores se aplican a los tres planes, salvo que el plan ofrezca más.',
      fr: 'Ces valeurs s’appliquent aux trois offres, sauf si l’offre propose davantage.',
      de: 'Diese Werte gelten für alle drei Tarife, sofern ein Tarif nicht mehr bietet.',
    },
    groups: [
      {
        icon: 'server',
        title: { en: 'Server', es: 'Servidor', fr: 'Serveur', de: 'Server' },
        items: [
          fact({ en: 'Web server', es: 'Servidor web', fr: 'Serveur web', de: 'Webserver' }, 'nginx, HTTP/2, HTTP/3'),
          fact(
            { en: 'Storage', es: 'Almacenamiento', fr: 'Stockage', de: 'Speicher' },
            { en: 'SSD, mirrored', es: 'SSD en espejo', fr: 'SSD en miroir', de: 'SSD, gespiegelt' },
          ),
          fact(
            { en: 'CPU', es: 'CPU', fr: 'Processeur (CPU)', de: 'CPU' },
            {
              en: 'Up to 1 core per site',
              es: 'Hasta 1 núcleo por sitio',
              fr: 'Jusqu’à 1 cœur par site',
              de: 'Bis zu 1 Kern je Website',
            },
          ),
          fact(
            { en: 'Sites per server', es: 'Sitios por servidor', fr: 'Sites par serveur', de: 'Websites je Server' },
            { en: '200 at most', es: '200 como máximo', fr: '200 au plus', de: 'Höchstens 200' },
          ),
        ],
      },
      {
        icon: 'terminal',
        title: { en: 'Software', es: 'Software', fr: 'Logiciels', de: 'Software' },
        items: [
          fact(
            { en: 'PHP versions', es: 'Versiones de PHP', fr: 'Versions de PHP', de: 'PHP-Versionen' },
            {
              en: 'Three, selectable per site',
              es: 'Tres, seleccionables por sitio',
              fr: 'Trois, au choix par site',
              de: 'Drei, je Website wählbar',
            },
          ),
          fact({ en: 'Database', es: 'Base de datos', fr: 'Base de données', de: 'Datenbank' }, 'MariaDB'),
          fact({ en: 'Access', es: 'Acceso', fr: 'Accès', de: 'Zugang' }, 'SFTP, SSH, Git'),
          fact(
            { en: 'Cron jobs', es: 'Tareas cron', fr: 'Tâches cron', de: 'Cronjobs' },
            { en: 'Up to once a minute', es: 'Hasta una vez por minuto', fr: 'Jusqu’à une fois par minute', de: 'Bis zu einmal je Minute' },
          ),
        ],
      },
      {
        icon: 'mail',
        title: { en: 'Email', es: 'Correo', fr: 'Mail', de: 'E-Mail' },
        items: [
          fact({ en: 'Protocols', es: 'Protocolos', fr: 'Protocoles', de: 'Protokolle' }, 'IMAP, POP3, SMTP'),
          fact(
            {
              en: 'Sender authentication',
              es: 'Autenticación del remitente',
              fr: 'Authentification de l’expéditeur',
              de: 'Absenderprüfung',
            },
            'SPF, DKIM, DMARC',
          ),
          fact(
            { en: 'Outgoing email', es: 'Correo saliente', fr: 'Mails sortants', de: 'Ausgehende E-Mails' },
            { en: '300 per hour and site', es: '300 por hora y sitio', fr: '300 par heure et par site', de: '300 je Stunde und Website' },
          ),
          fact(
            { en: 'Storage per mailbox', es: 'Espacio por buzón', fr: 'Stockage par boîte mail', de: 'Speicherplatz je Postfach' },
            gigabytes(5),
          ),
        ],
      },
    ],
  },
  summary: {
    heading: {
      en: 'Calculate your total price.',
      es: 'Calcule su precio total.',
      fr: 'Calculez votre prix total.',
      de: 'Gesamtpreis berechnen.',
    },
    intro: {
      en: 'Choose a plan, a billing period and a number of sites. The order summary updates as you go.',
      es: 'Elija plan, periodo y número de sitios. El resumen se actualiza al momento.',
      fr: 'Choisissez l’offre, la période et le nombre de sites. Le récapitulatif se met à jour aussitôt.',
      de: 'Wählen Sie Tarif, Laufzeit und Anzahl der Websites. Die Übersicht rechnet sofort mit.',
    },
  },
  testimonials: {
    heading: {
      en: 'Customer reviews of shared hosting.',
      es: 'Opiniones de clientes sobre el hosting compartido.',
      fr: 'Avis clients sur l’hébergement mutualisé.',
      de: 'Kundenstimmen zum Shared Hosting.',
    },
    presentation: 'grid',
    limit: 3,
    domains: [{ key: 'saltandbarley.example' }, { key: 'castellane.example' }, { key: 'northlightdental.example' }],
  },
  faq: {
    en: 'Questions about shared hosting.',
    es: 'Preguntas sobre el hosting compartido.',
    fr: 'Questions sur l’hébergement mutualisé.',
    de: 'Fragen zum Shared Hosting.',
  },
  callToAction: {
    heading: {
      en: 'Find a domain for your site.',
      es: 'Encuentre el dominio de su web.',
      fr: 'Trouvez le domaine de votre site.',
      de: 'Finden Sie die Domain zu Ihrer Website.',
    },
    body: {
      en: 'Check whether your favourite is still available. Every result shows the first-year and the renewal price.',
      es: 'Compruebe si el que quiere sigue libre. Cada resultado muestra el precio del primer año y el de renovación.',
      fr: 'Vérifiez si celui que vous voulez est encore libre. Chaque résultat affiche le prix de la première année et celui du renouvellement.',
      de: 'Prüfen Sie, ob Ihre Wunschdomain noch frei ist. Jedes Ergebnis zeigt den Preis im ersten Jahr und den der Verlängerung.',
    },
    buttonLabel: { en: 'Search domains', es: 'Buscar dominios', fr: 'Rechercher un domaine', de: 'Domain suchen' },
    href: '/domains/search',
  },
  arrangement: ['features', 'summary', 'technical', 'testimonials', 'faq', 'callToAction'],
})
