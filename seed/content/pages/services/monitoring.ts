import type { PageSeed } from '../../../page-types'
import { fact } from '../../../words'

export const monitoringService: PageSeed = {
  path: '/services/monitoring',
  title: { en: 'Monitoring', es: 'Monitorización', fr: 'Surveillance', de: 'Monitoring' },
  breadcrumb: { en: 'Monitoring', es: 'Monitorización', fr: 'Surveillance', de: 'Monitoring' },
  meta: {
    title: {
      en: 'Uptime monitoring from several cities | Hostfront',
      es: 'Monitorización web desde varias ciudades | Hostfront',
      fr: 'Surveillance de site depuis l’extérieur | Hostfront',
      de: 'Uptime-Monitoring aus mehreren Städten | Hostfront',
    },
    description: {
      en: 'Uptime monitoring from several cities: availability, SSL certificate, speed and checkout. You get an alert only when two locations see the problem.',
      es: 'Monitorización web desde varias ciudades: disponibilidad, certificado SSL, velocidad y compra. La alerta llega si dos puntos ven el problema.',
      fr: 'Surveillance de site depuis plusieurs villes : disponibilité, certificat SSL, vitesse, parcours d’achat. Alerte si deux points voient le problème.',
      de: 'Uptime-Monitoring aus mehreren Städten: Verfügbarkeit, SSL-Zertifikat, Tempo und Kaufvorgang. Alarm gibt es erst, wenn zwei Standorte das Problem sehen.',
    },
  },
  noindex: false,
  layout: [
    {
      blockType: 'hero',
      heading: {
        en: 'Uptime monitoring: know when your site is down.',
        es: 'Monitorización web: sepa al momento si su sitio se cae.',
        fr: 'Surveillance de site : soyez alerté à chaque panne.',
        de: 'Uptime-Monitoring: Sie erfahren sofort von Ausfällen.',
      },
      lead: {
        en: 'We check your site around the clock and alert you when it stops responding.',
        es: 'Comprobamos su sitio día y noche y le avisamos cuando deja de responder.',
        fr: 'Nous contrôlons votre site jour et nuit et vous alertons s’il ne répond plus.',
        de: 'Wir prüfen Ihre Website rund um die Uhr und melden uns, wenn sie nicht mehr antwortet.',
      },
      intro: {
        en: 'For shops, agencies and everyone whose site must not be down unnoticed. We check from outside our own network and see what your visitors see.',
        es: 'Para tiendas, agencias y quien no pueda permitirse una caída sin saberlo. Comprobamos desde fuera de nuestra red y vemos lo mismo que sus visitantes.',
        fr: 'Pour les boutiques, les agences et tous ceux dont le site ne doit pas tomber sans qu’ils le sachent. Nous contrôlons depuis l’extérieur de notre réseau et voyons ce que voient vos visiteurs.',
        de: 'Für Shops, Agenturen und alle, deren Website nicht unbemerkt ausfallen darf. Wir prüfen von außerhalb unseres Netzes und sehen damit, was Ihre Besucher sehen.',
      },
      primaryLabel: {
        en: 'See monitoring prices',
        es: 'Ver los precios de monitorización',
        fr: 'Voir les prix de la surveillance',
        de: 'Monitoring-Preise ansehen',
      },
      primaryHref: '/services?type=performance',
      picture: 'rods',
      showPlate: true,
    },
    {
      blockType: 'network-metrics',
      heading: {
        en: 'What your monitoring page looks like.',
        es: 'Así es su página de monitorización.',
        fr: 'À quoi ressemble votre page de surveillance.',
        de: 'So sieht Ihre Monitoring-Seite aus.',
      },
      intro: {
        en: 'Your own checks appear on your own status page.',
        es: 'Sus comprobaciones aparecen en una página de estado propia.',
        fr: 'Vos contrôles s’affichent sur votre propre page d’état.',
        de: 'Die Ergebnisse Ihrer Prüfungen sehen Sie auf Ihrer eigenen Statusseite.',
      },
    },
    {
      blockType: 'services-grid',
      heading: {
        en: 'Monitoring plans and performance add-ons.',
        es: 'Planes de monitorización y complementos de rendimiento.',
        fr: 'Offres de surveillance et options de performance.',
        de: 'Monitoring-Tarife und Extras für mehr Tempo.',
      },
      intro: {
        en: 'The plans differ in how often we check and who responds to an alert. The two add-ons belong to a domain and make it respond faster.',
        es: 'Los planes se diferencian en la frecuencia y en quién atiende la alerta. Los dos complementos van con un dominio y hacen que responda antes.',
        fr: 'Les offres diffèrent par la fréquence et par qui traite l’alerte. Les deux options se rattachent à un domaine et accélèrent ses réponses.',
        de: 'Die Tarife unterscheiden sich darin, wie oft geprüft wird und wer auf den Alarm reagiert. Die beiden Extras gehören zu einer Domain und beschleunigen ihre Antworten.',
      },
      defaultCategory: 'performance',
      showFilter: false,
    },
    {
      blockType: 'technical-features',
      heading: {
        en: 'What we check.',
        es: 'Qué comprobamos.',
        fr: 'Ce que nous contrôlons.',
        de: 'Was wir prüfen.',
      },
      intro: {
        en: 'Each check runs in this order and stops at the first failure.',
        es: 'Cada comprobación sigue este orden y se detiene en el primer fallo.',
        fr: 'Chaque contrôle suit cet ordre et s’arrête au premier échec.',
        de: 'Jede Prüfung folgt dieser Reihenfolge und endet beim ersten Fehler.',
      },
      groups: [
        {
          icon: 'globe',
          title: { en: 'Domain name', es: 'Nombre de dominio', fr: 'Nom de domaine', de: 'Domain' },
          items: [
            fact(
              { en: 'DNS resolution', es: 'Resolución DNS', fr: 'Résolution DNS', de: 'DNS-Auflösung' },
              {
                en: 'Checked from eight networks',
                es: 'Comprobada desde ocho redes',
                fr: 'Contrôlée depuis huit réseaux',
                de: 'Aus acht Netzen geprüft',
              },
            ),
            fact(
              { en: 'Expiry', es: 'Vencimiento', fr: 'Échéance', de: 'Ablauf' },
              {
                en: 'Alerts 90, 30 and 7 days ahead',
                es: 'Avisos 90, 30 y 7 días antes',
                fr: 'Alertes à 90, 30 et 7 jours',
                de: 'Warnung 90, 30 und 7 Tage vorher',
              },
            ),
          ],
        },
        {
          icon: 'lock',
          title: { en: 'SSL certificate', es: 'Certificado SSL', fr: 'Certificat SSL', de: 'SSL-Zertifikat' },
          items: [
            fact(
              { en: 'Chain and expiry date', es: 'Cadena y vencimiento', fr: 'Chaîne et expiration', de: 'Kette und Ablaufdatum' },
              {
                en: 'Verified at every check',
                es: 'Se verifican cada vez',
                fr: 'Vérifiées à chaque contrôle',
                de: 'Bei jeder Prüfung kontrolliert',
              },
            ),
            fact(
              { en: 'Wrong certificate', es: 'Certificado equivocado', fr: 'Mauvais certificat', de: 'Falsches Zertifikat' },
              { en: 'Reported immediately', es: 'Se avisa al momento', fr: 'Signalé immédiatement', de: 'Wird sofort gemeldet' },
            ),
          ],
        },
        {
          icon: 'gauge',
          title: { en: 'Response', es: 'Respuesta', fr: 'Réponse', de: 'Antwort' },
          items: [
            fact(
              { en: 'Time to first byte', es: 'Tiempo al primer byte', fr: 'Temps jusqu’au premier octet', de: 'Zeit bis zum ersten Byte' },
              {
                en: 'Measured and charted over time',
                es: 'Medido y mostrado en una gráfica',
                fr: 'Mesuré et suivi sur un graphique',
                de: 'Gemessen und als Verlauf gezeigt',
              },
            ),
            fact(
              { en: 'Keyword check', es: 'Palabra clave', fr: 'Mot-clé', de: 'Stichwort' },
              {
                en: 'Must appear on the page',
                es: 'Debe aparecer en la página',
                fr: 'Doit figurer sur la page',
                de: 'Muss auf der Seite stehen',
              },
            ),
          ],
        },
      ],
    },
    {
      blockType: 'faq',
      heading: {
        en: 'Questions about monitoring.',
        es: 'Preguntas sobre la monitorización.',
        fr: 'Questions sur la surveillance.',
        de: 'Fragen zum Monitoring.',
      },
      topic: 'monitoring',
      limit: 6,
    },
    {
      blockType: 'call-to-action',
      heading: {
        en: 'Our service level agreement (SLA).',
        es: 'Nuestro acuerdo de nivel de servicio (SLA).',
        fr: 'Notre accord de niveau de service (SLA).',
        de: 'Unsere Verfügbarkeitszusage (SLA).',
      },
      body: {
        en: 'It sets out the uptime we guarantee and the refund you get when we miss it.',
        es: 'Recoge la disponibilidad que garantizamos y lo que le devolvemos si no la cumplimos.',
        fr: 'Il fixe la disponibilité que nous garantissons et ce que nous remboursons si nous ne la tenons pas.',
        de: 'Darin steht, welche Verfügbarkeit wir garantieren und was Sie zurückbekommen, wenn wir sie verfehlen.',
      },
      buttonLabel: { en: 'Read the SLA', es: 'Leer el SLA', fr: 'Lire le SLA', de: 'SLA lesen' },
      href: '/legal/sla-agreement',
      showPlate: false,
    },
  ],
}
