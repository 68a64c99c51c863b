import type { FaqSeed } from '../../story-types'

export const securityFaqs: readonly FaqSeed[] = [
  {
    key: 'security-hacked-now',
    topic: 'security',
    order: 10,
    question: {
      en: 'My site is hacked right now. What first?',
      es: 'Acaban de hackear mi sitio. ¿Qué hago primero?',
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
      en: 'With shared, WordPress and store plans: certificate, separated tenants and daily updates of the system. For every address: a basic DDoS filter. On a VPS or a server of your own the system is yours to update. These services come on top.',
      es: 'Con los planes compartidos, de WordPress y de tienda: certificado, inquilinos separados y actualizaciones diarias del sistema. En todas las direcciones: un filtro DDoS básico. En un VPS o un servidor propio, el sistema lo actualiza usted. Estos servicios se suman.',
      fr: 'Avec les offres mutualisées, WordPress et boutique : certificat, locataires séparés et mises à jour quotidiennes du système. Pour toutes les adresses : un filtre anti-DDoS de base. Sur un VPS ou votre propre serveur, c’est à vous de mettre le système à jour. Ces services s’y ajoutent.',
      de: 'In Shared-, WordPress- und Shop-Tarifen: Zertifikat, getrennte Mieter und tägliche Systemupdates. Für alle Adressen: ein einfacher DDoS-Filter. Auf einem VPS oder eigenen Server aktualisieren Sie das System selbst. Diese Leistungen kommen dazu.',
    },
  },
]
