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
      en: 'Hosting features: what you get for it | Hostfront',
      es: 'Características del hosting | Hostfront',
      fr: 'Fonctionnalités de l’hébergement | Hostfront',
      de: 'Hosting-Funktionen: was Sie bekommen | Hostfront',
    },
    description: {
      en: 'Hosting features: what the account, the machines and the support desk can do, with data sheets and what protects you in every plan.',
      es: 'Características del hosting: lo que hacen la cuenta, las máquinas y el soporte, con fichas técnicas y lo que le protege en cada plan.',
      fr: 'Fonctionnalités de l’hébergement : ce que savent faire compte, machines et support, avec fiches techniques et protections de chaque offre.',
      de: 'Hosting-Funktionen: was Konto, Maschinen und Kundendienst können, mit Datenblättern und dem, was Sie in jedem Tarif schützt.',
    },
  },
  noindex: false,
  layout: [
    {
      blockType: 'features-grid',
      heading: {
        en: 'Eight features, said plainly.',
        es: 'Ocho características, sin rodeos.',
        fr: 'Huit fonctionnalités, en toute simplicité.',
        de: 'Acht Funktionen, schlicht gesagt.',
      },
      intro: {
        en: 'Eight things that are true of the whole shop, not of one plan.',
        es: 'Ocho cosas que valen para toda la tienda, no para un plan.',
        fr: 'Huit choses vraies pour toute la boutique, pas pour une offre.',
        de: 'Acht Dinge, die für den ganzen Laden gelten, nicht nur für einen Tarif.',
      },
      items: [
        {
          icon: 'receipt',
          title: { en: 'A receipt that adds up', es: 'Un recibo que cuadra', fr: 'Un reçu qui tombe juste', de: 'Ein Beleg, der aufgeht' },
          description: {
            en: 'Every discount on its own line, tax worked out after it, the renewal underneath.',
            es: 'Cada descuento en su línea, los impuestos después y la renovación debajo.',
            fr: 'Chaque réduction sur sa ligne, les taxes ensuite, le renouvellement dessous.',
            de: 'Jeder Rabatt in einer eigenen Zeile, danach die Steuer, darunter die Verlängerung.',
          },
        },
        {
          icon: 'scan-search',
          title: {
            en: 'A search that does not guess',
            es: 'Un buscador que no adivina',
            fr: 'Une recherche qui ne devine pas',
            de: 'Eine Suche, die nicht rät',
          },
          description: {
            en: 'Free, taken, or not answered. The third is never sold as the first.',
            es: 'Libre, ocupado o sin respuesta. Lo tercero nunca se vende como lo primero.',
            fr: 'Libre, pris, ou sans réponse. Le troisième n’est jamais vendu comme le premier.',
            de: 'Frei, vergeben oder ohne Antwort. Das Dritte wird nie als das Erste verkauft.',
          },
        },
        {
          icon: 'globe',
          title: { en: 'Seven currencies', es: 'Siete monedas', fr: 'Sept devises', de: 'Sieben Währungen' },
          description: {
            en: 'At a dated rate, which your order keeps.',
            es: 'A un tipo con fecha, que su pedido conserva.',
            fr: 'À un taux daté, que votre commande conserve.',
            de: 'Zum datierten Kurs, den Ihre Bestellung behält.',
          },
        },
        {
          icon: 'truck',
          title: { en: 'Moves without a gap', es: 'Traslados sin cortes', fr: 'Des transferts sans coupure', de: 'Umzüge ohne Lücke' },
          description: {
            en: 'Copy, check, switch. Free, with a date you agree to.',
            es: 'Copiar, revisar, cambiar. Gratis y en la fecha que acordemos.',
            fr: 'Copier, vérifier, basculer. Offert, à une date convenue.',
            de: 'Kopieren, prüfen, umstellen. Kostenlos, zum vereinbarten Termin.',
          },
        },
        {
          icon: 'history',
          title: {
            en: 'Copies you can open',
            es: 'Copias que se abren',
            fr: 'Des copies qui s’ouvrent',
            de: 'Kopien, die sich öffnen lassen',
          },
          description: {
            en: 'One file or everything, by yourself, in the browser.',
            es: 'Un archivo o todo, usted mismo, en el navegador.',
            fr: 'Un fichier ou tout, par vous-même, dans le navigateur.',
            de: 'Eine Datei oder alles, von Ihnen selbst, im Browser.',
          },
        },
        {
          icon: 'calendar-clock',
          title: {
            en: 'Emails before the date',
            es: 'Correos antes de la fecha',
            fr: 'Des mails avant la date',
            de: 'E-Mails vor dem Termin',
          },
          description: {
            en: '90, 30 and 7 days ahead, with the sum in them.',
            es: '90, 30 y 7 días antes, con la cifra dentro.',
            fr: '90, 30 et 7 jours avant, avec la somme dedans.',
            de: '90, 30 und 7 Tage vorher, mit der Summe darin.',
          },
        },
        {
          icon: 'forward',
          title: { en: 'A way out', es: 'Una salida', fr: 'Une sortie', de: 'Ein Ausgang' },
          description: {
            en: 'Files, database and authorization code leave with you, without a fee.',
            es: 'Archivos, base de datos y código de autorización salen con usted, sin coste.',
            fr: 'Fichiers, base et code d’autorisation partent avec vous, sans frais.',
            de: 'Dateien, Datenbank und Autorisierungscode gehen mit Ihnen, ohne Gebühr.',
          },
        },
        {
          icon: 'headset',
          title: { en: 'A person', es: 'Una persona', fr: 'Une personne', de: 'Ein Mensch' },
          description: {
            en: '24/7, on every plan, and able to read a log.',
            es: '24/7, en todos los planes, y sabe leer un log.',
            fr: '24 h/24, 7 j/7, pour chaque offre, et qui sait lire un journal.',
            de: 'Rund um die Uhr, in jedem Tarif, und kann ein Protokoll lesen.',
          },
        },
      ],
    },
    {
      blockType: 'technical-features',
      heading: {
        en: 'Technical data, on the rating plate.',
        es: 'Datos técnicos, en la placa de características.',
        fr: 'Données techniques, sur la plaque signalétique.',
        de: 'Technische Daten auf dem Typenschild.',
      },
      intro: {
        en: 'The floor under every plan. Families add to it on their own pages.',
        es: 'La base de todos los planes. Cada familia suma lo suyo en su página.',
        fr: 'Le socle de toutes les offres. Chaque famille y ajoute, sur sa page.',
        de: 'Der Boden unter jedem Tarif. Die einzelnen Arten legen auf ihren Seiten noch etwas drauf.',
      },
      groups: [
        {
          icon: 'zap',
          title: { en: 'Delivery', es: 'Entrega', fr: 'Livraison', de: 'Auslieferung' },
          items: [
            fact({ en: 'Protocols', es: 'Protocolos', fr: 'Protocoles', de: 'Protokolle' }, 'HTTP/1.1, HTTP/2, HTTP/3'),
            fact({ en: 'Compression', es: 'Compresión', fr: 'Compression', de: 'Kompression' }, 'Brotli, gzip'),
            fact({ en: 'Addresses', es: 'Direcciones', fr: 'Adresses', de: 'Adressen' }, 'IPv4, IPv6'),
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
              { en: 'Daily copy', es: 'Copia diaria', fr: 'Copie quotidienne', de: 'Tägliche Kopie' },
              {
                en: 'Shared, WordPress, stores',
                es: 'Compartido, WordPress, tiendas',
                fr: 'Mutualisé, WordPress, boutiques',
                de: 'Shared, WordPress, Shops',
              },
            ),
            fact(
              { en: 'Export', es: 'Exportación', fr: 'Exportation', de: 'Datenexport' },
              {
                en: 'Any day, without a fee',
                es: 'Cualquier día, sin coste',
                fr: 'Tous les jours, sans frais',
                de: 'Jeden Tag, ohne Gebühr',
              },
            ),
          ],
        },
        {
          icon: 'activity',
          title: { en: 'Building', es: 'Edificio', fr: 'Bâtiment', de: 'Gebäude' },
          items: [
            fact(
              { en: 'Power', es: 'Corriente', fr: 'Courant', de: 'Strom' },
              {
                en: 'Two feeds, diesel behind',
                es: 'Dos líneas y diésel detrás',
                fr: 'Deux arrivées, diesel derrière',
                de: 'Zwei Zuleitungen, Diesel dahinter',
              },
            ),
            fact(
              { en: 'Network promised', es: 'Red garantizada', fr: 'Réseau garanti', de: 'Zugesagtes Netz' },
              { en: '99.9% of each month', es: '99,9 % de cada mes', fr: '99,9 % de chaque mois', de: '99,9 % jedes Monats' },
            ),
            fact(
              { en: 'Measured', es: 'Medición', fr: 'Mesure', de: 'Messung' },
              {
                en: 'From outside, each minute',
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
        en: 'Security in every plan.',
        es: 'Seguridad en cada plan.',
        fr: 'La sécurité dans chaque offre.',
        de: 'Sicherheit in jedem Tarif.',
      },
      intro: {
        en: 'What keeps the door, and from which plan on. Nothing here costs extra where it says included.',
        es: 'Lo que guarda la puerta, y desde qué plan. Donde dice incluido, no cuesta más.',
        fr: 'Ce qui garde la porte, et à partir de quelle offre. Ce qui est compris ne coûte rien de plus.',
        de: 'Was die Tür bewacht, und ab welchem Tarif. Wo „inklusive“ steht, kostet es nichts extra.',
      },
      items: [
        {
          icon: 'lock',
          title: { en: 'Certificates renewed', es: 'Certificados renovados', fr: 'Certificats renouvelés', de: 'Zertifikate verlängert' },
          description: {
            en: 'A month ahead, so a holiday does not matter.',
            es: 'Con un mes de margen, así no importa un festivo.',
            fr: 'Un mois avant : un jour férié n’y change rien.',
            de: 'Einen Monat vorher, damit ein Feiertag nichts ausmacht.',
          },
          included: {
            en: 'Shared, WordPress, stores',
            es: 'Compartido, WordPress, tiendas',
            fr: 'Mutualisé, WordPress, boutiques',
            de: 'Shared, WordPress, Shops',
          },
        },
        {
          icon: 'eye-off',
          title: { en: 'Secrets kept secret', es: 'Secretos bien guardados', fr: 'Des secrets gardés', de: 'Geheimes bleibt geheim' },
          description: {
            en: 'Authorization codes are encrypted and deleted after use. Passwords cannot be read back by us either.',
            es: 'Los códigos de autorización se cifran y se borran tras usarse. Las contraseñas tampoco las podemos leer nosotros.',
            fr: 'Les codes d’autorisation sont chiffrés et effacés après usage. Nous ne pouvons pas non plus lire les mots de passe.',
            de: 'Autorisierungscodes werden verschlüsselt und nach Gebrauch gelöscht. Passwörter können auch wir nicht zurücklesen.',
          },
          included: { en: 'Included everywhere', es: 'Incluido siempre', fr: 'Compris partout', de: 'Überall inklusive' },
        },
        {
          icon: 'shield-check',
          title: { en: 'Updates at night', es: 'Actualizaciones nocturnas', fr: 'Mises à jour la nuit', de: 'Updates bei Nacht' },
          description: {
            en: 'Systems we look after get security updates the day they appear.',
            es: 'Los sistemas que cuidamos reciben las actualizaciones de seguridad el día que salen.',
            fr: 'Les systèmes que nous gérons reçoivent les mises à jour de sécurité le jour de leur parution.',
            de: 'Systeme in unserer Obhut erhalten Sicherheitsupdates am Tag des Erscheinens.',
          },
          included: {
            en: 'Shared, WordPress, stores',
            es: 'Compartido, WordPress, tiendas',
            fr: 'Mutualisé, WordPress, boutiques',
            de: 'Shared, WordPress, Shops',
          },
        },
        {
          icon: 'copy',
          title: {
            en: 'A copy out of reach',
            es: 'Una copia fuera de alcance',
            fr: 'Une copie hors d’atteinte',
            de: 'Eine Kopie außer Reichweite',
          },
          description: {
            en: 'Locked until its date, whoever has the password.',
            es: 'Bloqueada hasta su fecha, tenga quien tenga la contraseña.',
            fr: 'Verrouillée jusqu’à sa date, quel que soit le détenteur du mot de passe.',
            de: 'Bis zum Stichtag gesperrt, wer auch immer das Passwort hat.',
          },
          included: { en: 'With the backup vault', es: 'Con la copia inmutable', fr: 'Avec le coffre', de: 'Mit dem Backup-Tresor' },
        },
      ],
    },
    {
      blockType: 'technology-stack',
      heading: {
        en: 'Technologies it runs',
        es: 'Tecnologías que ejecuta',
        fr: 'Technologies prises en charge',
        de: 'Technologien, die darauf laufen',
      },
    },
    {
      blockType: 'call-to-action',
      heading: {
        en: 'Enough reading: try a domain.',
        es: 'Basta de leer: pruebe un dominio.',
        fr: 'Assez lu : essayez un domaine.',
        de: 'Genug gelesen: Testen Sie eine Domain.',
      },
      body: {
        en: 'Type a name and look at a real price.',
        es: 'Escriba un nombre y mire un precio de verdad.',
        fr: 'Tapez un nom et regardez un vrai prix.',
        de: 'Geben Sie einen Namen ein und sehen Sie einen echten Preis.',
      },
      buttonLabel: { en: 'Try a name', es: 'Probar un nombre', fr: 'Essayer un nom', de: 'Namen ausprobieren' },
      href: '/domains/search',
      showPlate: true,
    },
  ],
}
