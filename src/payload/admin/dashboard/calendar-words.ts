import { words } from '@/payload/words'
import type { CalendarDay, CalendarEvent } from './calendar-event'

export const calendarWords = {
  title: words({
    en: 'What begins and ends',
    es: 'Qué empieza y qué termina',
    fr: 'Ce qui commence et se termine',
    de: 'Was beginnt und was endet',
  }),
  zone: words({
    en: 'Times are those of {zone}, the time zone of the books.',
    es: 'Las horas son las de {zone}, la zona horaria contable.',
    fr: 'Les heures sont celles de {zone}, le fuseau horaire comptable.',
    de: 'Alle Zeiten gelten für {zone}, die Zeitzone der Buchhaltung.',
  }),
  how: words({
    en: 'Drag an entry to another day, or focus it and press an arrow key. Nothing moves before you confirm.',
    es: 'Arrastre una entrada a otro día, o selecciónela y pulse una flecha. Nada se mueve sin su confirmación.',
    fr: 'Faites glisser une entrée vers un autre jour, ou sélectionnez-la et appuyez sur une flèche. Rien ne bouge sans votre confirmation.',
    de: 'Ziehen Sie einen Eintrag auf einen anderen Tag, oder wählen Sie ihn aus und drücken Sie eine Pfeiltaste. Nichts wird ohne Ihre Bestätigung verschoben.',
  }),
  today: words({ en: 'Today', es: 'Hoy', fr: 'Aujourd’hui', de: 'Heute' }),
  none: words({
    en: 'Nothing is planned in these days.',
    es: 'No hay nada programado en estos días.',
    fr: 'Rien n’est prévu ces jours-ci.',
    de: 'In diesen Tagen ist nichts geplant.',
  }),
  cut: words({
    en: 'There is more than a calendar can show: only the first entries of each kind are here.',
    es: 'Hay más de lo que cabe en un calendario: aquí están solo las primeras entradas de cada tipo.',
    fr: 'Il y en a plus qu’un calendrier ne peut en montrer : seules les premières entrées de chaque sorte figurent ici.',
    de: 'Es gibt mehr, als ein Kalender zeigen kann: Hier stehen nur die ersten Einträge jeder Art.',
  }),
  more: words({ en: '{count} more', es: '{count} más', fr: '{count} de plus', de: '{count} weitere' }),
  goesLive: words({ en: '{name} is published', es: 'Se publica: {name}', fr: 'Publication : {name}', de: '{name} wird veröffentlicht' }),
  goOn: words({
    en: '{count} × {kind} published',
    es: 'Se publican {count} × {kind}',
    fr: 'Publication : {count} × {kind}',
    de: '{count} × {kind} werden veröffentlicht',
  }),
  isWithdrawn: words({ en: '{name} is withdrawn', es: 'Se retira: {name}', fr: 'Retrait : {name}', de: '{name} wird zurückgezogen' }),
  goOff: words({
    en: '{count} × {kind} withdrawn',
    es: 'Se retiran {count} × {kind}',
    fr: 'Retrait : {count} × {kind}',
    de: '{count} × {kind} werden zurückgezogen',
  }),
  wentLive: words({ en: '{name} published', es: 'Publicado: {name}', fr: 'Publié : {name}', de: '{name} veröffentlicht' }),
  wentOn: words({
    en: '{count} × {kind} published',
    es: 'Publicados: {count} × {kind}',
    fr: 'Publiés : {count} × {kind}',
    de: '{count} × {kind} veröffentlicht',
  }),
  codeBegins: words({ en: 'Code {name} begins', es: 'Empieza el código {name}', fr: 'Début du code {name}', de: 'Code {name} beginnt' }),
  codeEnds: words({ en: 'Code {name} ends', es: 'Termina el código {name}', fr: 'Fin du code {name}', de: 'Code {name} endet' }),
  codesBegin: words({
    en: '{count} codes begin',
    es: 'Empiezan {count} códigos',
    fr: 'Début de {count} codes',
    de: '{count} Codes beginnen',
  }),
  codesEnd: words({ en: '{count} codes end', es: 'Terminan {count} códigos', fr: 'Fin de {count} codes', de: '{count} Codes enden' }),
  batchBegins: words({
    en: '{name}: its codes begin',
    es: '{name}: empiezan sus códigos',
    fr: '{name} : début de ses codes',
    de: '{name}: Codes beginnen',
  }),
  batchEnds: words({
    en: '{name}: its codes end',
    es: '{name}: terminan sus códigos',
    fr: '{name} : fin de ses codes',
    de: '{name}: Codes enden',
  }),
  inBatch: words({
    en: 'single-use codes: {count}',
    es: 'códigos de un solo uso: {count}',
    fr: 'codes à usage unique : {count}',
    de: 'Einmalcodes: {count}',
  }),
  rise: words({
    en: 'Announced price rise',
    es: 'Subida de precio anunciada',
    fr: 'Hausse de prix annoncée',
    de: 'Angekündigte Preiserhöhung',
  }),
  risen: words({ en: 'subscriptions: {count}', es: 'suscripciones: {count}', fr: 'abonnements : {count}', de: 'Abonnements: {count}' }),
  live: words({
    en: 'live on the site after {seconds}',
    es: 'en línea al cabo de {seconds}',
    fr: 'en ligne au bout de {seconds}',
    de: 'auf der Website nach {seconds}',
  }),
  notLive: words({
    en: 'visitors do not see it yet',
    es: 'los visitantes aún no lo ven',
    fr: 'les visiteurs ne le voient pas encore',
    de: 'Besucher sehen es noch nicht',
  }),
  failed: words({ en: 'could not be done', es: 'no se pudo hacer', fr: 'n’a pas pu se faire', de: 'ließ sich nicht ausführen' }),
  overdue: words({
    en: 'due, not done yet',
    es: 'ya toca, aún sin hacer',
    fr: 'échu, pas encore fait',
    de: 'fällig, noch nicht ausgeführt',
  }),
  since: words({ en: 'counts since then', es: 'vale desde entonces', fr: 'valable depuis', de: 'gilt seitdem' }),
  over: words({ en: 'does not count any more', es: 'ya no vale', fr: 'n’est plus valable', de: 'gilt nicht mehr' }),
} as const

/** A7: why an entry cannot be moved, or was not. */
export const moveWords = {
  isOver: words({
    en: 'This has happened: it cannot be moved.',
    es: 'Ya ha ocurrido: no se puede mover.',
    fr: 'C’est déjà arrivé : impossible de le déplacer.',
    de: 'Das ist geschehen und lässt sich nicht mehr verschieben.',
  }),
  ofBatch: words({
    en: 'The codes of a batch took their dates when they were made.',
    es: 'Los códigos de un lote recibieron sus fechas al crearse.',
    fr: 'Les codes d’un lot ont reçu leurs dates à leur création.',
    de: 'Die Codes einer Serie haben ihre Daten beim Erstellen bekommen.',
  }),
  tooMany: words({
    en: 'So many codes at one moment are changed in their list.',
    es: 'Tantos códigos a la vez se cambian en su lista.',
    fr: 'Autant de codes à la fois se modifient dans leur liste.',
    de: 'So viele Codes auf einmal ändern Sie in ihrer Liste.',
  }),
  announced: words({
    en: 'Customers were told this date: it follows from their terms.',
    es: 'Esta fecha se comunicó a los clientes: resulta de sus periodos.',
    fr: 'Cette date a été annoncée aux clients : elle découle de leurs périodes.',
    de: 'Dieses Datum wurde den Kunden mitgeteilt: Es folgt aus ihren Laufzeiten.',
  }),
  forMarketing: words({
    en: 'Marketing and administrators may move this.',
    es: 'Esto lo mueven marketing y administración.',
    fr: 'Le marketing et l’administration peuvent le déplacer.',
    de: 'Das dürfen Marketing und Administration verschieben.',
  }),
  past: words({
    en: 'This moment is over.',
    es: 'Ese momento ya ha pasado.',
    fr: 'Ce moment est passé.',
    de: 'Dieser Zeitpunkt ist vorbei.',
  }),
  changed: words({
    en: 'This is no longer planned for that minute: someone moved it, or it has begun. Load the page again.',
    es: 'Esto ya no está programado para ese minuto: alguien lo ha movido o ha empezado. Vuelva a cargar la página.',
    fr: 'Ce n’est plus prévu pour cette minute : quelqu’un l’a déplacé, ou cela a commencé. Rechargez la page.',
    de: 'Das ist nicht mehr für diese Minute geplant: Jemand hat es verschoben, oder es hat begonnen. Laden Sie die Seite neu.',
  }),
  passes: words({
    en: 'Something else is planned for the same document in between: please move that first.',
    es: 'Hay otra cosa programada para el mismo documento en ese intervalo: muévala antes.',
    fr: 'Autre chose est prévu entre-temps pour le même document : déplacez-le d’abord.',
    de: 'Dazwischen ist für dasselbe Dokument etwas anderes geplant: Bitte verschieben Sie das zuerst.',
  }),
  draft: words({
    en: 'This code has a draft, which moving would publish: please publish or discard it first.',
    es: 'Este código tiene un borrador que se publicaría al moverlo: publíquelo o descártelo antes.',
    fr: 'Ce code a un brouillon que le déplacement publierait : publiez-le ou supprimez-le d’abord.',
    de: 'Zu diesem Code gibt es einen Entwurf, den das Verschieben veröffentlichen würde: Bitte veröffentlichen oder verwerfen Sie ihn zuerst.',
  }),
} as const

export const dialogWords = {
  move: words({ en: 'Move', es: 'Mover', fr: 'Déplacer', de: 'Verschieben' }),
  cancel: words({ en: 'Cancel', es: 'Cancelar', fr: 'Annuler', de: 'Abbrechen' }),
  close: words({ en: 'Close', es: 'Cerrar', fr: 'Fermer', de: 'Schließen' }),
  open: words({ en: 'Open it', es: 'Abrir', fr: 'Ouvrir', de: 'Öffnen' }),
  day: words({ en: 'Move to', es: 'Mover al', fr: 'Déplacer au', de: 'Verschieben auf' }),
  time: words({ en: 'Time', es: 'Hora', fr: 'Heure', de: 'Uhrzeit' }),
  now: words({ en: 'Planned for {moment}', es: 'Programado para el {moment}', fr: 'Prévu pour le {moment}', de: 'Geplant für {moment}' }),
  moved: words({
    en: 'Moved to {moment}: {title}',
    es: 'Movido al {moment}: {title}',
    fr: 'Déplacé au {moment} : {title}',
    de: 'Verschoben auf {moment}: {title}',
  }),
  unanswered: words({
    en: 'The shop does not answer. Please try again.',
    es: 'La tienda no responde. Inténtelo de nuevo.',
    fr: 'La boutique ne répond pas. Réessayez.',
    de: 'Der Shop antwortet nicht. Bitte versuchen Sie es noch einmal.',
  }),
} as const

const shownOfDay = 4

interface Folded {
  readonly shown: readonly CalendarEvent[]
  readonly folded: readonly CalendarEvent[]
}

/**
 * Days ahead show their first entries. Past days and today show late entries, then the newest, because that is what an editor looks
 * for after publishing. Both keep chronological order.
 */
export const foldDay = ({ state, events }: Pick<CalendarDay, 'state' | 'events'>): Folded => {
  const late = events.filter(({ tone }) => tone === 'late')
  const rest = events.filter(({ tone }) => tone !== 'late').reverse()
  const first = state === 'ahead' ? events : [...late, ...rest]
  const kept = new Set(first.slice(0, shownOfDay))
  return { shown: events.filter((event) => kept.has(event)), folded: events.filter((event) => !kept.has(event)) }
}
