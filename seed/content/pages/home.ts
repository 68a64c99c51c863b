import type { PageSeed } from '../../page-types'
import { guarantees } from './trust-stats'

export const home: PageSeed = {
  path: '/',
  title: { en: 'Home', es: 'Inicio', fr: 'Accueil', de: 'Startseite' },
  breadcrumb: { en: 'Home', es: 'Inicio', fr: 'Accueil', de: 'Startseite' },
  meta: {
    title: {
      en: 'Hostfront: put your name on it',
      es: 'Hostfront: ponga aquí su nombre',
      fr: 'Hostfront : mettez-y votre nom',
      de: 'Hostfront: Hier kommt Ihr Name hin',
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
        en: 'Put your name on it.',
        es: 'Ponga aquí su nombre.',
        fr: 'Mettez-y votre nom.',
        de: 'Hier kommt Ihr Name hin.',
      },
      lead: {
        en: 'The price you see is the price you pay.',
        es: 'El precio que ve es el que paga.',
        fr: 'Le prix que vous voyez est celui que vous payez.',
        de: 'Was Sie sehen, zahlen Sie.',
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
        en: 'Now hang it on something.',
        es: 'Ahora, cuélguelo en algún sitio.',
        fr: 'Reste à l’accrocher quelque part.',
        de: 'Und jetzt irgendwo aufhängen.',
      },
      intro: {
        en: 'Three machines, one rack. Every total already includes its setup fee, and the long run is printed under the monthly price.',
        es: 'Tres máquinas, un armario. Cada total incluye ya la cuota de alta, y debajo del precio mensual figura lo que cuesta a la larga.',
        fr: 'Trois machines, une baie. Chaque total comprend déjà les frais de mise en service, et le coût à la longue est écrit sous le prix mensuel.',
        de: 'Drei Maschinen, ein Schrank. Jede Summe enthält die Einrichtungsgebühr, und unter dem Monatspreis steht, was es auf Dauer kostet.',
      },
      category: 'mixed',
      services: [{ key: 'shared-basic' }, { key: 'shared-pro' }, { key: 'vps-starter' }],
      defaultBilling: 'monthly',
      showPlate: true,
    },
    {
      blockType: 'domain-pricing',
      heading: {
        en: 'Three years of a name, drawn to scale.',
        es: 'Tres años de un nombre, a escala.',
        fr: 'Trois ans d’un nom, à l’échelle.',
        de: 'Drei Jahre eines Namens, maßstäblich gezeichnet.',
      },
      intro: {
        en: 'Cheap first years are easy to print. This is what you will have paid when year three ends.',
        es: 'Un primer año barato se imprime en un momento. Esto es lo que habrá pagado cuando acabe el tercero.',
        fr: 'Une première année bon marché s’imprime vite. Voici ce que vous aurez payé à la fin de la troisième.',
        de: 'Ein billiges erstes Jahr ist schnell gedruckt. Hier steht, was Sie nach drei Jahren wirklich bezahlt haben.',
      },
    },
    {
      blockType: 'ssl-plans',
      heading: {
        en: 'The padlock is yours too.',
        es: 'El candado también es suyo.',
        fr: 'Le cadenas aussi est à vous.',
        de: 'Das Schloss gehört auch dazu.',
      },
      intro: {
        en: 'A certificate tied to your name, renewed before it lapses. Wildcard costs three times the plan; one certificate for several domains has one flat price. Paying yearly takes 10% off the first year.',
        es: 'Un certificado unido a su nombre, renovado antes de caducar. El comodín cuesta tres veces el plan; un certificado para varios dominios tiene un precio único. Con pago anual, el primer año sale un 10 % más barato.',
        fr: 'Un certificat lié à votre nom, renouvelé avant expiration. Le wildcard coûte trois fois l’offre ; un certificat pour plusieurs domaines a un prix unique. Le paiement annuel retire 10 % la première année.',
        de: 'Ein Zertifikat auf Ihren Namen, verlängert, bevor es abläuft. Wildcard kostet das Dreifache; ein Zertifikat für mehrere Domains hat einen Festpreis. Bei jährlicher Zahlung ist das erste Jahr 10 % günstiger.',
      },
      presentation: 'strip',
      defaultBilling: 'yearly',
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
        en: '41 sites, two nights, nothing offline.',
        es: '41 sitios, dos noches, ni un corte.',
        fr: '41 sites, deux nuits, aucune coupure.',
        de: '41 Websites, zwei Nächte, keine Minute offline.',
      },
      presentation: 'feature',
      limit: 1,
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
      blockType: 'faq',
      heading: { en: 'Asked at the counter.', es: 'Preguntas de mostrador.', fr: 'Demandé au comptoir.', de: 'Am Tresen gefragt.' },
      topic: 'general',
      limit: 5,
    },
    {
      blockType: 'call-to-action',
      heading: { en: 'One screw left.', es: 'Solo falta un tornillo.', fr: 'Plus qu’une vis.', de: 'Es fehlt nur noch eine Schraube.' },
      body: {
        en: 'First year and renewal stand on the plate. You can take it down again within 30 days.',
        es: 'El primer año y la renovación están en la placa. Tiene 30 días para descolgarla.',
        fr: 'La première année et le renouvellement sont sur la plaque. Vous avez 30 jours pour la décrocher.',
        de: 'Erstes Jahr und Verlängerung stehen auf dem Schild. Innerhalb von 30 Tagen können Sie es wieder abhängen.',
      },
      buttonLabel: { en: 'Search your name', es: 'Buscar su nombre', fr: 'Chercher votre nom', de: 'Namen suchen' },
      href: '/domains/search',
      showPlate: true,
    },
  ],
}
