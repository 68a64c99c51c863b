import type { PageSeed } from '../../../page-types'
import { richText } from '../../../rich-text'
import { responseTimeLines } from '../../response-times'
import { sampleNotice } from './sample-notice'

export const slaAgreement: PageSeed = {
  path: '/legal/sla-agreement',
  title: { en: 'Service levels', es: 'Acuerdo de nivel de servicio', fr: 'Niveaux de service', de: 'Verfügbarkeitszusage' },
  breadcrumb: { en: 'Service levels', es: 'Nivel de servicio', fr: 'Niveaux de service', de: 'Verfügbarkeitszusage' },
  meta: {
    title: {
      en: 'Service levels (SLA) | Hostfront',
      es: 'Acuerdo de nivel de servicio (SLA) | Hostfront',
      fr: 'Niveaux de service (SLA) | Hostfront',
      de: 'Verfügbarkeitszusage (SLA) | Hostfront',
    },
    description: {
      en: 'Service levels: how long the machines stay up, how it is measured, and what you get back when they do not.',
      es: 'Acuerdo de nivel de servicio: cuánto tiempo funcionan las máquinas, cómo se mide y qué recibe usted cuando fallan.',
      fr: 'Niveaux de service : combien de temps les machines tiennent, comment on le mesure, et ce que vous récupérez sinon.',
      de: 'Verfügbarkeitszusage: wie lange die Maschinen laufen, wie das gemessen wird und was Sie zurückbekommen, wenn nicht.',
    },
  },
  noindex: false,
  layout: [
    {
      blockType: 'rich-text',
      content: richText([
        sampleNotice,
        {
          heading: { en: 'What it covers', es: 'Qué abarca', fr: 'Ce qui est couvert', de: 'Wofür sie gilt' },
          paragraphs: [
            {
              en: 'Hosting plans of every family, email plans, and the services for backup, content delivery and load balancing. Domain registries and certificate authorities run their own machines; we pass on what they promise, not more.',
              es: 'Los planes de hosting de todas las familias, los de correo y los servicios de copia de seguridad, CDN y balanceo. Los registros de dominios y las autoridades de certificación tienen sus propias máquinas; trasladamos lo que ellos prometen, no más.',
              fr: 'Les offres d’hébergement de toutes les familles, les offres mail et les services de sauvegarde, de CDN et de répartition. Registres et autorités de certification ont leurs propres machines ; nous transmettons ce qu’ils promettent, pas davantage.',
              de: 'Hosting-Tarife aller Arten, E-Mail-Tarife und die Leistungen für Backup, Content Delivery und Load Balancer. Vergabestellen und Zertifizierungsstellen betreiben eigene Maschinen; wir geben weiter, was sie zusagen, mehr nicht.',
            },
          ],
        },
        {
          heading: { en: 'The promise', es: 'El compromiso', fr: 'L’engagement', de: 'Die Zusage' },
          paragraphs: [
            {
              en: 'Network and power are there 99.9% of each calendar month. That leaves about 43 minutes.',
              es: 'Red y corriente están disponibles el 99,9 % de cada mes natural. Quedan unos 43 minutos.',
              fr: 'Réseau et courant sont là 99,9 % de chaque mois civil. Il reste environ 43 minutes.',
              de: 'Netz und Strom sind in jedem Kalendermonat zu 99,9 % da. Bleiben rund 43 Minuten.',
            },
          ],
        },
        {
          heading: { en: 'How it is measured', es: 'Cómo se mide', fr: 'Comment on le mesure', de: 'Wie gemessen wird' },
          paragraphs: [
            {
              en: 'From outside, every minute. Work announced two days ahead does not count, nor does what you switch off yourself.',
              es: 'Desde fuera, cada minuto. No cuentan los trabajos anunciados con dos días de antelación ni lo que apague usted mismo.',
              fr: 'De l’extérieur, chaque minute. Les travaux annoncés deux jours avant ne comptent pas, ni ce que vous éteignez vous-même.',
              de: 'Von außen, jede Minute. Zwei Tage vorher angekündigte Arbeiten zählen nicht, ebenso wenig, was Sie selbst abschalten.',
            },
          ],
        },
        {
          heading: { en: 'Planned work', es: 'Trabajos previstos', fr: 'Travaux prévus', de: 'Geplante Arbeiten' },
          paragraphs: [
            {
              en: 'Between two and five at night in the region of the machine, at most twice a month, announced to you two days ahead. What cannot wait, such as a vulnerability being exploited, is done at once and reported to you afterwards.',
              es: 'Entre las dos y las cinco de la madrugada en la región de la máquina, como máximo dos veces al mes y con aviso dos días antes. Lo que no puede esperar, como un fallo que se está aprovechando, se hace al momento y se le comunica después.',
              fr: 'Entre deux et cinq heures du matin dans la région de la machine, au plus deux fois par mois, annoncés deux jours avant. Ce qui ne peut attendre, comme une faille exploitée, est fait aussitôt et annoncé après.',
              de: 'Zwischen zwei und fünf Uhr nachts in der Region der Maschine, höchstens zweimal im Monat, zwei Tage vorher angekündigt. Was nicht warten kann, etwa eine ausgenutzte Lücke, geschieht sofort und wird danach gemeldet.',
            },
          ],
        },
        {
          heading: { en: 'If we miss it', es: 'Si no lo cumplimos', fr: 'Si nous le manquons', de: 'Wenn wir sie verfehlen' },
          points: [
            {
              en: 'Under 99.9%: a tenth of the month’s price.',
              es: 'Menos del 99,9 %: una décima parte del precio del mes.',
              fr: 'Moins de 99,9 % : un dixième du prix du mois.',
              de: 'Unter 99,9 %: ein Zehntel des Monatspreises.',
            },
            {
              en: 'Under 99%: half of it.',
              es: 'Menos del 99 %: la mitad.',
              fr: 'Moins de 99 % : la moitié.',
              de: 'Unter 99 %: die Hälfte.',
            },
            {
              en: 'Under 95%: all of it.',
              es: 'Menos del 95 %: el mes completo.',
              fr: 'Moins de 95 % : la totalité.',
              de: 'Unter 95 %: der ganze Monat.',
            },
          ],
        },
        {
          paragraphs: [
            {
              en: 'Write to the support address and name the month. A person checks the measurements and pays the amount back by the means of payment you used.',
              es: 'Escriba a la dirección de soporte e indique el mes. Una persona comprueba las mediciones y le devuelve el importe por el mismo medio de pago.',
              fr: 'Écrivez à l’adresse du support en nommant le mois. Une personne vérifie les mesures et vous rembourse par le même moyen de paiement.',
              de: 'Schreiben Sie an die Adresse des Kundendienstes und nennen Sie den Monat. Ein Mensch prüft die Messwerte und erstattet den Betrag auf Ihrem Zahlungsweg.',
            },
          ],
        },
        {
          heading: { en: 'Support', es: 'Soporte', fr: 'Support', de: 'Kundendienst' },
          paragraphs: [
            {
              en: 'People answer 24/7. Requests to move a site are answered within 24 hours.',
              es: 'Responden personas, 24/7. Las solicitudes de migración se contestan en 24 horas.',
              fr: 'Des personnes répondent 24 h/24, 7 j/7. Les demandes de migration reçoivent une réponse sous 24 heures.',
              de: 'Menschen antworten rund um die Uhr. Umzugsanfragen beantworten wir innerhalb von 24 Stunden.',
            },
          ],
        },
        {
          heading: { en: 'First answers', es: 'Primeras respuestas', fr: 'Premières réponses', de: 'Erste Antworten' },
          points: responseTimeLines,
        },
        {
          heading: {
            en: 'What it does not replace',
            es: 'Lo que no sustituye',
            fr: 'Ce que cet engagement ne remplace pas',
            de: 'Was sie nicht ersetzt',
          },
          paragraphs: [
            {
              en: 'Your rights under the law stand beside this text. This amount is not the most you can claim where the law gives you more.',
              es: 'Sus derechos legales existen junto a este texto. Este importe no es el máximo que puede reclamar si la ley le concede más.',
              fr: 'Vos droits légaux existent à côté de ce texte. Ce montant n’est pas un maximum là où la loi vous accorde davantage.',
              de: 'Ihre gesetzlichen Rechte stehen neben diesem Text. Dieser Betrag ist keine Obergrenze, wo das Gesetz Ihnen mehr gibt.',
            },
          ],
        },
      ]),
    },
  ],
}
