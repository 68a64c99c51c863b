import type { PageSeed } from '../../../page-types'
import { richText } from '../../../rich-text'
import { responseTimeLines } from '../../response-times'
import { sampleNotice } from './sample-notice'

export const slaAgreement: PageSeed = {
  path: '/legal/sla-agreement',
  title: {
    en: 'Service level agreement',
    es: 'Acuerdo de nivel de servicio',
    fr: 'Accord de niveau de service',
    de: 'Verfügbarkeitszusage',
  },
  breadcrumb: { en: 'Service level agreement', es: 'Nivel de servicio', fr: 'Accord de niveau de service', de: 'Verfügbarkeitszusage' },
  meta: {
    title: {
      en: 'Service level agreement (SLA) | Hostfront',
      es: 'Acuerdo de nivel de servicio (SLA) | Hostfront',
      fr: 'Accord de niveau de service (SLA) | Hostfront',
      de: 'Verfügbarkeitszusage (SLA) | Hostfront',
    },
    description: {
      en: 'Service level agreement: the uptime we guarantee, how it is measured, and what we refund if we miss it.',
      es: 'Acuerdo de nivel de servicio: la disponibilidad que garantizamos, cómo se mide y qué le devolvemos si no la cumplimos.',
      fr: 'Accord de niveau de service : la disponibilité garantie, comment elle est mesurée et ce que nous remboursons si elle n’est pas tenue.',
      de: 'Verfügbarkeitszusage (SLA): welche Verfügbarkeit wir garantieren, wie wir sie messen und was wir erstatten, wenn wir sie verfehlen.',
    },
  },
  noindex: false,
  layout: [
    {
      blockType: 'rich-text',
      content: richText([
        sampleNotice,
        {
          heading: { en: 'Scope', es: 'Ámbito de aplicación', fr: 'Champ d’application', de: 'Geltungsbereich' },
          paragraphs: [
            {
              en: 'This agreement covers all hosting plans, all email plans, and the backup, CDN and load balancing services. Domain registries and certificate authorities operate their own systems; we pass on what they guarantee, and no more.',
              es: 'Este acuerdo cubre todos los planes de hosting y de correo y los servicios de copia de seguridad, CDN y balanceo de carga. Los registros de dominios y las autoridades de certificación operan sus propios sistemas; trasladamos lo que ellos garantizan, y nada más.',
              fr: 'Cet accord couvre toutes les offres d’hébergement, les offres mail et les services de sauvegarde, de CDN et de répartition de charge. Les registres et les autorités de certification exploitent leurs propres systèmes ; nous répercutons ce qu’ils garantissent, rien de plus.',
              de: 'Diese Zusage gilt für alle Hosting-Tarife, alle E-Mail-Tarife und die Leistungen Backup, CDN und Load Balancer. Vergabestellen und Zertifizierungsstellen betreiben eigene Systeme; wir geben weiter, was sie zusagen, nicht mehr.',
            },
          ],
        },
        {
          heading: {
            en: 'Uptime guarantee',
            es: 'Garantía de disponibilidad',
            fr: 'Garantie de disponibilité',
            de: 'Garantierte Verfügbarkeit',
          },
          paragraphs: [
            {
              en: 'We guarantee 99.9% uptime of network and power in each calendar month. That allows for about 43 minutes of downtime.',
              es: 'Garantizamos una disponibilidad de la red y del suministro eléctrico del 99,9 % en cada mes natural. Eso supone un máximo de unos 43 minutos de interrupción.',
              fr: 'Nous garantissons 99,9 % de disponibilité du réseau et de l’alimentation électrique par mois civil. Cela correspond à environ 43 minutes d’interruption au plus.',
              de: 'Wir garantieren in jedem Kalendermonat 99,9 % Verfügbarkeit von Netz und Strom. Das entspricht höchstens rund 43 Minuten Ausfall.',
            },
          ],
        },
        {
          heading: { en: 'Measurement', es: 'Medición', fr: 'Mesure', de: 'Messung' },
          paragraphs: [
            {
              en: 'We measure from outside our network every minute. Maintenance announced two days in advance does not count, nor do services that you switch off yourself.',
              es: 'Medimos desde fuera de nuestra red, cada minuto. No cuentan los trabajos de mantenimiento anunciados con dos días de antelación ni los servicios que usted mismo apague.',
              fr: 'Nous mesurons chaque minute, de l’extérieur de notre réseau. Les travaux de maintenance annoncés deux jours à l’avance ne comptent pas, ni les services que vous arrêtez vous-même.',
              de: 'Wir messen jede Minute von außerhalb unseres Netzes. Wartungsarbeiten, die zwei Tage vorher angekündigt sind, zählen nicht, ebenso wenig Dienste, die Sie selbst abschalten.',
            },
          ],
        },
        {
          heading: { en: 'Scheduled maintenance', es: 'Mantenimiento programado', fr: 'Maintenance planifiée', de: 'Geplante Wartung' },
          paragraphs: [
            {
              en: 'Scheduled maintenance takes place between two and five at night in the region of the server, at most twice a month, and is announced two days in advance. Urgent work, such as closing a vulnerability that is being exploited, is done at once and reported to you afterwards.',
              es: 'El mantenimiento programado se realiza entre las dos y las cinco de la madrugada en la región del servidor, como máximo dos veces al mes, y se anuncia con dos días de antelación. Los trabajos urgentes, como cerrar una vulnerabilidad que se está explotando, se hacen de inmediato y se le comunican después.',
              fr: 'La maintenance planifiée a lieu entre deux et cinq heures du matin dans la région du serveur, au plus deux fois par mois, et elle est annoncée deux jours à l’avance. Les travaux urgents, comme la correction d’une faille exploitée, sont effectués aussitôt et annoncés ensuite.',
              de: 'Geplante Wartung findet zwischen zwei und fünf Uhr nachts in der Region des Servers statt, höchstens zweimal im Monat, und wird zwei Tage vorher angekündigt. Dringende Arbeiten, etwa das Schließen einer ausgenutzten Sicherheitslücke, erfolgen sofort und werden danach gemeldet.',
            },
          ],
        },
        {
          heading: { en: 'Refunds', es: 'Reembolsos', fr: 'Remboursements', de: 'Erstattung' },
          points: [
            {
              en: 'Below 99.9%: one tenth of the monthly price.',
              es: 'Menos del 99,9 %: una décima parte del precio mensual.',
              fr: 'Moins de 99,9 % : un dixième du prix mensuel.',
              de: 'Unter 99,9 %: ein Zehntel des Monatspreises.',
            },
            {
              en: 'Below 99%: half of the monthly price.',
              es: 'Menos del 99 %: la mitad del precio mensual.',
              fr: 'Moins de 99 % : la moitié du prix mensuel.',
              de: 'Unter 99 %: die Hälfte des Monatspreises.',
            },
            {
              en: 'Below 95%: the full monthly price.',
              es: 'Menos del 95 %: el precio mensual completo.',
              fr: 'Moins de 95 % : la totalité du prix mensuel.',
              de: 'Unter 95 %: der volle Monatspreis.',
            },
          ],
        },
        {
          paragraphs: [
            {
              en: 'To claim a refund, write to our support address and name the month. A person checks the measurements and refunds the amount to the payment method you used.',
              es: 'Para solicitar el reembolso, escriba a la dirección de soporte e indique el mes. Una persona comprueba las mediciones y le devuelve el importe por el mismo medio de pago.',
              fr: 'Pour être remboursé, écrivez à l’adresse du support en indiquant le mois. Une personne vérifie les mesures et vous rembourse par le même moyen de paiement.',
              de: 'Schreiben Sie dazu an unsere Support-Adresse und nennen Sie den Monat. Ein Mensch prüft die Messwerte und erstattet den Betrag auf demselben Zahlungsweg.',
            },
          ],
        },
        {
          heading: { en: 'Support', es: 'Soporte', fr: 'Support', de: 'Support' },
          paragraphs: [
            {
              en: 'People answer 24/7. Requests to migrate a site are answered within 24 hours.',
              es: 'El soporte lo atienden personas, 24/7. Las solicitudes de migración se contestan en 24 horas.',
              fr: 'Des personnes vous répondent 24 h/24, 7 j/7. Les demandes de migration reçoivent une réponse sous 24 heures.',
              de: 'Menschen antworten rund um die Uhr. Umzugsanfragen beantworten wir innerhalb von 24 Stunden.',
            },
          ],
        },
        {
          heading: {
            en: 'First response times',
            es: 'Tiempos de primera respuesta',
            fr: 'Délais de première réponse',
            de: 'Reaktionszeiten',
          },
          points: responseTimeLines,
        },
        {
          heading: {
            en: 'Your statutory rights',
            es: 'Sus derechos legales',
            fr: 'Vos droits légaux',
            de: 'Ihre gesetzlichen Rechte',
          },
          paragraphs: [
            {
              en: 'This agreement does not limit your statutory rights. The refunds above are not a maximum where the law entitles you to more.',
              es: 'Este acuerdo no limita sus derechos legales. Los reembolsos indicados no son un máximo cuando la ley le concede más.',
              fr: 'Cet accord ne limite pas vos droits légaux. Les remboursements ci-dessus ne sont pas un plafond lorsque la loi vous accorde davantage.',
              de: 'Diese Zusage schränkt Ihre gesetzlichen Rechte nicht ein. Die Erstattung ist keine Obergrenze, wo das Gesetz Ihnen mehr zuspricht.',
            },
          ],
        },
      ]),
    },
  ],
}
