import type { PageSeed } from '../../page-types'

export const domains: PageSeed = {
  path: '/domains',
  title: { en: 'Domains', es: 'Dominios', fr: 'Noms de domaine', de: 'Domains' },
  breadcrumb: { en: 'Domains', es: 'Dominios', fr: 'Noms de domaine', de: 'Domains' },
  meta: {
    title: {
      en: 'Domain names: prices and renewal | Hostfront',
      es: 'Dominios: precios y renovación | Hostfront',
      fr: 'Noms de domaine : prix, renouvellement | Hostfront',
      de: 'Domains: Preise und Verlängerung | Hostfront',
    },
    description: {
      en: 'Search domain names and read first year and renewal for every extension we sell. Transfer, bulk search, WHOIS and DNS in the same drawer.',
      es: 'Busque dominios y lea el primer año y la renovación de cada extensión. Transferencia, búsqueda múltiple, WHOIS y DNS en el mismo cajón.',
      fr: 'Cherchez un nom de domaine, lisez première année et renouvellement. Transfert, recherche groupée, WHOIS et DNS à portée de main.',
      de: 'Domains suchen, erstes Jahr und Verlängerung jeder Endung lesen. Umzug, Sammelsuche, WHOIS und DNS liegen in derselben Schublade.',
    },
  },
  noindex: false,
  layout: [
    {
      blockType: 'domain-hero',
      heading: {
        en: 'Domain names: is yours still free?',
        es: 'Dominios: ¿sigue libre el suyo?',
        fr: 'Noms de domaine : le vôtre est-il libre ?',
        de: 'Domains: Ist Ihr Name noch frei?',
      },
      lead: {
        en: 'Type the name, we ask the registries.',
        es: 'Escriba el nombre y preguntamos a los registros.',
        fr: 'Tapez le nom, nous interrogeons les registres.',
        de: 'Sie geben den Namen ein, wir fragen die Vergabestellen.',
      },
      intro: {
        en: 'Free, taken, or no answer yet: you read what they said. What it costs next year stands in the same row.',
        es: 'Libre, ocupado o aún sin respuesta: usted lee lo que dijeron. Lo que cuesta el año que viene está en la misma línea.',
        fr: 'Libre, déjà pris ou sans réponse : vous lisez ce qu’ils ont dit. Le prix de l’an prochain est sur la même ligne.',
        de: 'Frei, vergeben oder noch ohne Antwort: Sie lesen, was sie gesagt haben. Was es nächstes Jahr kostet, steht in derselben Zeile.',
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
        en: 'Every extension, two prices. We sell the ones we can answer for.',
        es: 'Cada extensión, dos precios. Vendemos aquellas de las que podemos responder.',
        fr: 'Chaque extension, deux prix. Nous vendons celles dont nous pouvons répondre.',
        de: 'Jede Endung, zwei Preise. Wir verkaufen die, für die wir geradestehen.',
      },
      categories: [],
    },
    {
      blockType: 'domain-categories',
      heading: {
        en: 'Which extension suits you.',
        es: 'Qué extensión le conviene.',
        fr: 'Quelle extension vous convient ?',
        de: 'Welche Endung zu Ihnen passt.',
      },
      intro: {
        en: 'Few extensions are reserved for anybody. Visitors still read something into each.',
        es: 'Pocas extensiones están reservadas a alguien. Aun así, quien las lee saca sus conclusiones.',
        fr: 'Peu d’extensions sont réservées. Le visiteur y lit pourtant toujours quelque chose.',
        de: 'Kaum eine Endung ist jemandem vorbehalten. Hineingelesen wird trotzdem etwas.',
      },
      items: [
        {
          category: 'popular',
          title: {
            en: 'What people type first',
            es: 'Lo que se escribe primero',
            fr: 'Ce que l’on tape d’abord',
            de: 'Was man zuerst tippt',
          },
          description: {
            en: 'If it is still free, take it, even when you open under another one.',
            es: 'Si sigue libre, quédesela, aunque abra con otra.',
            fr: 'S’il est libre, prenez-le, même si vous ouvrez sous un autre.',
            de: 'Ist sie noch frei, nehmen Sie sie, auch wenn Sie unter einer anderen eröffnen.',
          },
        },
        {
          category: 'business',
          title: { en: 'For a company', es: 'Para una empresa', fr: 'Pour une entreprise', de: 'Für eine Firma' },
          description: {
            en: 'Short on a van, short on an invoice.',
            es: 'Corta en la furgoneta y corta en la factura.',
            fr: 'Court sur la camionnette, court sur la facture.',
            de: 'Kurz auf dem Lieferwagen, kurz auf der Rechnung.',
          },
        },
        {
          category: 'technology',
          title: { en: 'For software', es: 'Para software', fr: 'Pour le logiciel', de: 'Für Software' },
          description: {
            en: 'Developers expect them. Two of them insist on a certificate.',
            es: 'Los desarrolladores las esperan. Dos de ellas exigen certificado.',
            fr: 'Les développeurs s’y attendent. Deux d’entre elles exigent un certificat.',
            de: 'Entwickler erwarten sie. Zwei davon bestehen auf einem Zertifikat.',
          },
        },
        {
          category: 'country',
          title: { en: 'For a country', es: 'Para un país', fr: 'Pour un pays', de: 'Für ein Land' },
          description: {
            en: 'People nearby know it. Some registries ask where you live.',
            es: 'La gente de cerca la conoce. Algunos registros preguntan dónde vive usted.',
            fr: 'Connue de vos voisins. Certains registres demandent où vous résidez.',
            de: 'In der Nähe kennt man sie. Manche Vergabestelle fragt, wo Sie wohnen.',
          },
        },
        {
          category: 'creative',
          title: { en: 'For makers', es: 'Para creadores', fr: 'Pour les créateurs', de: 'Für Kreative' },
          description: {
            en: 'The portfolio begins in the address.',
            es: 'El portafolio empieza en la dirección.',
            fr: 'Le portfolio commence dans l’adresse.',
            de: 'Das Portfolio beginnt in der Adresse.',
          },
        },
        {
          category: 'organization',
          title: { en: 'For a cause', es: 'Para una causa', fr: 'Pour une cause', de: 'Für ein Anliegen' },
          description: {
            en: 'Clubs, charities and projects that belong to nobody in particular.',
            es: 'Asociaciones, ONG y proyectos que no son de nadie en concreto.',
            fr: 'Associations, ONG et projets qui ne sont à personne en particulier.',
            de: 'Vereine, Stiftungen und Projekte, die niemandem allein gehören.',
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
        de: 'Domain-Werkzeuge.',
      },
      intro: {
        en: 'Free to use, for names of ours and of anybody.',
        es: 'De uso libre, para nombres nuestros y de cualquiera.',
        fr: 'En libre usage, pour nos noms et ceux des autres.',
        de: 'Frei zu benutzen, für unsere Namen und alle anderen.',
      },
      tools: [
        {
          icon: 'truck',
          title: { en: 'Bring a name', es: 'Traer un nombre', fr: 'Amener un nom', de: 'Einen Namen umziehen' },
          description: {
            en: 'Four steps and the authorization code. A year comes with it.',
            es: 'Cuatro pasos y el código de autorización. Incluye un año.',
            fr: 'Quatre étapes et le code d’autorisation. Une année est comprise.',
            de: 'Vier Schritte und der Autorisierungscode. Ein Jahr ist dabei.',
          },
          buttonLabel: { en: 'Start a transfer', es: 'Iniciar la transferencia', fr: 'Lancer un transfert', de: 'Transfer beginnen' },
          href: '/domains/transfer',
        },
        {
          icon: 'layers',
          title: { en: 'Many at once', es: 'Muchos a la vez', fr: 'Plusieurs à la fois', de: 'Viele auf einmal' },
          description: {
            en: 'Paste a list of up to 100 names, get a list of answers.',
            es: 'Pegue una lista de hasta 100 nombres y reciba una lista de respuestas.',
            fr: 'Collez jusqu’à 100 noms, recevez autant de réponses.',
            de: 'Eine Liste mit bis zu 100 Namen hinein, eine Liste Antworten heraus.',
          },
          buttonLabel: { en: 'Check a list', es: 'Comprobar una lista', fr: 'Vérifier une liste', de: 'Liste prüfen' },
          href: '/domains/bulk-search',
        },
        {
          icon: 'scan-search',
          title: { en: 'Whose is it?', es: '¿De quién es?', fr: 'À qui est-il ?', de: 'Wem gehört sie?' },
          description: {
            en: 'What the registry says about a name: registrar, dates, state.',
            es: 'Lo que el registro dice de un nombre: registrador, fechas, estado.',
            fr: 'Ce que le registre dit d’un nom : bureau d’enregistrement, dates, état.',
            de: 'Was die Vergabestelle über eine Domain sagt: Anbieter, Daten, Status.',
          },
          buttonLabel: { en: 'Ask WHOIS', es: 'Consultar WHOIS', fr: 'Interroger WHOIS', de: 'WHOIS fragen' },
          href: '/domains/whois',
        },
        {
          icon: 'network',
          title: { en: 'Where does it point?', es: '¿Adónde apunta?', fr: 'Vers où pointe-t-il ?', de: 'Wohin zeigt sie?' },
          description: {
            en: 'The records a name answers with: site, email, proofs.',
            es: 'Los registros con los que responde: web, correo, verificaciones.',
            fr: 'Les enregistrements d’un nom : site, mail, preuves.',
            de: 'Die Einträge, mit denen sie antwortet: Website, E-Mail, Nachweise.',
          },
          buttonLabel: { en: 'Read the DNS', es: 'Leer el DNS', fr: 'Lire le DNS', de: 'DNS lesen' },
          href: '/domains/dns',
        },
        {
          icon: 'shield-check',
          title: { en: 'Keep it safe', es: 'Protegerlo', fr: 'Le protéger', de: 'Sicher verwahren' },
          description: {
            en: 'Address hidden, transfers locked, sessions you can end.',
            es: 'Dirección oculta, transferencias bloqueadas, sesiones que usted cierra.',
            fr: 'Adresse masquée, transferts verrouillés, sessions que vous fermez.',
            de: 'Anschrift verborgen, Umzug gesperrt, Sitzungen, die Sie beenden.',
          },
          buttonLabel: { en: 'See the locks', es: 'Ver los cierres', fr: 'Voir les verrous', de: 'Schlösser ansehen' },
          href: '/domains/protection',
        },
        {
          icon: 'calendar-clock',
          title: { en: 'Look after it', es: 'Cuidarlo', fr: 'L’entretenir', de: 'In Ordnung halten' },
          description: {
            en: 'Reminders, grace, redemption: the calendar of a name.',
            es: 'Avisos, gracia, recuperación: el calendario de un nombre.',
            fr: 'Rappels, grâce, rédemption : le calendrier d’un nom.',
            de: 'Erinnerung, Nachfrist, Zurückholen: der Kalender einer Domain.',
          },
          buttonLabel: { en: 'Open the calendar', es: 'Abrir el calendario', fr: 'Ouvrir le calendrier', de: 'Kalender öffnen' },
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
        en: 'The good names go: check yours.',
        es: 'Los buenos nombres se acaban: mire el suyo.',
        fr: 'Les bons noms partent : vérifiez le vôtre.',
        de: 'Gute Namen sind schnell weg: Prüfen Sie Ihren.',
      },
      body: {
        en: 'We do not hold a name until it is in an order. Looking costs nothing.',
        es: 'No reservamos un nombre hasta que está en un pedido. Mirar no cuesta nada.',
        fr: 'Un nom n’est retenu qu’une fois commandé. Regarder ne coûte rien.',
        de: 'Reserviert ist ein Name erst mit der Bestellung. Nachsehen kostet nichts.',
      },
      buttonLabel: { en: 'Look for mine', es: 'Buscar el mío', fr: 'Chercher le mien', de: 'Meinen suchen' },
      href: '/domains/search',
      showPlate: true,
    },
  ],
}
