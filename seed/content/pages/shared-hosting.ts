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
      fr: 'Hébergement mutualisé, prix clairs | Hostfront',
      de: 'Shared Hosting mit ehrlichem Preis | Hostfront',
    },
    description: {
      en: 'Shared hosting with mailboxes and a daily backup, looked after by us. Month, year and three years on one card. Free migration, 30 days money back.',
      es: 'Hosting compartido con buzones y copia diaria, cuidado por nosotros. Mes, año y tres años en una ficha. Migración gratis, devolución en 30 días.',
      fr: 'Hébergement mutualisé avec boîtes mail et sauvegarde quotidienne. Mois, année et trois ans sur la même carte. Transfert offert, remboursé 30 jours.',
      de: 'Shared Hosting mit Postfächern und täglichem Backup, von uns gepflegt. Monat, Jahr, drei Jahre auf einen Blick. Umzug gratis, 30 Tage Geld zurück.',
    },
  },
  plans: {
    heading: {
      en: 'Shared hosting at a price you can read.',
      es: 'Hosting compartido, un precio que se entiende.',
      fr: 'Hébergement mutualisé, un prix lisible.',
      de: 'Shared Hosting zum lesbaren Preis.',
    },
    intro: {
      en: 'We look after the machine, you look after the site. The plans differ in how much fits, not in how you are treated.',
      es: 'Nosotros cuidamos la máquina y usted el sitio. Los planes se distinguen por lo que cabe en ellos, no por el trato.',
      fr: 'Nous nous occupons de la machine, vous du site. Les offres diffèrent par ce qui y tient, pas par l’accueil.',
      de: 'Wir kümmern uns um die Maschine, Sie sich um die Website. Die Tarife unterscheiden sich im Platz, nicht im Umgang.',
    },
  },
  features: {
    heading: {
      en: 'Included in every shared plan.',
      es: 'Incluido en cada plan compartido.',
      fr: 'Compris dans chaque offre mutualisée.',
      de: 'In jedem Shared-Tarif dabei.',
    },
    intro: {
      en: 'What comes in the box, the smallest too.',
      es: 'Lo que viene en la caja, también en la más pequeña.',
      fr: 'Ce qu’il y a dans la boîte, même la plus petite.',
      de: 'Was in der Kiste liegt, auch in der kleinsten.',
    },
    items: [
      {
        icon: 'lock',
        title: {
          en: 'A certificate, installed',
          es: 'Un certificado, ya instalado',
          fr: 'Un certificat, installé',
          de: 'Ein Zertifikat, eingerichtet',
        },
        description: {
          en: 'Your domain opens with the padlock from the first hour. We renew the certificate.',
          es: 'Su dominio se abre con candado desde la primera hora. El certificado lo renovamos nosotros.',
          fr: 'Votre domaine s’ouvre avec le cadenas dès la première heure. Nous renouvelons le certificat.',
          de: 'Ihre Domain öffnet sich von der ersten Stunde an mit Schloss. Das Zertifikat verlängern wir.',
        },
      },
      {
        icon: 'history',
        title: {
          en: 'Backups you can open',
          es: 'Copias que puede abrir',
          fr: 'Des sauvegardes que vous pouvez ouvrir',
          de: 'Backups, die Sie selbst öffnen',
        },
        description: {
          en: 'Bring back one file or the whole site, yourself, without writing to anyone.',
          es: 'Recupere un archivo o el sitio entero usted mismo, sin escribir a nadie.',
          fr: 'Récupérez un fichier ou le site entier, vous-même, sans écrire à personne.',
          de: 'Holen Sie eine Datei oder die ganze Website selbst zurück, ohne jemandem zu schreiben.',
        },
      },
      {
        icon: 'mail',
        title: { en: 'Email under your name', es: 'Correo con su nombre', fr: 'Des mails à votre nom', de: 'E-Mail unter Ihrem Namen' },
        description: {
          en: 'Mailboxes with spam kept out, and the settings receivers look for already in place.',
          es: 'Buzones sin spam; los ajustes que comprueban los destinatarios ya están puestos.',
          fr: 'Des boîtes sans spam ; les réglages que vérifient les destinataires sont déjà en place.',
          de: 'Postfächer ohne Spam, und die Einträge, auf die Empfänger achten, sind schon gesetzt.',
        },
      },
      {
        icon: 'truck',
        title: {
          en: 'We carry the boxes',
          es: 'La mudanza la hacemos nosotros',
          fr: 'Nous portons les cartons',
          de: 'Wir tragen die Kisten',
        },
        description: {
          en: 'Your present site is moved free. You look at the copy before anything changes.',
          es: 'Trasladamos gratis su sitio actual. Usted revisa la copia antes de que cambie nada.',
          fr: 'Votre site actuel est transféré gratuitement. Vous regardez la copie avant tout changement.',
          de: 'Ihre jetzige Website ziehen wir kostenlos um. Sie sehen die Kopie, bevor sich etwas ändert.',
        },
      },
      {
        icon: 'layers',
        title: {
          en: 'Walls between neighbours',
          es: 'Paredes entre vecinos',
          fr: 'Des murs entre voisins',
          de: 'Wände zwischen den Nachbarn',
        },
        description: {
          en: 'Each site has its own share of processor and memory. A busy neighbour does not slow you down.',
          es: 'Cada sitio tiene su parte de procesador y memoria. El tráfico del vecino no le frena.',
          fr: 'Chaque site a sa part de processeur et de mémoire. Un voisin chargé reste chez lui.',
          de: 'Jede Website hat ihren Anteil an Prozessor und Arbeitsspeicher. Trubel nebenan bleibt nebenan.',
        },
      },
      {
        icon: 'headset',
        title: { en: 'Somebody answers', es: 'Alguien contesta', fr: 'Quelqu’un répond', de: 'Jemand antwortet' },
        description: {
          en: 'Support works 24/7 and can read your error log.',
          es: 'El soporte atiende 24/7 y sabe leer su log de errores.',
          fr: 'Le support est là 24 h/24, 7 j/7, et sait lire votre journal d’erreurs.',
          de: 'Der Kundendienst ist rund um die Uhr da und kann Ihr Fehlerprotokoll lesen.',
        },
      },
    ],
  },
  technical: {
    heading: {
      en: 'The data sheet of shared hosting.',
      es: 'Ficha técnica del hosting compartido.',
      fr: 'La fiche technique du mutualisé.',
      de: 'Das Datenblatt zum Shared Hosting.',
    },
    intro: {
      en: 'What is inside the machine you share. The same for all three plans, unless the plan says more.',
      es: 'Lo que hay dentro de la máquina compartida. Igual en los tres planes, salvo que el plan ofrezca más.',
      fr: 'Ce que contient la machine partagée. Identique pour les trois offres, sauf si l’offre dit mieux.',
      de: 'Was in der geteilten Maschine steckt. In allen drei Tarifen gleich, sofern der Tarif nicht mehr bietet.',
    },
    groups: [
      {
        icon: 'server',
        title: { en: 'Machine', es: 'Máquina', fr: 'Machine', de: 'Maschine' },
        items: [
          fact({ en: 'Web server', es: 'Servidor web', fr: 'Serveur web', de: 'Webserver' }, 'nginx, HTTP/2, HTTP/3'),
          fact(
            { en: 'Disks', es: 'Discos', fr: 'Disques', de: 'Laufwerke' },
            { en: 'SSD, mirrored', es: 'SSD en espejo', fr: 'SSD en miroir', de: 'SSD, gespiegelt' },
          ),
          fact(
            { en: 'Share of processor', es: 'Parte de procesador', fr: 'Part de processeur', de: 'Prozessoranteil' },
            { en: 'Up to 1 core per site', es: 'Hasta 1 núcleo por sitio', fr: 'Jusqu’à 1 cœur par site', de: 'Bis zu 1 Kern je Website' },
          ),
          fact(
            { en: 'Sites per machine', es: 'Sitios por máquina', fr: 'Sites par machine', de: 'Websites je Maschine' },
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
              en: 'Three, chosen per site',
              es: 'Tres, a elegir por sitio',
              fr: 'Trois, au choix par site',
              de: 'Drei, je Website wählbar',
            },
          ),
          fact({ en: 'Database', es: 'Base de datos', fr: 'Base de données', de: 'Datenbank' }, 'MariaDB'),
          fact({ en: 'Access', es: 'Acceso', fr: 'Accès', de: 'Zugang' }, 'SFTP, SSH, Git'),
          fact(
            { en: 'Scheduled jobs', es: 'Tareas programadas', fr: 'Tâches planifiées', de: 'Zeitgesteuerte Aufgaben' },
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
            { en: 'Sender records', es: 'Registros de remitente', fr: 'Enregistrements d’expéditeur', de: 'Absendereinträge' },
            'SPF, DKIM, DMARC',
          ),
          fact(
            { en: 'Outgoing email', es: 'Correo saliente', fr: 'Mails sortants', de: 'Ausgehende E-Mails' },
            { en: '300 an hour per site', es: '300 por hora y sitio', fr: '300 par heure et par site', de: '300 je Stunde und Website' },
          ),
          fact({ en: 'Per mailbox', es: 'Por buzón', fr: 'Par boîte', de: 'Je Postfach' }, gigabytes(5)),
        ],
      },
    ],
  },
  summary: {
    heading: {
      en: 'Price summary: work it out before you move in.',
      es: 'Resumen del precio: haga la cuenta antes de mudarse.',
      fr: 'Récapitulatif : faites le compte avant d’emménager.',
      de: 'Preisübersicht: vor dem Einzug durchrechnen.',
    },
    intro: {
      en: 'Plan, period, number of sites: the receipt writes itself.',
      es: 'Plan, periodo y número de sitios: el recibo se escribe solo.',
      fr: 'Offre, période, nombre de sites : le reçu s’écrit tout seul.',
      de: 'Tarif, Zeitraum, Anzahl: Der Beleg schreibt sich von selbst.',
    },
  },
  testimonials: {
    heading: {
      en: 'Customer reviews of shared hosting.',
      es: 'Opiniones sobre el hosting compartido.',
      fr: 'Avis sur l’hébergement mutualisé.',
      de: 'Kundenstimmen zum Shared Hosting.',
    },
    presentation: 'grid',
    limit: 3,
    domains: [{ key: 'saltandbarley.example' }, { key: 'castellane.example' }, { key: 'northlightdental.example' }],
  },
  faq: {
    en: 'Questions about shared hosting.',
    es: 'Preguntas sobre hosting compartido.',
    fr: 'Questions sur le mutualisé.',
    de: 'Fragen zum Shared Hosting.',
  },
  callToAction: {
    heading: {
      en: 'A name for the door: find your domain.',
      es: 'Falta el nombre en la puerta: busque su dominio.',
      fr: 'Un nom sur la porte : trouvez votre domaine.',
      de: 'An die Tür gehört ein Name: Ihre Domain.',
    },
    body: {
      en: 'See which of yours is still free. The renewal price stands beside the first one.',
      es: 'Mire cuál de los suyos sigue libre. El precio de renovación está junto al primero.',
      fr: 'Regardez lequel des vôtres est encore libre. Le prix de renouvellement est à côté du premier.',
      de: 'Sehen Sie nach, welcher Ihrer Namen noch frei ist. Der Verlängerungspreis steht neben dem ersten.',
    },
    buttonLabel: { en: 'Search a name', es: 'Buscar un nombre', fr: 'Chercher un nom', de: 'Namen suchen' },
    href: '/domains/search',
  },
  arrangement: ['features', 'summary', 'technical', 'testimonials', 'faq', 'callToAction'],
})
