import type { PageSeed } from '../../page-types'

export const register: PageSeed = {
  path: '/register',
  title: { en: 'Get started', es: 'Empezar', fr: 'Commencer', de: 'Loslegen' },
  breadcrumb: { en: 'Get started', es: 'Empezar', fr: 'Commencer', de: 'Loslegen' },
  meta: {
    title: { en: 'Get started | Hostfront', es: 'Empezar | Hostfront', fr: 'Commencer | Hostfront', de: 'Loslegen | Hostfront' },
    description: {
      en: 'Start with a name: search it, hang hosting on it, pay. No account is needed.',
      es: 'Empiece por un nombre: búsquelo, cuélguele un hosting y pague. No necesita cuenta.',
      fr: 'Commencez par un nom : cherchez-le, accrochez-y un hébergement, payez. Sans compte.',
      de: 'Fangen Sie mit einem Namen an: suchen, Hosting einhängen, bezahlen. Ganz ohne Konto.',
    },
  },
  noindex: true,
  layout: [
    {
      blockType: 'domain-hero',
      heading: { en: 'It starts with a name.', es: 'Todo empieza por un nombre.', fr: 'Tout commence par un nom.', de: 'Am Anfang steht ein Name.' },
      lead: { en: 'No account is needed.', es: 'No necesita cuenta.', fr: 'Aucun compte n’est nécessaire.', de: 'Ein Konto brauchen Sie nicht.' },
      intro: {
        en: 'Search, choose, pay. The total you see first is the total you pay.',
        es: 'Busque, elija, pague. El total que ve primero es el que paga.',
        fr: 'Cherchez, choisissez, payez. Le total affiché d’abord est celui que vous payez.',
        de: 'Suchen, wählen, bezahlen. Die Summe, die Sie zuerst sehen, ist die, die Sie bezahlen.',
      },
    },
  ],
}
