import type { PageSeed } from '../../../page-types'
import { fact } from '../../../words'

export const monitoringService: PageSeed = {
  path: '/services/monitoring',
  title: { en: 'Monitoring', es: 'Monitorización', fr: 'Surveillance', de: 'Monitoring' },
  breadcrumb: { en: 'Monitoring', es: 'Monitorización', fr: 'Surveillance', de: 'Monitoring' },
  meta: {
    title: {
      en: 'Uptime monitoring from outside | Hostfront',
      es: 'Monitorización web desde fuera | Hostfront',
      fr: 'Surveillance de site, vue du dehors | Hostfront',
      de: 'Uptime-Monitoring von außen | Hostfront',
    },
    description: {
      en: 'Uptime monitoring from several cities: site, certificate, speed and the path to the checkout. An alarm only when two agree.',
      es: 'Monitorización web desde varias ciudades: disponibilidad, certificado, velocidad y recorrido de compra. Alarma solo si dos coinciden.',
      fr: 'Surveillance de site depuis plusieurs villes : disponibilité, certificat, vitesse et parcours d’achat. Alerte seulement quand deux s’accordent.',
      de: 'Uptime-Monitoring aus mehreren Städten: Erreichbarkeit, Zertifikat, Tempo und der Weg zur Kasse. Alarm erst, wenn zwei sich einig sind.',
    },
  },
  noindex: false,
  layout: [
    {
      blockType: 'hero',
      heading: {
        en: 'Uptime monitoring: is your site up?',
        es: 'Monitorización web: ¿está en línea su sitio?',
        fr: 'Surveillance de site : le vôtre est-il en ligne ?',
        de: 'Uptime-Monitoring: Ist Ihre Website erreichbar?',
      },
      lead: {
        en: 'Somebody keeps looking, so you need not.',
        es: 'Alguien mira una y otra vez para que usted no tenga que hacerlo.',
        fr: 'Quelqu’un regarde sans cesse, pour que vous n’ayez pas à le faire.',
        de: 'Jemand sieht immer wieder nach, damit Sie es nicht müssen.',
      },
      intro: {
        en: 'From other networks than ours, because a house seldom notices its own smoke.',
        es: 'Desde redes que no son las nuestras, porque una casa rara vez nota su propio humo.',
        fr: 'Depuis d’autres réseaux que le nôtre, car une maison sent rarement sa propre fumée.',
        de: 'Aus anderen Netzen als unserem, denn ein Haus riecht den eigenen Rauch selten.',
      },
      picture: 'rods',
      showPlate: true,
    },
    {
      blockType: 'network-metrics',
      heading: {
        en: 'What a monitoring board shows.',
        es: 'Lo que muestra un panel de monitorización.',
        fr: 'Ce que montre un tableau de surveillance.',
        de: 'Was eine Monitoring-Tafel zeigt.',
      },
      intro: {
        en: 'Your own checks appear on your own status page.',
        es: 'Sus propias comprobaciones aparecen en su propia página de estado.',
        fr: 'Vos propres contrôles s’affichent sur votre propre page d’état.',
        de: 'Ihre eigenen Prüfungen sehen Sie auf Ihrer eigenen Statusseite.',
      },
    },
    {
      blockType: 'services-grid',
      heading: {
        en: 'Three monitoring plans, two helpers.',
        es: 'Tres planes de monitorización, dos ayudas.',
        fr: 'Trois offres de surveillance, deux aides.',
        de: 'Drei Monitoring-Tarife, zwei Helfer.',
      },
      intro: {
        en: 'The plans differ in how often they check and in who gets up. The two after them belong to a name and make it answer sooner.',
        es: 'Los planes se distinguen por cada cuánto comprueban y por quién se levanta. Las dos últimas van con un nombre y lo hacen contestar antes.',
        fr: 'Les offres diffèrent par la fréquence, et par qui se lève. Les deux dernières vont avec un nom et le font répondre plus tôt.',
        de: 'Die Tarife unterscheiden sich darin, wie oft geprüft wird und wer aufsteht. Die zwei danach gehören zu einem Namen und lassen ihn schneller antworten.',
      },
      defaultCategory: 'performance',
      showFilter: false,
    },
    {
      blockType: 'technical-features',
      heading: {
        en: 'What is checked, step by step.',
        es: 'Qué se comprueba, paso a paso.',
        fr: 'Ce qui est contrôlé, pas à pas.',
        de: 'Was geprüft wird, Schritt für Schritt.',
      },
      intro: {
        en: 'Each check asks in this order and stops at the first that fails.',
        es: 'Cada comprobación pregunta en este orden y se detiene en el primer fallo.',
        fr: 'Chaque contrôle suit cet ordre et s’arrête au premier échec.',
        de: 'Jede Prüfung fragt in dieser Reihenfolge und bleibt beim ersten Fehler stehen.',
      },
      groups: [
        {
          icon: 'globe',
          title: { en: 'The name', es: 'El nombre', fr: 'Le nom', de: 'Der Name' },
          items: [
            fact(
              { en: 'Does it resolve', es: '¿Resuelve?', fr: 'Résolution', de: 'Auflösung' },
              { en: 'From eight networks', es: 'Desde ocho redes', fr: 'Depuis huit réseaux', de: 'Aus acht Netzen' },
            ),
            fact(
              { en: 'Expiry', es: 'Vencimiento', fr: 'Échéance', de: 'Ablauf' },
              {
                en: 'Warned 90, 30, 7 days ahead',
                es: 'Aviso 90, 30 y 7 días antes',
                fr: 'Rappel à 90, 30, 7 jours',
                de: 'Warnung 90, 30, 7 Tage vorher',
              },
            ),
          ],
        },
        {
          icon: 'lock',
          title: { en: 'The certificate', es: 'El certificado', fr: 'Le certificat', de: 'Das Zertifikat' },
          items: [
            fact(
              { en: 'Chain and date', es: 'Cadena y fecha', fr: 'Chaîne et date', de: 'Kette und Datum' },
              { en: 'Read at every check', es: 'Leídas en cada ronda', fr: 'Lues à chaque passage', de: 'Bei jeder Prüfung gelesen' },
            ),
            fact(
              { en: 'Someone else’s certificate', es: 'Certificado ajeno', fr: 'Certificat étranger', de: 'Fremdes Zertifikat' },
              { en: 'Reported at once', es: 'Se avisa al momento', fr: 'Signalé aussitôt', de: 'Sofort gemeldet' },
            ),
          ],
        },
        {
          icon: 'gauge',
          title: { en: 'The answer', es: 'La respuesta', fr: 'La réponse', de: 'Die Antwort' },
          items: [
            fact(
              { en: 'First byte', es: 'Primer byte', fr: 'Premier octet', de: 'Erstes Byte' },
              {
                en: 'Measured, drawn, compared',
                es: 'Medido, dibujado, comparado',
                fr: 'Mesuré, tracé, comparé',
                de: 'Gemessen, gezeichnet, verglichen',
              },
            ),
            fact(
              { en: 'A word on the page', es: 'Una palabra en la página', fr: 'Un mot sur la page', de: 'Ein Wort auf der Seite' },
              { en: 'Must be there', es: 'Tiene que estar', fr: 'Doit y être', de: 'Muss da sein' },
            ),
          ],
        },
      ],
    },
    {
      blockType: 'faq',
      heading: {
        en: 'Questions about monitoring, from light sleepers.',
        es: 'Preguntas sobre monitorización, de sueño ligero.',
        fr: 'Questions sur la surveillance, au sommeil léger.',
        de: 'Fragen zum Monitoring, von Leichtschläfern.',
      },
      topic: 'monitoring',
      limit: 6,
    },
    {
      blockType: 'call-to-action',
      heading: {
        en: 'Service levels: what we promise.',
        es: 'Nivel de servicio: lo que nos exigimos.',
        fr: 'Niveaux de service : nos engagements.',
        de: 'Verfügbarkeitszusage: was wir selbst zusagen.',
      },
      body: {
        en: 'The figures we answer for, and what you get back when we miss them.',
        es: 'Las cifras de las que respondemos y lo que recibe si no las cumplimos.',
        fr: 'Les chiffres dont nous répondons, et ce que vous récupérez sinon.',
        de: 'Die Zahlen, für die wir einstehen, und was Sie zurückbekommen, wenn wir sie verfehlen.',
      },
      buttonLabel: { en: 'Read the service levels', es: 'Leer el acuerdo', fr: 'Lire l’engagement', de: 'Zusage lesen' },
      href: '/legal/sla-agreement',
      showPlate: false,
    },
  ],
}
