import type { FaqSeed } from '../../story-types'

export const wordpressFaqs: readonly FaqSeed[] = [
  {
    key: 'wordpress-plugins',
    topic: 'wordpress',
    order: 10,
    question: {
      en: 'Are there plugins you do not allow?',
      es: '¿Hay plugins prohibidos?',
      fr: 'Certains plugins sont-ils interdits ?',
      de: 'Gibt es verbotene Plugins?',
    },
    answer: {
      en: 'Only a few: additional page caches, backup plugins that fill the disk, and some that send spam. The list gives the reason for each.',
      es: 'Solo unos pocos: cachés de página adicionales, plugins de copia de seguridad que llenan el disco y algunos que envían spam. La lista indica el motivo de cada uno.',
      fr: 'Quelques-uns seulement : les caches de pages supplémentaires, les plugins de sauvegarde qui remplissent le disque et ceux qui envoient du spam. La liste donne la raison de chaque interdiction.',
      de: 'Nur wenige: zusätzliche Seitencaches, Backup-Plugins, die den Speicherplatz füllen, und einige, die Spam verschicken. Die Liste nennt zu jedem den Grund.',
    },
  },
  {
    key: 'wordpress-update-breaks',
    topic: 'wordpress',
    order: 20,
    question: {
      en: 'What if an update breaks my site?',
      es: '¿Y si una actualización estropea mi web?',
      fr: 'Et si une mise à jour casse mon site ?',
      de: 'Was passiert, wenn ein Update meine Website beschädigt?',
    },
    answer: {
      en: 'We compare screenshots of your main pages before and after the update. If they differ, we restore the earlier backup and email you both screenshots.',
      es: 'Comparamos capturas de sus páginas principales antes y después. Si difieren, restauramos la copia previa y le enviamos ambas capturas por correo.',
      fr: 'Nous comparons des captures de vos pages principales avant et après. En cas d’écart, nous restaurons la sauvegarde précédente et vous envoyons les deux captures par mail.',
      de: 'Wir vergleichen Screenshots Ihrer wichtigsten Seiten vorher und nachher. Bei Abweichungen spielen wir das Backup von vorher zurück und schicken Ihnen beide Screenshots per E-Mail.',
    },
  },
  {
    key: 'wordpress-multisite',
    topic: 'wordpress',
    order: 30,
    question: {
      en: 'Does WordPress Multisite work?',
      es: '¿Funciona WordPress Multisite?',
      fr: 'WordPress Multisite fonctionne-t-il ?',
      de: 'Funktioniert WordPress Multisite?',
    },
    answer: {
      en: 'Yes, from WordPress Premium up, with subdomains or subdirectories. A network counts as one site and shares its storage.',
      es: 'Sí, desde WordPress Premium, con subdominios o subdirectorios. Una red cuenta como un sitio y comparte el espacio.',
      fr: 'Oui, à partir de WordPress Premium, en sous-domaines ou en sous-répertoires. Un réseau compte pour un site et partage son stockage.',
      de: 'Ja, ab WordPress Premium, mit Subdomains oder Unterverzeichnissen. Ein Netzwerk zählt als eine Website und teilt sich den Speicherplatz.',
    },
  },
  {
    key: 'wordpress-who-writes',
    topic: 'wordpress',
    order: 40,
    question: {
      en: 'Do you write the content, too?',
      es: '¿Escriben también los textos?',
      fr: 'Rédigez-vous aussi les textes ?',
      de: 'Schreiben Sie auch die Texte?',
    },
    answer: {
      en: 'No. We look after the server, the software and the backups. The content is yours, and so are the rights to it.',
      es: 'No. Nosotros cuidamos del servidor, el software y las copias de seguridad. El contenido es suyo, y los derechos también.',
      fr: 'Non. Nous nous occupons du serveur, du logiciel et des sauvegardes. Le contenu est à vous, et les droits aussi.',
      de: 'Nein. Wir kümmern uns um Server, Software und Backups. Die Inhalte gehören Ihnen, die Rechte daran auch.',
    },
  },
]
