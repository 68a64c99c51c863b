import type { PageSeed } from '../../page-types'

export const domains: PageSeed = {
  path: '/domains',
  title: { en: 'Domains', es: 'Dominios', fr: 'Noms de domaine', de: 'Domains' },
  breadcrumb: { en: 'Domains', es: 'Dominios', fr: 'Noms de domaine', de: 'Domains' },
  meta: {
    title: {
      en: 'Domain names, priced for three years | Hostfront',
      es: 'Dominios con el precio a tres años | Hostfront',
      fr: 'Noms de domaine, prix sur trois ans | Hostfront',
      de: 'Domains mit Preis für drei Jahre | Hostfront',
    },
    description: {
      en: 'Search a name and see first year, renewal and three years for every extension. Reminders 90, 30 and 7 days before expiry.',
      es: 'Busque un nombre y vea el primer año, la renovación y tres años en cada extensión. Avisos 90, 30 y 7 días antes de vencer.',
      fr: 'Cherchez un nom et voyez première année, renouvellement et trois ans pour chaque extension. Rappels 90, 30 et 7 jours avant l’échéance.',
      de: 'Namen suchen und für jede Endung erstes Jahr, Verlängerung und drei Jahre sehen. Erinnerung 90, 30 und 7 Tage vor Ablauf.',
    },
  },
  noindex: false,
  layout: [
    {
      blockType: 'domain-hero',
      heading: {
        en: 'Is your name still free?',
        es: '¿Sigue libre su nombre?',
        fr: 'Votre nom est-il encore libre ?',
        de: 'Ist Ihr Name noch frei?',
      },
      lead: {
        en: 'Type the name, we ask the registries.',
        es: 'Escriba el nombre y preguntamos a los registros.',
        fr: 'Tapez le nom, nous interrogeons les registres.',
        de: 'Sie tippen den Namen, wir fragen die Vergabestellen.',
      },
      intro: {
        en: 'Free, taken, or no answer yet: you read what they said. What it costs next year stands in the same row.',
        es: 'Libre, ocupado o aún sin respuesta: usted lee lo que dijeron. Lo que cuesta el año que viene está en la misma línea.',
        fr: 'Libre, déjà pris ou sans réponse : vous lisez ce qu’ils ont dit. Le prix de l’an prochain est sur la même ligne.',
        de: 'Frei, vergeben oder noch ohne Antwort: Sie lesen, was sie gesagt haben. Was es nächstes Jahr kostet, steht in derselben Zeile.',
      },
    },
    {
      blockType: 'domain-pricing',
      heading: {
        en: 'What an ending costs by year three.',
        es: 'Lo que cuesta una extensión al tercer año.',
        fr: 'Ce que coûte une extension au bout de trois ans.',
        de: 'Was eine Endung nach drei Jahren gekostet hat.',
      },
      intro: {
        en: 'First year solid, renewals in outline. All bars share one scale.',
        es: 'El primer año, relleno; las renovaciones, en contorno. Todas las barras comparten escala.',
        fr: 'La première année en plein, les renouvellements en contour. Toutes les barres sont à la même échelle.',
        de: 'Erstes Jahr gefüllt, Verlängerungen als Umriss. Alle Balken haben denselben Maßstab.',
      },
    },
    {
      blockType: 'faq',
      heading: {
        en: 'Asked before signing.',
        es: 'Preguntas antes de firmar.',
        fr: 'Demandé avant de signer.',
        de: 'Vor der Unterschrift gefragt.',
      },
      topic: 'domains',
      limit: 6,
    },
  ],
}
