import type { FaqSeed } from '../../types'

export const securityFaqs: readonly FaqSeed[] = [
  {
    key: 'security-hacked-now',
    topic: 'security',
    order: 10,
    question: {
      en: 'My site is hacked right now. What first?',
      es: 'Mi sitio está atacado ahora mismo. ¿Qué hago primero?',
      fr: 'Mon site est piraté en ce moment. Que faire d’abord ?',
      de: 'Meine Website wurde gerade gehackt. Was zuerst?',
    },
    answer: {
      en: 'Write to support, marked urgent. Change nothing, because traces vanish. We take a copy, put up a holding page and begin.',
      es: 'Escriba a soporte y ponga «urgente». No cambie nada: las huellas desaparecen. Hacemos una copia, ponemos una página provisional y empezamos.',
      fr: 'Écrivez au support, mention « urgent ». Ne changez rien : les traces s’effacent. Nous prenons une copie, posons une page d’attente et commençons.',
      de: 'Dem Kundendienst schreiben, Betreff „dringend“. Nichts verändern, sonst verschwinden Spuren. Wir ziehen eine Kopie, stellen eine Hinweisseite auf und fangen an.',
    },
  },
  {
    key: 'security-guarantee',
    topic: 'security',
    order: 20,
    question: {
      en: 'Do you guarantee that nothing gets in?',
      es: '¿Garantizan que no entre nada?',
      fr: 'Garantissez-vous que rien n’entre ?',
      de: 'Garantieren Sie, dass nichts hereinkommt?',
    },
    answer: {
      en: 'Nobody honest does. We make it harder, notice it sooner and have the copy ready.',
      es: 'Nadie honrado lo hace. Lo ponemos más difícil, lo notamos antes y tenemos lista la copia.',
      fr: 'Personne d’honnête ne le fait. Nous rendons la chose plus difficile, la voyons plus tôt et tenons la copie prête.',
      de: 'Das tut niemand, der ehrlich ist. Wir machen es schwerer, merken es früher und haben die Kopie bereit.',
    },
  },
  {
    key: 'security-slow',
    topic: 'security',
    order: 30,
    question: {
      en: 'Does the firewall slow the site down?',
      es: '¿Ralentiza el sitio el cortafuegos?',
      fr: 'Le pare-feu ralentit-il le site ?',
      de: 'Bremst die Firewall die Website?',
    },
    answer: {
      en: 'By a few thousandths of a second per request. What it keeps away usually costs more.',
      es: 'Unas milésimas de segundo por petición. Lo que deja fuera suele costar más.',
      fr: 'De quelques millièmes de seconde par requête. Ce qu’il écarte coûte souvent plus.',
      de: 'Um wenige Tausendstelsekunden je Anfrage. Was sie fernhält, kostet meist mehr.',
    },
  },
  {
    key: 'security-already-included',
    topic: 'security',
    order: 40,
    question: {
      en: 'What do I already have without this?',
      es: '¿Qué tengo ya sin esto?',
      fr: 'Qu’ai-je déjà sans cela ?',
      de: 'Was habe ich schon ohne das?',
    },
    answer: {
      en: 'With every plan: certificate, separated tenants, daily updates of the system and a network filter. These services come on top.',
      es: 'Con cada plan: certificado, inquilinos separados, actualizaciones diarias del sistema y filtro de red. Estos servicios se suman.',
      fr: 'Avec chaque offre : certificat, locataires séparés, mises à jour quotidiennes du système et filtre réseau. Ces services s’y ajoutent.',
      de: 'In jedem Tarif: Zertifikat, getrennte Mieter, tägliche Systemupdates und ein Netzfilter. Diese Leistungen kommen dazu.',
    },
  },
]
