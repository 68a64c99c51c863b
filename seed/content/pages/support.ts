import type { PageSeed } from '../../page-types'

export const support: PageSeed = {
  path: '/support',
  title: { en: 'Support', es: 'Soporte', fr: 'Support', de: 'Kundendienst' },
  breadcrumb: { en: 'Support', es: 'Soporte', fr: 'Support', de: 'Kundendienst' },
  meta: {
    title: {
      en: 'Support: questions and answers | Hostfront',
      es: 'Soporte: preguntas y respuestas | Hostfront',
      fr: 'Support : questions et réponses | Hostfront',
      de: 'Kundendienst: Fragen und Antworten | Hostfront',
    },
    description: {
      en: 'Answers about prices, domains, transfers, hosting, certificates and email. For everything else, a person, 24/7.',
      es: 'Respuestas sobre precios, dominios, transferencias, hosting, certificados y correo. Para lo demás, una persona, 24/7.',
      fr: 'Réponses sur les prix, les noms de domaine, les transferts, l’hébergement, les certificats et le mail. Pour le reste, une personne, 24/7.',
      de: 'Antworten zu Preisen, Domains, Umzug, Hosting, Zertifikaten und E-Mail. Für alles Übrige ein Mensch, rund um die Uhr.',
    },
  },
  noindex: false,
  layout: [
    {
      blockType: 'faq',
      heading: {
        en: 'Everything asked so far.',
        es: 'Todo lo que nos han preguntado.',
        fr: 'Tout ce qu’on nous a demandé.',
        de: 'Alles, was man uns bisher gefragt hat.',
      },
      topic: 'all',
      limit: 40,
    },
  ],
}
