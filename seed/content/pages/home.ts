import type { PageSeed } from '../../page-types'
import { guarantees } from './trust-stats'

export const home: PageSeed = {
  path: '/',
  title: { en: 'Home', es: 'Inicio', fr: 'Accueil', de: 'Startseite' },
  breadcrumb: { en: 'Home', es: 'Inicio', fr: 'Accueil', de: 'Startseite' },
  meta: {
    title: {
      en: 'Domains and web hosting, renewal price shown | Hostfront',
      es: 'Dominios y hosting web, renovación a la vista | Hostfront',
      fr: 'Domaines et hébergement, renouvellement affiché | Hostfront',
      de: 'Domains und Webhosting mit klaren Preisen | Hostfront',
    },
    description: {
      en: 'Domains, web hosting and SSL certificates. See the first year, the renewal and the three-year total before you sign up. Free migration.',
      es: 'Dominios, hosting web y certificados SSL. Vea el primer año, la renovación y el total en tres años antes de registrarse. Migración gratis.',
      fr: 'Noms de domaine, hébergement web et SSL. Première année, renouvellement et total sur trois ans, avant toute inscription. Migration gratuite.',
      de: 'Domains, Webhosting und SSL. Erstes Jahr, Verlängerung und Kosten über drei Jahre sehen Sie vor der Anmeldung. Kostenloser Umzug.',
    },
  },
  noindex: false,
  layout: [
    {
      blockType: 'domain-hero',
      heading: {
        en: 'Domains and web hosting, with the renewal price up front.',
        es: 'Dominios y hosting web, con el precio de renovación a la vista.',
        fr: 'Domaines et hébergement web, avec le prix du renouvellement.',
        de: 'Domains und Webhosting mit klarem Verlängerungspreis.',
      },
      lead: {
        en: 'Search for a domain and see what it costs in the first year, at renewal and over three years.',
        es: 'Busque un dominio y vea lo que cuesta el primer año, al renovarlo y en total en tres años.',
        fr: 'Cherchez un domaine et voyez son prix la première année, au renouvellement et sur trois ans.',
        de: 'Suchen Sie eine Domain und sehen Sie, was sie im ersten Jahr, bei der Verlängerung und über drei Jahre kostet.',
      },
      intro: {
        en: 'For first websites, shops and agencies alike: you see every price before you give us so much as an email address.',
        es: 'Para la primera web, la tienda o la agencia: verá todos los precios antes incluso de darnos una dirección de correo.',
        fr: 'Pour un premier site, une boutique ou une agence : vous voyez tous les prix avant de nous donner la moindre adresse mail.',
        de: 'Für die erste Website, den Shop oder die Agentur: Sie sehen alle Preise, noch bevor Sie uns auch nur eine E-Mail-Adresse geben.',
      },
    },
    guarantees,
    {
      blockType: 'hosting-plans',
      heading: {
        en: 'Web hosting plans and prices.',
        es: 'Planes de hosting y precios.',
        fr: 'Offres d’hébergement web et tarifs.',
        de: 'Hosting-Tarife und Preise.',
      },
      intro: {
        en: 'Three plans to start with. Setup fees are included in every total, and the three-year cost is shown under the monthly price.',
        es: 'Tres planes para empezar. Cada total incluye la cuota de alta, y debajo del precio mensual figura el coste en tres años.',
        fr: 'Trois offres pour commencer. Chaque total comprend les frais de mise en service, et le coût sur trois ans figure sous le prix mensuel.',
        de: 'Drei Tarife für den Anfang. Jede Summe enthält die Einrichtungsgebühr; unter dem Monatspreis stehen die Kosten über drei Jahre.',
      },
      category: 'mixed',
      services: [{ key: 'shared-basic' }, { key: 'shared-pro' }, { key: 'vps-starter' }],
      defaultBilling: 'monthly',
      showPlate: true,
    },
    {
      blockType: 'features-grid',
      heading: {
        en: 'What every plan includes.',
        es: 'Lo que incluye cada plan.',
        fr: 'Ce que comprend chaque offre.',
        de: 'Was in jedem Tarif steckt.',
      },
      intro: {
        en: 'Included with every domain and every plan, even the smallest.',
        es: 'Incluido con cada dominio y en cada plan, también en el más pequeño.',
        fr: 'Compris avec chaque domaine et chaque offre, même la plus petite.',
        de: 'Bei jeder Domain und in jedem Tarif enthalten, auch im kleinsten.',
      },
      items: [
        {
          icon: 'receipt',
          title: {
            en: 'Renewal price up front',
            es: 'Precio de renovación a la vista',
            fr: 'Prix de renouvellement affiché',
            de: 'Verlängerungspreis gleich dabei',
          },
          description: {
            en: 'Every price is shown with its renewal price. No surprises in year two.',
            es: 'Cada precio se muestra con el de renovación. El segundo año no trae sorpresas.',
            fr: 'Chaque prix est affiché avec celui du renouvellement. Aucune surprise la deuxième année.',
            de: 'Neben jedem Preis steht der Preis der Verlängerung. Im zweiten Jahr gibt es keine Überraschung.',
          },
        },
        {
          icon: 'truck',
          title: {
            en: 'Free website migration',
            es: 'Migración web gratuita',
            fr: 'Migration de site gratuite',
            de: 'Kostenloser Website-Umzug',
          },
          description: {
            en: 'We copy your site, you check the copy, then we switch over. The old site stays online until then.',
            es: 'Copiamos su web, usted la revisa y después hacemos el cambio. Hasta entonces, la antigua sigue en línea.',
            fr: 'Nous copions votre site, vous vérifiez la copie, puis nous basculons. L’ancien reste en ligne jusque-là.',
            de: 'Wir kopieren Ihre Website, Sie prüfen die Kopie, dann stellen wir um. Bis dahin bleibt die alte erreichbar.',
          },
        },
        {
          icon: 'key-round',
          title: { en: 'No lock-in', es: 'Sin ataduras', fr: 'Libre de partir', de: 'Jederzeit wechseln' },
          description: {
            en: 'Take your auth code, files and database with you whenever you like, without giving a reason.',
            es: 'Llévese el código de autorización, los archivos y la base de datos cuando quiera, sin dar explicaciones.',
            fr: 'Code d’autorisation, fichiers et base de données : emportez-les quand vous voulez, sans vous justifier.',
            de: 'Auth-Code, Dateien und Datenbank nehmen Sie jederzeit mit, ohne Begründung.',
          },
        },
        {
          icon: 'headset',
          title: {
            en: 'One point of contact',
            es: 'Un solo interlocutor',
            fr: 'Un seul interlocuteur',
            de: 'Ein Ansprechpartner für alles',
          },
          description: {
            en: 'Domain, hosting, email and SSL: one person handles it from start to finish.',
            es: 'Dominio, hosting, correo y certificado: una misma persona se ocupa de todo.',
            fr: 'Domaine, hébergement, mail et certificat : une même personne suit tout le dossier.',
            de: 'Domain, Hosting, E-Mail und Zertifikat: Eine Person kümmert sich um alles.',
          },
        },
      ],
    },
    {
      blockType: 'onboarding',
      heading: {
        en: 'Online in three steps.',
        es: 'En línea en tres pasos.',
        fr: 'En ligne en trois étapes.',
        de: 'In drei Schritten online.',
      },
      intro: {
        en: 'Choose a domain, pick a plan and place your order.',
        es: 'Elija un dominio, escoja un plan y haga el pedido.',
        fr: 'Choisissez un domaine, prenez une offre et passez commande.',
        de: 'Domain aussuchen, Tarif wählen und bestellen.',
      },
      steps: [
        {
          title: { en: 'Choose your domain', es: 'Elija su dominio', fr: 'Choisissez votre domaine', de: 'Domain aussuchen' },
          description: {
            en: 'Enter a word. You see which domains are available and what they cost over three years.',
            es: 'Escriba una palabra. Verá qué dominios están libres y cuánto cuestan en tres años.',
            fr: 'Saisissez un mot. Vous voyez quels domaines sont libres et leur prix sur trois ans.',
            de: 'Geben Sie ein Wort ein. Sie sehen, welche Domains frei sind und was sie über drei Jahre kosten.',
          },
          detail: {
            en: 'Already taken? We show you similar names. Already have a domain? Transfer it to us: one more year is included.',
            es: '¿Ocupado? Le mostramos nombres parecidos. ¿Ya tiene un dominio? Transfiéralo: incluye un año más.',
            fr: 'Déjà pris ? Nous vous montrons des noms proches. Vous avez déjà un domaine ? Transférez-le : une année de plus est comprise.',
            de: 'Vergeben? Wir zeigen Ihnen ähnliche Namen. Sie haben schon eine Domain? Transferieren Sie sie zu uns: Ein weiteres Jahr ist enthalten.',
          },
          buttonLabel: { en: 'Search domains', es: 'Buscar dominios', fr: 'Rechercher un domaine', de: 'Domain suchen' },
          href: '/domains/search',
        },
        {
          title: { en: 'Pick a plan', es: 'Escoja un plan', fr: 'Choisissez une offre', de: 'Tarif wählen' },
          description: {
            en: 'From shared hosting to your own server. Start small: when you upgrade, everything moves with you.',
            es: 'Del hosting compartido al servidor dedicado. Empiece con poco: al cambiar de plan lo conserva todo.',
            fr: 'Du mutualisé au serveur dédié. Commencez petit : quand vous changez d’offre, tout suit.',
            de: 'Vom Shared Hosting bis zum eigenen Server. Fangen Sie klein an: Beim Wechsel bleibt alles erhalten.',
          },
          detail: {
            en: 'The comparison table shows all hosting types side by side and can hide the rows that are the same.',
            es: 'La tabla comparativa muestra todos los tipos de hosting y puede ocultar las filas iguales.',
            fr: 'Le tableau comparatif présente tous les types d’hébergement et peut masquer les lignes identiques.',
            de: 'Die Vergleichstabelle zeigt alle Hosting-Arten nebeneinander und blendet gleiche Zeilen auf Wunsch aus.',
          },
          buttonLabel: { en: 'Compare plans', es: 'Comparar planes', fr: 'Comparer les offres', de: 'Tarife vergleichen' },
          href: '/hosting',
        },
        {
          title: { en: 'Build your website', es: 'Cree su web', fr: 'Créez votre site', de: 'Website erstellen' },
          description: {
            en: 'No technical knowledge? Choose a template in the website builder and add your text. Or upload your own site.',
            es: '¿Sin conocimientos técnicos? Elija una plantilla en el creador de páginas web y añada sus textos. O suba su propio sitio.',
            fr: 'Sans connaissances techniques ? Choisissez un modèle dans le créateur de site et ajoutez vos textes. Ou déposez votre propre site.',
            de: 'Ohne technische Kenntnisse? Wählen Sie im Website-Baukasten eine Vorlage und fügen Sie Ihre Texte ein. Oder laden Sie Ihre eigene Website hoch.',
          },
          detail: {
            en: 'After your order we connect the domain to your website, with SSL and email where your plan includes them.',
            es: 'Después del pedido conectamos el dominio con su web, con certificado y correo según el plan.',
            fr: 'Après la commande, nous relions le domaine à votre site, avec certificat et boîtes mail selon l’offre.',
            de: 'Nach der Bestellung verbinden wir die Domain mit Ihrer Website, je nach Tarif mit Zertifikat und Postfächern.',
          },
          buttonLabel: { en: 'See the website builder', es: 'Ver el creador', fr: 'Voir le créateur de site', de: 'Zum Website-Baukasten' },
          href: '/website-builder',
        },
      ],
    },
    {
      blockType: 'testimonials',
      heading: { en: 'What customers say', es: 'Lo que dicen los clientes', fr: 'Ce que disent les clients', de: 'Was Kunden sagen' },
      presentation: 'quote',
      limit: 1,
    },
    {
      blockType: 'domain-pricing',
      heading: {
        en: 'Domain prices over three years.',
        es: 'Precio de los dominios en tres años.',
        fr: 'Prix des domaines sur trois ans.',
        de: 'Domainpreise über drei Jahre.',
      },
      intro: {
        en: 'A cheap first year is only part of the story. This is what you will have paid after three years, drawn to scale.',
        es: 'Un primer año barato no lo dice todo. Esto es lo que habrá pagado al cabo de tres años, a escala.',
        fr: 'Une première année à bas prix ne dit pas tout. Voici, à l’échelle, ce que vous aurez payé au bout de trois ans.',
        de: 'Ein günstiges erstes Jahr sagt wenig. Hier sehen Sie maßstabsgetreu, was Sie nach drei Jahren bezahlt haben.',
      },
    },
    {
      blockType: 'faq',
      heading: { en: 'Frequently asked questions.', es: 'Preguntas frecuentes.', fr: 'Questions fréquentes.', de: 'Häufige Fragen.' },
      topic: 'general',
      limit: 5,
    },
    {
      blockType: 'call-to-action',
      heading: {
        en: 'Ready? Find your domain.',
        es: 'Solo falta su dominio.',
        fr: 'Il ne manque plus que votre domaine.',
        de: 'Jetzt fehlt nur noch Ihre Domain.',
      },
      body: {
        en: 'Every result shows the first-year and the renewal price. Searching is free.',
        es: 'Cada resultado muestra el precio del primer año y el de renovación. Buscar es gratis.',
        fr: 'Chaque résultat affiche le prix de la première année et celui du renouvellement. La recherche est gratuite.',
        de: 'Zu jedem Ergebnis sehen Sie den Preis im ersten Jahr und bei der Verlängerung. Die Suche ist kostenlos.',
      },
      buttonLabel: { en: 'Search domains', es: 'Buscar dominios', fr: 'Rechercher un domaine', de: 'Domain suchen' },
      href: '/domains/search',
      showPlate: true,
    },
  ],
}
