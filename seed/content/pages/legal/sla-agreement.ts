import type { PageSeed } from '../../../page-types'
import { richText } from '../../../rich-text'
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
      en: 'How long the machines stay up, how it is measured, and what you get back when they do not.',
      es: 'Cuánto tiempo funcionan las máquinas, cómo se mide y qué recibe usted cuando fallan.',
      fr: 'Combien de temps les machines tiennent, comment on le mesure, et ce que vous récupérez sinon.',
      de: 'Wie lange die Maschinen laufen, wie das gemessen wird und was Sie zurückbekommen, wenn nicht.',
    },
  },
  noindex: false,
  layout: [
    {
      blockType: 'rich-text',
      content: richText([
        sampleNotice,
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
          heading: { en: 'If we miss it', es: 'Si no lo cumplimos', fr: 'Si nous le manquons', de: 'Wenn wir sie verfehlen' },
          points: [
            { en: 'Under 99.9%: a tenth of the month’s price as credit.', es: 'Menos del 99,9 %: una décima parte del precio del mes, en saldo.', fr: 'Moins de 99,9 % : un dixième du prix du mois, en avoir.', de: 'Unter 99,9 %: ein Zehntel des Monatspreises als Gutschrift.' },
            { en: 'Under 99%: half of it.', es: 'Menos del 99 %: la mitad.', fr: 'Moins de 99 % : la moitié.', de: 'Unter 99 %: die Hälfte.' },
            { en: 'Under 95%: all of it.', es: 'Menos del 95 %: el mes completo.', fr: 'Moins de 95 % : la totalité.', de: 'Unter 95 %: der ganze Monat.' },
          ],
          paragraphs: [
            {
              en: 'You need not ask. The credit is on your next receipt.',
              es: 'No hace falta pedirlo. El saldo aparece en su próximo recibo.',
              fr: 'Inutile de demander. L’avoir figure sur votre prochain reçu.',
              de: 'Sie müssen nicht danach fragen. Die Gutschrift steht auf Ihrem nächsten Beleg.',
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
      ]),
    },
  ],
}
