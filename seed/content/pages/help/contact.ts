import type { PageSeed } from '../../../page-types'
import { everywhere } from '../../../words'
import { siteSettings } from '../../globals/settings'
import { responseTimes } from '../../response-times'

export const contact: PageSeed = {
  path: '/contact',
  title: { en: 'Contact', es: 'Contacto', fr: 'Nous écrire', de: 'Kontakt' },
  breadcrumb: { en: 'Contact', es: 'Contacto', fr: 'Nous écrire', de: 'Kontakt' },
  meta: {
    title: {
      en: 'Contact: a form that a person reads | Hostfront',
      es: 'Contacto: lo lee una persona | Hostfront',
      fr: 'Contact : un message lu par quelqu’un | Hostfront',
      de: 'Kontakt: Ein Mensch liest Ihre Nachricht | Hostfront',
    },
    description: {
      en: 'Contact us in English, Spanish, French or German, at any hour. Questions about moving a site are answered within 24 hours.',
      es: 'Contacto en español, inglés, francés o alemán, a cualquier hora. Las preguntas sobre traslados se contestan en menos de 24 horas.',
      fr: 'Contact en français, anglais, espagnol ou allemand, à toute heure. Réponse sous 24 heures pour un transfert de site.',
      de: 'Kontakt auf Deutsch, Englisch, Spanisch oder Französisch, zu jeder Stunde. Antwort zum Umzug innerhalb von 24 Stunden.',
    },
  },
  noindex: false,
  layout: [
    {
      blockType: 'contact-form',
      heading: {
        en: 'Contact: leave a note at the counter.',
        es: 'Contacto: deje una nota en el mostrador.',
        fr: 'Contact : laissez un mot au comptoir.',
        de: 'Kontakt: eine Notiz am Tresen lassen.',
      },
      intro: {
        en: 'Name the domain it is about, if there is one. We never ask for passwords or authorization codes here.',
        es: 'Si se trata de un dominio, dígalo. Aquí nunca pedimos contraseñas ni códigos de autorización.',
        fr: 'S’il s’agit d’un domaine, nommez-le. Nous ne demandons jamais ici de mot de passe ni de code d’autorisation.',
        de: 'Geht es um eine Domain, nennen Sie sie. Nach Passwörtern oder Autorisierungscodes fragen wir hier nie.',
      },
      details: [
        {
          label: { en: 'Email', es: 'Correo', fr: 'Adresse mail', de: 'E-Mail' },
          value: everywhere(siteSettings.supportEmail),
        },
        {
          label: { en: 'Hours', es: 'Horario', fr: 'Horaires', de: 'Zeiten' },
          value: {
            en: 'Day and night, 24/7',
            es: 'Día y noche, 24/7',
            fr: 'Jour et nuit, 24 h/24 et 7 j/7',
            de: 'Tag und Nacht, rund um die Uhr',
          },
        },
        ...responseTimes.map(({ about, within }) => ({ label: about, value: within })),
        {
          label: { en: 'Languages', es: 'Idiomas', fr: 'Langues', de: 'Sprachen' },
          value: {
            en: 'English, Spanish, French, German',
            es: 'Español, inglés, francés, alemán',
            fr: 'Français, anglais, espagnol, allemand',
            de: 'Deutsch, Englisch, Spanisch, Französisch',
          },
        },
      ],
    },
    {
      blockType: 'faq',
      heading: {
        en: 'Common questions: perhaps it is one of these.',
        es: 'Preguntas frecuentes: quizá sea una de estas.',
        fr: 'Questions fréquentes : peut-être l’une de celles-ci.',
        de: 'Häufige Fragen: Vielleicht ist es eine davon.',
      },
      topic: 'pricing',
      limit: 6,
    },
  ],
}
