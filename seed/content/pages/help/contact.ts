import type { PageSeed } from '../../../page-types'
import { everywhere } from '../../../words'
import { siteSettings } from '../../globals/settings'
import { responseTimes } from '../../response-times'

export const contact: PageSeed = {
  path: '/contact',
  title: { en: 'Contact', es: 'Contacto', fr: 'Nous contacter', de: 'Kontakt' },
  breadcrumb: { en: 'Contact', es: 'Contacto', fr: 'Nous contacter', de: 'Kontakt' },
  meta: {
    title: {
      en: 'Contact us: a person answers | Hostfront',
      es: 'Contacto: le responde una persona | Hostfront',
      fr: 'Contact : une personne vous répond | Hostfront',
      de: 'Kontakt: Ein Mensch antwortet | Hostfront',
    },
    description: {
      en: 'Contact us in English, Spanish, French or German, at any hour. We answer questions about migrating a site within 24 hours.',
      es: 'Contacto en español, inglés, francés o alemán, a cualquier hora. Las preguntas sobre migraciones se contestan en menos de 24 horas.',
      fr: 'Contact en français, anglais, espagnol ou allemand, à toute heure. Réponse sous 24 heures pour une migration de site.',
      de: 'Kontakt auf Deutsch, Englisch, Spanisch oder Französisch, rund um die Uhr. Fragen zum Umzug beantworten wir innerhalb von 24 Stunden.',
    },
  },
  noindex: false,
  layout: [
    {
      blockType: 'contact-form',
      heading: {
        en: 'Contact us: a person answers.',
        es: 'Contacto: le responde una persona.',
        fr: 'Contactez-nous : une personne vous répond.',
        de: 'Kontakt: Ein Mensch antwortet.',
      },
      intro: {
        en: 'If your question is about a domain, please name it. Never send us passwords or authorization codes here.',
        es: 'Si se trata de un dominio, indíquelo. No envíe aquí nunca contraseñas ni códigos de autorización.',
        fr: 'S’il s’agit d’un domaine, indiquez-le. N’envoyez jamais ici de mot de passe ni de code d’autorisation.',
        de: 'Geht es um eine Domain, nennen Sie sie bitte. Schicken Sie hier nie Passwörter oder Auth-Codes.',
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
        {
          label: { en: 'By post', es: 'Por correo postal', fr: 'Adresse postale', de: 'Per Post' },
          value: {
            en: 'Our address is in the legal notice.',
            es: 'Nuestra dirección está en el aviso legal.',
            fr: 'Notre adresse figure dans les mentions légales.',
            de: 'Unsere Adresse steht im Impressum.',
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
        en: 'Common questions about prices.',
        es: 'Preguntas frecuentes sobre precios.',
        fr: 'Questions fréquentes sur les prix.',
        de: 'Häufige Fragen zu Preisen.',
      },
      topic: 'pricing',
      limit: 6,
    },
  ],
}
