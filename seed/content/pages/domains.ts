import type { PageSeed } from '../../page-types'

export const domains: PageSeed = {
  path: '/domains',
  title: { en: 'Domains', es: 'Dominios', fr: 'Noms de domaine', de: 'Domains' },
  breadcrumb: { en: 'Domains', es: 'Dominios', fr: 'Noms de domaine', de: 'Domains' },
  meta: {
    title: {
      en: 'Domain names: first-year and renewal prices | Hostfront',
      es: 'Dominios: precios y renovación | Hostfront',
      fr: 'Noms de domaine : prix et renouvellement | Hostfront',
      de: 'Domains: Preise und Verlängerung | Hostfront',
    },
    description: {
      en: 'Search for a domain name and see the first-year and renewal price of every extension. Plus domain transfer, bulk search, WHOIS and DNS lookup.',
      es: 'Busque su dominio y vea el precio del primer año y el de renovación de cada extensión. Además: transferencia, búsqueda múltiple, WHOIS y DNS.',
      fr: 'Cherchez un nom de domaine : prix de la première année et du renouvellement pour chaque extension. Avec transfert, recherche groupée, WHOIS et DNS.',
      de: 'Domain suchen und bei jeder Endung den Preis für das erste Jahr und die Verlängerung sehen. Dazu Transfer, Sammelsuche, WHOIS- und DNS-Abfrage.',
    },
  },
  noindex: false,
  layout: [
    {
      blockType: 'domain-hero',
      heading: {
        en: 'Domain names: is yours still available?',
        es: 'Dominios: ¿sigue libre el suyo?',
        fr: 'Noms de domaine : le vôtre est-il libre ?',
        de: 'Domains: Ist Ihre Wunschdomain noch frei?',
      },
      lead: {
        en: 'Enter a name and we check it live with the registries.',
        es: 'Escriba un nombre y lo consultamos en directo con los registros.',
        fr: 'Saisissez un nom et nous interrogeons les registres en direct.',
        de: 'Geben Sie einen Namen ein, und wir fragen live bei den Vergabestellen nach.',
      },
      intro: {
        en: 'You see what is available, what it costs in the first year and what it renews at.',
        es: 'Verá al momento si está libre, cuánto cuesta el primer año y cuánto costará renovarlo.',
        fr: 'Vous voyez aussitôt s’il est disponible, son prix la première année et celui du renouvellement.',
        de: 'Sie sehen sofort, ob die Domain frei ist, was sie im ersten Jahr kostet und was die Verlängerung kostet.',
      },
    },
    {
      blockType: 'domain-pricing-grid',
      heading: {
        en: 'Domain prices: first year and renewal.',
        es: 'Precios de dominios: primer año y renovación.',
        fr: 'Prix des domaines : première année et renouvellement.',
        de: 'Domainpreise: erstes Jahr und Verlängerung.',
      },
      intro: {
        en: 'Every extension is listed with both prices: the first year and every year after.',
        es: 'Cada extensión figura con sus dos precios: el primer año y los siguientes.',
        fr: 'Chaque extension figure avec ses deux prix : la première année et les suivantes.',
        de: 'Bei jeder Endung stehen beide Preise: für das erste Jahr und für alle weiteren.',
      },
      categories: [],
    },
    {
      blockType: 'domain-categories',
      heading: {
        en: 'Find the extension that suits you.',
        es: 'Elija la extensión que le conviene.',
        fr: 'Quelle extension vous convient ?',
        de: 'Welche Endung passt zu Ihnen?',
      },
      intro: {
        en: 'Most extensions are open to anyone, but visitors still read something into each.',
        es: 'La mayoría de las extensiones está abierta a cualquiera, pero cada una transmite algo distinto.',
        fr: 'La plupart des extensions sont ouvertes à tous, mais chacune évoque quelque chose au visiteur.',
        de: 'Die meisten Endungen stehen allen offen. Besucher verbinden trotzdem mit jeder etwas anderes.',
      },
      items: [
        {
          category: 'popular',
          title: {
            en: 'Most popular',
            es: 'Las más populares',
            fr: 'Les plus populaires',
            de: 'Die beliebtesten',
          },
          description: {
            en: 'If it is still available, register it, even if your site uses another one.',
            es: 'Si sigue libre, regístrela, aunque su web use otra.',
            fr: 'Si votre nom y est encore libre, prenez-le, même si votre site utilise une autre extension.',
            de: 'Ist Ihre Wunschdomain dort noch frei, greifen Sie zu, auch wenn Ihre Website unter einer anderen Endung läuft.',
          },
        },
        {
          category: 'business',
          title: { en: 'For business', es: 'Para empresas', fr: 'Pour les entreprises', de: 'Für Unternehmen' },
          description: {
            en: 'They look right on a van, an invoice and a business card.',
            es: 'Quedan bien en una furgoneta, una factura y una tarjeta.',
            fr: 'Elles ont leur place sur une camionnette, une facture ou une carte de visite.',
            de: 'Sie passen auf Lieferwagen, Rechnung und Visitenkarte.',
          },
        },
        {
          category: 'technology',
          title: { en: 'For software', es: 'Para software', fr: 'Pour les développeurs', de: 'Für Software' },
          description: {
            en: 'Developers know them. Two of them, .app and .dev, only work with an SSL certificate.',
            es: 'Los desarrolladores las conocen. Dos de ellas, .app y .dev, solo funcionan con certificado SSL.',
            fr: 'Les développeurs les connaissent. Deux d’entre elles, .app et .dev, exigent un certificat SSL.',
            de: 'Entwickler kennen sie. Zwei davon, .app und .dev, funktionieren nur mit SSL-Zertifikat.',
          },
        },
        {
          category: 'country',
          title: { en: 'For your country', es: 'Para su país', fr: 'Pour votre pays', de: 'Für Ihr Land' },
          description: {
            en: 'Local customers know it. Some registries ask where you live.',
            es: 'Sus clientes locales la conocen. Algunos registros preguntan dónde reside.',
            fr: 'Vos clients locaux la connaissent. Certains registres demandent où vous résidez.',
            de: 'Kunden vor Ort kennen sie. Manche Vergabestellen fragen nach Ihrem Wohnsitz.',
          },
        },
        {
          category: 'creative',
          title: { en: 'For creatives', es: 'Para creativos', fr: 'Pour les créatifs', de: 'Für Kreative' },
          description: {
            en: 'Your portfolio starts with the address.',
            es: 'Su portafolio empieza por la dirección.',
            fr: 'Votre portfolio commence par l’adresse.',
            de: 'Ihr Portfolio beginnt mit der Adresse.',
          },
        },
        {
          category: 'organization',
          title: { en: 'For non-profits', es: 'Para asociaciones', fr: 'Pour les associations', de: 'Für Vereine und Initiativen' },
          description: {
            en: 'They suit clubs, charities and community projects.',
            es: 'Encajan con clubes, ONG y proyectos comunitarios.',
            fr: 'Elles conviennent aux clubs, aux ONG et aux projets collectifs.',
            de: 'Sie passen zu Vereinen, Stiftungen und gemeinnützigen Projekten.',
          },
        },
      ],
    },
    {
      blockType: 'domain-tools',
      heading: {
        en: 'Domain tools.',
        es: 'Herramientas para dominios.',
        fr: 'Outils pour les domaines.',
        de: 'Domain-Tools.',
      },
      intro: {
        en: 'Bulk search, WHOIS lookup and DNS lookup are free for any domain. The others are for domains you have with us or want to transfer.',
        es: 'La búsqueda múltiple y las consultas WHOIS y DNS son gratuitas para cualquier dominio. Las demás son para los dominios que tiene con nosotros o quiere transferir.',
        fr: 'Les recherches groupée, WHOIS et DNS sont gratuites pour tous les domaines. Le reste concerne les domaines que vous avez chez nous ou voulez transférer.',
        de: 'Sammelsuche, WHOIS-Abfrage und DNS-Abfrage sind für jede Domain kostenlos. Alles andere gilt für Domains, die bei uns liegen oder die Sie zu uns transferieren.',
      },
      tools: [
        {
          icon: 'truck',
          title: { en: 'Domain transfer', es: 'Transferencia de dominio', fr: 'Transfert de domaine', de: 'Domaintransfer' },
          description: {
            en: 'It takes four steps and your authorization code (auth code). One year is included.',
            es: 'Cuatro pasos y su código de autorización (auth code). Incluye un año.',
            fr: 'Quatre étapes et votre code d’autorisation (auth code) suffisent. Un an est compris.',
            de: 'In vier Schritten mit Ihrem Auth-Code. Ein Jahr ist enthalten.',
          },
          buttonLabel: { en: 'Start a transfer', es: 'Iniciar la transferencia', fr: 'Démarrer un transfert', de: 'Transfer starten' },
          href: '/domains/transfer',
        },
        {
          icon: 'layers',
          title: { en: 'Bulk domain search', es: 'Búsqueda múltiple', fr: 'Recherche groupée', de: 'Sammelsuche' },
          description: {
            en: 'Paste up to 100 domains and check them all at once.',
            es: 'Pegue hasta 100 dominios y compruébelos todos a la vez.',
            fr: 'Collez jusqu’à 100 domaines et vérifiez-les tous à la fois.',
            de: 'Fügen Sie bis zu 100 Domains ein und prüfen Sie alle auf einmal.',
          },
          buttonLabel: { en: 'Check a list', es: 'Comprobar una lista', fr: 'Vérifier une liste', de: 'Liste prüfen' },
          href: '/domains/bulk-search',
        },
        {
          icon: 'scan-search',
          title: { en: 'WHOIS lookup', es: 'Consulta WHOIS', fr: 'Recherche WHOIS', de: 'WHOIS-Abfrage' },
          description: {
            en: 'See the registrar, dates and status of any domain, as its registry publishes them.',
            es: 'Vea el registrador, las fechas y el estado de cualquier dominio, según su registro.',
            fr: 'Voyez le bureau d’enregistrement, les dates et le statut d’un domaine, selon son registre.',
            de: 'Sehen Sie Anbieter, Daten und Status jeder Domain, wie die Vergabestelle sie veröffentlicht.',
          },
          buttonLabel: {
            en: 'Open WHOIS lookup',
            es: 'Abrir la consulta WHOIS',
            fr: 'Consulter le WHOIS',
            de: 'WHOIS-Abfrage öffnen',
          },
          href: '/domains/whois',
        },
        {
          icon: 'network',
          title: { en: 'DNS lookup', es: 'Consulta DNS', fr: 'Recherche DNS', de: 'DNS-Abfrage' },
          description: {
            en: 'Read the DNS records of any domain: website, email, verification.',
            es: 'Lea los registros DNS de cualquier dominio: web, correo, verificaciones.',
            fr: 'Lisez les enregistrements DNS d’un domaine : site, mail, vérifications.',
            de: 'Lesen Sie die DNS-Einträge jeder Domain: Website, E-Mail, Verifizierung.',
          },
          buttonLabel: { en: 'Open DNS lookup', es: 'Abrir la consulta DNS', fr: 'Consulter le DNS', de: 'DNS-Abfrage öffnen' },
          href: '/domains/dns',
        },
        {
          icon: 'shield-check',
          title: { en: 'Domain protection', es: 'Protección de dominios', fr: 'Protection de domaine', de: 'Domainschutz' },
          description: {
            en: 'Hide your address, lock transfers and end sessions you do not recognise.',
            es: 'Oculte su dirección, bloquee transferencias y cierre las sesiones que no reconozca.',
            fr: 'Masquez votre adresse, verrouillez les transferts et fermez les sessions inconnues.',
            de: 'Verbergen Sie Ihre Anschrift, sperren Sie Transfers und beenden Sie fremde Sitzungen.',
          },
          buttonLabel: { en: 'See domain protection', es: 'Ver la protección', fr: 'Voir la protection', de: 'Domainschutz ansehen' },
          href: '/domains/protection',
        },
        {
          icon: 'calendar-clock',
          title: { en: 'Domain management', es: 'Gestión de dominios', fr: 'Gestion de domaine', de: 'Domainverwaltung' },
          description: {
            en: 'See reminders, grace period and redemption period at a glance.',
            es: 'Vea de un vistazo los avisos, el periodo de gracia y el de recuperación.',
            fr: 'Voyez d’un coup d’œil rappels, période de grâce et période de rédemption.',
            de: 'Sehen Sie Erinnerungen, Nachfrist und Rückholfrist auf einen Blick.',
          },
          buttonLabel: {
            en: 'See renewal dates',
            es: 'Ver fechas de renovación',
            fr: 'Voir les échéances',
            de: 'Fristen ansehen',
          },
          href: '/domains/management',
        },
      ],
    },
    {
      blockType: 'faq',
      heading: {
        en: 'Questions about domains.',
        es: 'Preguntas sobre dominios.',
        fr: 'Questions sur les domaines.',
        de: 'Fragen zu Domains.',
      },
      topic: 'domains',
      limit: 6,
    },
    {
      blockType: 'call-to-action',
      heading: {
        en: 'Good domains go fast: check yours.',
        es: 'Los buenos dominios vuelan: compruebe el suyo.',
        fr: 'Les bons domaines partent vite : vérifiez le vôtre.',
        de: 'Gute Domains sind schnell weg: Prüfen Sie Ihre.',
      },
      body: {
        en: 'A domain is reserved only once you order it. Searching is free.',
        es: 'Un dominio solo queda reservado con el pedido. Buscar es gratis.',
        fr: 'Un domaine n’est réservé qu’à la commande. La recherche est gratuite.',
        de: 'Reserviert wird eine Domain erst mit der Bestellung. Die Suche ist kostenlos.',
      },
      buttonLabel: { en: 'Search domains', es: 'Buscar dominios', fr: 'Rechercher un domaine', de: 'Domain suchen' },
      href: '/domains/search',
      showPlate: true,
    },
  ],
}
