import type { Job } from './articles'
import { words } from '@/payload/words'

export const changeJobs: readonly Job[] = [
  {
    id: 'undo',
    screens: ['/collections/extensions', '/collections/services', '/collections/pages', '/collections/coupons', '/globals'],
    title: words({ en: 'Undo a mistake', es: 'Deshacer un error', fr: 'Annuler une erreur', de: 'Einen Fehler rückgängig machen' }),
    purpose: words({
      en: 'Whatever is sold or shown can go back to what it was, with who changed it and when.',
      es: 'Todo lo que se vende o se muestra puede volver a lo que era, con quién lo cambió y cuándo.',
      fr: 'Tout ce qui est vendu ou affiché peut redevenir ce qu’il était, avec l’auteur et l’heure du changement.',
      de: 'Alles, was verkauft oder gezeigt wird, kann zurück zum früheren Stand, mit Namen und Zeitpunkt der Änderung.',
    }),
    steps: [
      words({
        en: 'Open the document and press {versions} above its form.',
        es: 'Abra el documento y pulse {versions} sobre el formulario.',
        fr: 'Ouvrez le document et appuyez sur {versions} au-dessus du formulaire.',
        de: 'Öffnen Sie das Dokument und klicken Sie über dem Formular auf {versions}.',
      }),
      words({
        en: 'Press the time of the version you want back: what differs is marked.',
        es: 'Pulse la hora de la versión que quiera recuperar: las diferencias están marcadas.',
        fr: 'Appuyez sur l’heure de la version à retrouver : les différences sont marquées.',
        de: 'Klicken Sie auf die Zeit der gewünschten Version: Unterschiede sind markiert.',
      }),
      words({
        en: 'Press {restore} and confirm. The arrow beside it offers {restoreAsDraft}.',
        es: 'Pulse {restore} y confirme. La flecha de al lado ofrece {restoreAsDraft}.',
        fr: 'Appuyez sur {restore} et confirmez. La flèche à côté propose {restoreAsDraft}.',
        de: 'Klicken Sie auf {restore} und bestätigen Sie. Der Pfeil daneben bietet {restoreAsDraft} an.',
      }),
    ],
    result: words({
      en: 'The site shows the old state again within two seconds, and the way back is a version as well.',
      es: 'El sitio muestra de nuevo el estado anterior en menos de dos segundos, y la vuelta atrás es otra versión.',
      fr: 'Le site affiche de nouveau l’ancien état en moins de deux secondes, et ce retour est lui aussi une version.',
      de: 'Die Website zeigt innerhalb von zwei Sekunden wieder den alten Stand, und auch dieser Schritt zurück ist eine Version.',
    }),
    trouble: words({
      en: 'Everything in the document goes back, later changes included. Prices changed in the grid are put back under {prices}, {history}.',
      es: 'Vuelve atrás todo el documento, también los cambios posteriores. Los precios cambiados en la tabla se devuelven en {prices}, {history}.',
      fr: 'Tout le document revient en arrière, modifications ultérieures comprises. Les prix changés dans la grille se remettent sous {prices}, {history}.',
      de: 'Das ganze Dokument geht zurück, auch spätere Änderungen. Preise aus der Tabelle setzen Sie unter {prices}, {history} zurück.',
    }),
  },
  {
    id: 'went-live',
    screens: [],
    title: words({
      en: 'See what went live',
      es: 'Ver qué se ha publicado',
      fr: 'Voir ce qui est en ligne',
      de: 'Sehen, was online gegangen ist',
    }),
    purpose: words({
      en: 'After publishing, the shop fetches its own page as a visitor does, and tells you what it found.',
      es: 'Tras publicar, la tienda pide su propia página como un visitante y le dice qué ha encontrado.',
      fr: 'Après une publication, la boutique demande sa propre page comme un visiteur, et vous dit ce qu’elle a trouvé.',
      de: 'Nach dem Veröffentlichen ruft der Shop seine eigene Seite wie ein Besucher auf und sagt Ihnen, was er gefunden hat.',
    }),
    steps: [
      words({
        en: 'Press the shop’s logo at the top left: it leads to the first page of the admin.',
        es: 'Pulse el logotipo de la tienda arriba a la izquierda: lleva a la primera página.',
        fr: 'Appuyez sur le logo de la boutique en haut à gauche : elle mène à la première page.',
        de: 'Klicken Sie oben links auf das Logo des Shops: Es führt zur ersten Seite der Verwaltung.',
      }),
      words({
        en: 'Read there what was published last, at which address, when, and after how many seconds visitors saw it.',
        es: 'Lea ahí qué se publicó por último, en qué dirección, cuándo y al cabo de cuántos segundos lo vieron los visitantes.',
        fr: 'Lisez-y ce qui a été publié en dernier, à quelle adresse, quand, et au bout de combien de secondes les visiteurs l’ont vu.',
        de: 'Lesen Sie dort, was zuletzt veröffentlicht wurde, unter welcher Adresse, wann, und nach wie vielen Sekunden Besucher es sahen.',
      }),
    ],
    result: words({
      en: 'A line for each publish. Each leads to its document.',
      es: 'Una línea por publicación. Cada una lleva a su documento.',
      fr: 'Une ligne par publication. Chacune mène à son document.',
      de: 'Eine Zeile je Veröffentlichung. Jede führt zu ihrem Dokument.',
    }),
    trouble: words({
      en: 'What visitors do not see in time stands above it in red, with the reason. Tell an administrator if it stays there.',
      es: 'Lo que los visitantes no ven a tiempo figura encima en rojo, con el motivo. Avise a un administrador si sigue ahí.',
      fr: 'Ce que les visiteurs ne voient pas à temps figure au-dessus en rouge, avec la raison. Prévenez un administrateur si cela persiste.',
      de: 'Was Besucher nicht rechtzeitig sehen, steht darüber in Rot, mit dem Grund. Sagen Sie es der Administration, wenn es dort bleibt.',
    }),
  },
]

/** For admins: shown beside the audit log, not in marketing's handbook. */
export const auditJobs: readonly Job[] = [
  {
    id: 'who-did-what',
    screens: ['/collections/staff-actions'],
    title: words({
      en: 'Find out who did what',
      es: 'Saber quién hizo qué',
      fr: 'Savoir qui a fait quoi',
      de: 'Herausfinden, wer was getan hat',
    }),
    purpose: words({
      en: 'Every action of staff, with what stood there before and after.',
      es: 'Cada acción del personal, con el valor anterior y el nuevo.',
      fr: 'Chaque action de l’équipe, avec la valeur d’avant et celle d’après.',
      de: 'Jede Handlung des Teams, mit dem Wert davor und danach.',
    }),
    steps: [
      words({
        en: 'Search the list for an email address, or for the document.',
        es: 'Busque en la lista una dirección de correo o el documento.',
        fr: 'Cherchez dans la liste une adresse mail, ou le document.',
        de: 'Suchen Sie in der Liste nach einer E-Mail-Adresse oder dem Dokument.',
      }),
      words({
        en: 'Open a line to read all of it.',
        es: 'Abra una línea para leerla entera.',
        fr: 'Ouvrez une ligne pour tout lire.',
        de: 'Öffnen Sie eine Zeile, um alles zu lesen.',
      }),
      words({
        en: 'To take it along, choose person, kind and days above the list and press {download}.',
        es: 'Para llevárselo, elija persona, tipo y días sobre la lista y pulse {download}.',
        fr: 'Pour l’emporter, choisissez personne, type et jours au-dessus de la liste et appuyez sur {download}.',
        de: 'Zum Mitnehmen wählen Sie über der Liste Person, Art und Tage und klicken auf {download}.',
      }),
    ],
    result: words({
      en: 'A line for each field that changed. The download stands in the log as well.',
      es: 'Una línea por cada campo cambiado. La descarga también queda registrada.',
      fr: 'Une ligne par champ modifié. Le téléchargement est lui aussi consigné.',
      de: 'Eine Zeile je geändertem Feld. Auch das Herunterladen wird festgehalten.',
    }),
    trouble: words({
      en: 'Secrets and what customers wrote are never kept, so they are not found here. Days are days of UTC.',
      es: 'Los secretos y lo que escribieron los clientes no se guardan, así que no están aquí. Los días son días UTC.',
      fr: 'Les secrets et ce qu’ont écrit les clients ne sont jamais conservés : on ne les trouve pas ici. Les jours sont ceux d’UTC.',
      de: 'Geheimnisse und was Kunden geschrieben haben, werden nie festgehalten und sind hier nicht zu finden. Tage sind Tage in UTC.',
    }),
  },
]
