import type { PageSeed } from '../../page-types'
import { guarantees } from './trust-stats'

export const home: PageSeed = {
  path: '/',
  title: { en: 'Home', es: 'Inicio', fr: 'Accueil', de: 'Startseite' },
  breadcrumb: { en: 'Home', es: 'Inicio', fr: 'Accueil', de: 'Startseite' },
  meta: {
    title: {
      en: 'Domains and web hosting | Hostfront',
      es: 'Dominios y hosting web | Hostfront',
      fr: 'Domaines et hébergement web | Hostfront',
      de: 'Domains und Webhosting | Hostfront',
    },
    description: {
      en: 'Domains, hosting and SSL certificates at the price on the plate: first year, renewal and three years side by side, before you sign up.',
      es: 'Dominios, hosting y certificados SSL al precio de la placa: primer año, renovación y tres años, uno junto a otro, antes de registrarse.',
      fr: 'Noms de domaine, hébergement et SSL au prix affiché : première année, renouvellement et trois ans côte à côte, avant toute inscription.',
      de: 'Domains, Hosting und SSL zum Preis, der auf dem Schild steht: erstes Jahr, Verlängerung und drei Jahre nebeneinander, ohne Anmeldung.',
    },
  },
  noindex: false,
  layout: [
    {
      blockType: 'domain-hero',
      heading: {
        en: 'Put your name on it: domains and web hosting.',
        es: 'Ponga aquí su nombre: dominios y hosting web.',
        fr: 'Mettez-y votre nom : domaines et hébergement web.',
        de: 'Hier kommt Ihr Name hin: Domains und Webhosting.',
      },
      lead: {
        en: 'The price of year two stands beside the price of year one.',
        es: 'El precio del segundo año está junto al del primero.',
        fr: 'Le prix de la deuxième année figure à côté de celui de la première.',
        de: 'Der Preis des zweiten Jahres steht neben dem des ersten.',
      },
      intro: {
        en: 'First year, renewal and three years, side by side, before you give us so much as an email address.',
        es: 'Primer año, renovación y tres años, uno junto a otro, antes de que nos dé siquiera un correo electrónico.',
        fr: 'Première année, renouvellement et trois ans, côte à côte, avant même de nous donner une adresse mail.',
        de: 'Erstes Jahr, Verlängerung und drei Jahre nebeneinander, noch bevor Sie uns auch nur eine E-Mail-Adresse geben.',
      },
    },
    guarantees,
    {
      blockType: 'hosting-plans',
      heading: {
        en: 'Hosting plans to hang it on.',
        es: 'Planes de hosting donde colgarlo.',
        fr: 'Des offres d’hébergement où l’accrocher.',
        de: 'Hosting-Tarife zum Aufhängen.',
      },
      intro: {
        en: 'Three machines, one rack. Every total already includes its setup fee, and the long run is printed under the monthly price.',
        es: 'Tres máquinas, un rack. Cada total incluye ya la cuota de alta, y debajo del precio mensual figura lo que cuesta a lo largo del tiempo.',
        fr: 'Trois machines, une baie. Chaque total comprend déjà les frais de mise en service, et le coût dans la durée est écrit sous le prix mensuel.',
        de: 'Drei Maschinen, ein Rack. Jede Summe enthält die Einrichtungsgebühr, und unter dem Monatspreis steht, was es auf Dauer kostet.',
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
        en: 'Written on the back of every name and every plan, the smallest too.',
        es: 'Escrito en el reverso de cada nombre y de cada plan, también del más pequeño.',
        fr: 'Écrit au dos de chaque nom et de chaque offre, même la plus petite.',
        de: 'Steht auf der Rückseite jedes Namens und jedes Tarifs, auch des kleinsten.',
      },
      items: [
        {
          icon: 'receipt',
          title: {
            en: 'The renewal is printed',
            es: 'La renovación está a la vista',
            fr: 'Le renouvellement est affiché',
            de: 'Die Verlängerung steht dabei',
          },
          description: {
            en: 'Beside the first price, wherever one stands. Year two holds no surprises.',
            es: 'Junto al primer precio, dondequiera que haya uno. El segundo año no trae sorpresas.',
            fr: 'À côté du premier prix, partout où il y en a un. La deuxième année ne réserve aucune surprise.',
            de: 'Neben dem ersten Preis, wo immer einer steht. Das zweite Jahr bringt keine Überraschung.',
          },
        },
        {
          icon: 'truck',
          title: {
            en: 'Moving is our job',
            es: 'La mudanza es cosa nuestra',
            fr: 'Le transfert, c’est nous',
            de: 'Der Umzug ist unsere Sache',
          },
          description: {
            en: 'Copied first, checked by you, switched after. The old site stays up until then.',
            es: 'Primero se copia, usted revisa y después se cambia. Hasta entonces, el sitio antiguo sigue en pie.',
            fr: 'Copié d’abord, vérifié par vous, basculé ensuite. L’ancien site tient jusque-là.',
            de: 'Erst kopiert, dann von Ihnen geprüft, dann umgestellt. Bis dahin bleibt die alte Website stehen.',
          },
        },
        {
          icon: 'key-round',
          title: { en: 'The keys are yours', es: 'Las llaves son suyas', fr: 'Les clés sont à vous', de: 'Die Schlüssel gehören Ihnen' },
          description: {
            en: 'Authorization code, files and database go with you any day, no questions asked.',
            es: 'Código de autorización, archivos y base de datos: se los puede llevar cualquier día, sin dar explicaciones.',
            fr: 'Code d’autorisation, fichiers et base : emportez-les quand vous voulez, sans vous justifier.',
            de: 'Autorisierungscode, Dateien und Datenbank nehmen Sie jederzeit mit, ohne Begründung.',
          },
        },
        {
          icon: 'headset',
          title: { en: 'One desk for all of it', es: 'Un mostrador para todo', fr: 'Un seul comptoir', de: 'Ein Tresen für alles' },
          description: {
            en: 'Name, machine, email and certificate: one person sees the whole case.',
            es: 'Nombre, máquina, correo y certificado: una misma persona ve el caso entero.',
            fr: 'Nom, machine, mail et certificat : une même personne voit tout le dossier.',
            de: 'Name, Maschine, E-Mail und Zertifikat: Ein Mensch sieht den ganzen Fall.',
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
        en: 'Most people are done in a quarter of an hour.',
        es: 'La mayoría termina en un cuarto de hora.',
        fr: 'La plupart finissent en un quart d’heure.',
        de: 'Die meisten sind nach einer Viertelstunde fertig.',
      },
      steps: [
        {
          title: { en: 'Choose the name', es: 'Elija el nombre', fr: 'Choisissez le nom', de: 'Namen aussuchen' },
          description: {
            en: 'Type a word. You see what is free and what it costs over three years.',
            es: 'Escriba una palabra. Verá qué está libre y qué cuesta en tres años.',
            fr: 'Tapez un mot. Vous voyez ce qui est libre et son prix sur trois ans.',
            de: 'Ein Wort eingeben. Sie sehen, was frei ist und was es in drei Jahren kostet.',
          },
          detail: {
            en: 'Taken? We say so at once and show what is close. Already yours elsewhere? Bring it along: a transfer includes a year.',
            es: '¿Ocupado? Se lo decimos al momento y le mostramos lo parecido. ¿Ya es suyo en otro sitio? Tráigalo: la transferencia incluye un año.',
            fr: 'Déjà pris ? Nous le disons aussitôt et montrons ce qui s’en approche. Déjà à vous ailleurs ? Apportez-le : le transfert comprend une année.',
            de: 'Vergeben? Das sagen wir sofort und zeigen Ähnliches. Liegt die Domain schon woanders? Bringen Sie sie mit: Im Transfer ist ein Jahr enthalten.',
          },
          buttonLabel: { en: 'Search a name', es: 'Buscar un nombre', fr: 'Chercher un nom', de: 'Nach Namen suchen' },
          href: '/domains/search',
        },
        {
          title: { en: 'Pick the machine', es: 'Escoja la máquina', fr: 'Prenez la machine', de: 'Maschine wählen' },
          description: {
            en: 'From a share of one to a rack of your own. Start small; moving up keeps everything.',
            es: 'Desde una parte hasta un rack propio. Empiece con poco; al subir se conserva todo.',
            fr: 'D’une part à une baie entière. Commencez petit ; en montant, vous gardez tout.',
            de: 'Vom Anteil bis zum eigenen Rack. Fangen Sie klein an; beim Wechsel bleibt alles erhalten.',
          },
          detail: {
            en: 'The comparison table puts all families side by side and can hide the rows in which they agree.',
            es: 'La tabla comparativa pone todas las familias una junto a otra y puede ocultar las filas en que coinciden.',
            fr: 'Le tableau comparatif met toutes les familles côte à côte et peut cacher les lignes identiques.',
            de: 'Die Vergleichstabelle stellt alle Tarifarten nebeneinander und blendet auf Wunsch aus, worin sie sich gleichen.',
          },
          buttonLabel: { en: 'Compare plans', es: 'Comparar planes', fr: 'Comparer les offres', de: 'Tarife vergleichen' },
          href: '/hosting',
        },
        {
          title: { en: 'Hang it up', es: 'Cuélguelo', fr: 'Accrochez', de: 'Aufhängen' },
          description: {
            en: 'Order, and the name points to the machine, with certificate and email where the plan has them.',
            es: 'Haga el pedido y el nombre llevará a la máquina, con certificado y correo si el plan los trae.',
            fr: 'Commandez : le nom mène à la machine, avec certificat et mail si l’offre les comprend.',
            de: 'Bestellen, und der Name führt zur Maschine, mit Zertifikat und E-Mail, wo der Tarif sie hat.',
          },
          detail: {
            en: 'You receive the addresses by email: where to upload, where to read email and where to look at the receipt again.',
            es: 'Recibe las direcciones por correo: dónde subir archivos, dónde leer el correo y dónde volver a ver el recibo.',
            fr: 'Vous recevez les adresses par mail : où déposer les fichiers, où lire les mails, où revoir le reçu.',
            de: 'Sie erhalten die Adressen per E-Mail: wo Sie hochladen, wo Sie E-Mails lesen und wo Sie den Beleg wiederfinden.',
          },
          buttonLabel: { en: 'Open an account', es: 'Abrir una cuenta', fr: 'Ouvrir un compte', de: 'Konto eröffnen' },
          href: '/register',
        },
      ],
    },
    {
      blockType: 'technology-stack',
      heading: {
        en: 'Runs what you already use',
        es: 'Ejecuta lo que usted ya usa',
        fr: 'Fait tourner ce que vous utilisez déjà',
        de: 'Läuft mit dem, was Sie schon nutzen',
      },
    },
    {
      blockType: 'network-metrics',
      heading: {
        en: 'Network status.',
        es: 'Estado de la red.',
        fr: 'État du réseau.',
        de: 'Netzstatus.',
      },
      intro: {
        en: 'Uptime, response times and support at a glance.',
        es: 'Disponibilidad, tiempos de respuesta y soporte de un vistazo.',
        fr: 'Disponibilité, temps de réponse et support en un coup d’œil.',
        de: 'Verfügbarkeit, Antwortzeiten und Support auf einen Blick.',
      },
    },
    {
      blockType: 'testimonials',
      heading: { en: 'What customers say', es: 'Lo que dicen los clientes', fr: 'Ce que disent les clients', de: 'Was Kunden sagen' },
      presentation: 'quote',
      limit: 1,
    },
    {
      blockType: 'case-studies',
      heading: {
        en: '41 websites moved in two nights, nothing offline.',
        es: '41 sitios trasladados en dos noches, ni un corte.',
        fr: '41 sites transférés en deux nuits, aucune coupure.',
        de: '41 Websites in zwei Nächten umgezogen, keine Minute offline.',
      },
      presentation: 'feature',
      limit: 1,
    },
    {
      blockType: 'domain-pricing',
      heading: {
        en: 'Domain prices over three years.',
        es: 'Precios de dominios a tres años.',
        fr: 'Prix des domaines sur trois ans.',
        de: 'Domainpreise über drei Jahre.',
      },
      intro: {
        en: 'Cheap first years are easy to print. This is what you will have paid when year three ends, drawn to scale.',
        es: 'Un primer año barato se imprime en un momento. Esto es lo que habrá pagado cuando acabe el tercero, a escala.',
        fr: 'Une première année bon marché s’imprime vite. Voici, à l’échelle, ce que vous aurez payé à la fin de la troisième.',
        de: 'Ein billiges erstes Jahr ist schnell gedruckt. Hier steht maßstäblich, was Sie nach drei Jahren wirklich bezahlt haben.',
      },
    },
    {
      blockType: 'ssl-plans',
      heading: {
        en: 'SSL certificates: the padlock.',
        es: 'Certificados SSL: el candado.',
        fr: 'Certificats SSL : le cadenas.',
        de: 'SSL-Zertifikate: das Schloss.',
      },
      intro: {
        en: 'A certificate tied to your name, renewed before it lapses. Wildcard costs three times the plan; one certificate for several domains has one flat price. Paying yearly takes 10% off the first year.',
        es: 'Un certificado unido a su nombre, renovado antes de caducar. El comodín cuesta tres veces el plan; un certificado para varios dominios tiene un precio único. Con pago anual, el primer año sale un 10 % más barato.',
        fr: 'Un certificat lié à votre nom, renouvelé avant expiration. Le wildcard coûte trois fois l’offre ; un certificat pour plusieurs domaines a un prix unique. En payant à l’année, vous payez 10 % de moins la première année.',
        de: 'Ein Zertifikat auf Ihren Namen, verlängert, bevor es abläuft. Wildcard kostet das Dreifache; ein Zertifikat für mehrere Domains hat einen Festpreis. Bei jährlicher Zahlung ist das erste Jahr 10 % günstiger.',
      },
      presentation: 'strip',
      defaultBilling: 'yearly',
    },
    {
      blockType: 'resource-centre',
      heading: { en: 'Guides and tutorials.', es: 'Guías y tutoriales.', fr: 'Guides et tutoriels.', de: 'Leitfäden und Tutorials.' },
      intro: {
        en: 'Short pieces on domains, email and moving, sorted by how much you already know.',
        es: 'Piezas breves sobre nombres, correo y mudanzas, ordenadas por lo que ya sabe.',
        fr: 'Des textes courts sur les noms, le mail et les transferts, selon ce que vous savez déjà.',
        de: 'Kurzes über Namen, E-Mail und Umzug, geordnet danach, wie viel Sie schon wissen.',
      },
      types: [],
      limit: 6,
    },
    {
      blockType: 'migration-form',
      heading: {
        en: 'Free website migration.',
        es: 'Migración gratuita de su web.',
        fr: 'Transfert gratuit de votre site.',
        de: 'Kostenloser Website-Umzug.',
      },
      intro: {
        en: 'Already hanging elsewhere? Tell us where the site is now. We answer within 24 hours with a date, and the move costs nothing.',
        es: '¿Su web ya está en otro sitio? Díganos dónde. Contestamos en 24 horas con una fecha, y el traslado es gratis.',
        fr: 'Déjà accroché ailleurs ? Dites-nous où se trouve le site. Réponse sous 24 heures, avec une date ; le transfert est offert.',
        de: 'Hängt schon woanders? Sagen Sie uns, wo die Website jetzt liegt. Innerhalb von 24 Stunden nennen wir einen Termin, und der Umzug ist kostenlos.',
      },
    },
    {
      blockType: 'faq',
      heading: { en: 'Questions at the counter.', es: 'Preguntas en el mostrador.', fr: 'Questions au comptoir.', de: 'Fragen am Tresen.' },
      topic: 'general',
      limit: 5,
    },
    {
      blockType: 'call-to-action',
      heading: {
        en: 'One screw left: find your domain.',
        es: 'Solo falta un tornillo: busque su dominio.',
        fr: 'Plus qu’une vis : trouvez votre domaine.',
        de: 'Es fehlt nur noch eine Schraube: Ihre Domain.',
      },
      body: {
        en: 'First year and renewal stand on the plate. Looking costs nothing.',
        es: 'El primer año y la renovación están en la placa. Mirar no cuesta nada.',
        fr: 'La première année et le renouvellement sont sur la plaque. Regarder ne coûte rien.',
        de: 'Erstes Jahr und Verlängerung stehen auf dem Schild. Nachsehen kostet nichts.',
      },
      buttonLabel: { en: 'Search your name', es: 'Buscar su nombre', fr: 'Chercher votre nom', de: 'Namen suchen' },
      href: '/domains/search',
      showPlate: true,
    },
  ],
}
