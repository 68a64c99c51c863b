import type { FaqSeed } from '../../story-types'

export const wordpressFaqs: readonly FaqSeed[] = [
  {
    key: 'wordpress-plugins',
    topic: 'wordpress',
    order: 10,
    question: {
      en: 'Are any plugins forbidden?',
      es: '¿Hay plugins prohibidos?',
      fr: 'Des extensions sont-elles interdites ?',
      de: 'Sind Plugins verboten?',
    },
    answer: {
      en: 'A short list: second page caches, backup plugins that fill the disk, and a few that send spam. The reason stands beside each name.',
      es: 'Una lista corta: segundas cachés de página, plugins de copia que llenan el disco y unos pocos que envían spam. Junto a cada nombre figura el motivo.',
      fr: 'Une courte liste : seconds caches de pages, extensions de sauvegarde qui remplissent le disque, et quelques-unes qui envoient du spam. La raison figure à côté de chaque nom.',
      de: 'Eine kurze Liste: doppelte Seitencaches, Backup-Plugins, die den Speicherplatz füllen, und einige, die Spam verschicken. Der Grund steht neben jedem Namen.',
    },
  },
  {
    key: 'wordpress-update-breaks',
    topic: 'wordpress',
    order: 20,
    question: {
      en: 'What if an update breaks the site?',
      es: '¿Y si una actualización rompe el sitio?',
      fr: 'Et si une mise à jour casse le site ?',
      de: 'Was, wenn ein Update die Website zerlegt?',
    },
    answer: {
      en: 'We compare pictures of your pages before and after. If they differ, the copy from before is put back and you get both pictures by email.',
      es: 'Comparamos imágenes de sus páginas antes y después. Si difieren, volvemos a la copia previa y le enviamos las dos imágenes por correo.',
      fr: 'Nous comparons des images de vos pages avant et après. Si elles diffèrent, la copie d’avant est remise et vous recevez les deux images.',
      de: 'Wir vergleichen Bilder Ihrer Seiten vorher und nachher. Weichen sie ab, kommt die Kopie von vorher zurück, und Sie erhalten beide Bilder per E-Mail.',
    },
  },
  {
    key: 'wordpress-multisite',
    topic: 'wordpress',
    order: 30,
    question: {
      en: 'Does Multisite work?',
      es: '¿Funciona Multisite?',
      fr: 'Multisite fonctionne-t-il ?',
      de: 'Funktioniert Multisite?',
    },
    answer: {
      en: 'From Premium up, with names or with folders. One network counts as one site; its storage is shared.',
      es: 'Desde Premium, con nombres o con carpetas. Una red cuenta como un sitio; el espacio es común.',
      fr: 'À partir de Premium, par noms ou par dossiers. Un réseau compte pour un site ; le stockage est commun.',
      de: 'Ab Premium, mit Namen oder mit Ordnern. Ein Netzwerk zählt als eine Website; der Speicherplatz ist gemeinsam.',
    },
  },
  {
    key: 'wordpress-who-writes',
    topic: 'wordpress',
    order: 40,
    question: {
      en: 'Do you also write the texts?',
      es: '¿Escriben también los textos?',
      fr: 'Écrivez-vous aussi les textes ?',
      de: 'Schreiben Sie auch die Texte?',
    },
    answer: {
      en: 'No. We keep the machine, the software and the copies in order. The words are yours, and so are the rights to them.',
      es: 'No. Nosotros mantenemos en orden la máquina, el software y las copias. Las palabras son suyas, y los derechos también.',
      fr: 'Non. Nous tenons la machine, le logiciel et les copies en ordre. Les mots sont à vous, et les droits aussi.',
      de: 'Nein. Wir halten Maschine, Software und Kopien in Ordnung. Die Wörter gehören Ihnen, die Rechte daran auch.',
    },
  },
]
