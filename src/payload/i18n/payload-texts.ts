import type { LocalizedValue } from '@/lib/config/locales'
import { shortestPassword } from '@/core/accounts/password-strength'

/** Payload's German uses "du"; the shop uses the formal address. */
const german = {
  authentication: {
    checkYourEmailForPasswordReset:
      'Wenn die E-Mail-Adresse zu einem Konto gehört, erhalten Sie in Kürze eine Anleitung zum Zurücksetzen des Passworts. Sehen Sie auch im Spam-Ordner nach.',
    forgotPasswordEmailInstructions: 'Geben Sie Ihre E-Mail-Adresse ein. Sie erhalten eine Anleitung zum Zurücksetzen des Passworts.',
    forgotPasswordUsernameInstructions:
      'Geben Sie Ihren Benutzernamen ein. Eine Anleitung zum Zurücksetzen des Passworts geht an die E-Mail-Adresse dazu.',
    generatingNewAPIKeyWillInvalidate: 'Ein neuer API-Schlüssel macht den bisherigen <1>ungültig</1>. Fortfahren?',
    loggedIn: 'Um sich mit einem anderen Konto anzumelden, <0>melden Sie sich zuerst ab</0>.',
    loggedInChangePassword: 'Ihr Passwort ändern Sie in Ihrem <0>Konto</0>.',
    loggedOutInactivity: 'Sie wurden abgemeldet, weil Sie längere Zeit nichts getan haben.',
    loggedOutSuccessfully: 'Sie sind abgemeldet.',
    loginWithAnotherUser: 'Um sich mit einem anderen Konto anzumelden, <0>melden Sie sich zuerst ab</0>.',
    newPassword: `Neues Passwort (mindestens ${shortestPassword} Zeichen)`,
    newAccountCreated:
      'Für Sie wurde ein Konto auf <a href="{{serverURL}}">{{serverURL}}</a> angelegt. Folgen Sie diesem Link, um Ihre E-Mail-Adresse zu bestätigen: <a href="{{verificationURL}}">{{verificationURL}}</a><br> Danach können Sie sich anmelden.',
    resetYourPassword: 'Passwort zurücksetzen',
    verifyYourEmail: 'E-Mail-Adresse bestätigen',
    youAreInactive:
      'Sie haben längere Zeit nichts getan und werden zu Ihrer Sicherheit in Kürze abgemeldet. Möchten Sie angemeldet bleiben?',
    youAreReceivingResetPassword:
      'Sie erhalten diese Nachricht, weil für Ihr Konto ein neues Passwort angefordert wurde. Folgen Sie diesem Link, um es zu setzen:',
    youDidNotRequestPassword: 'Wenn das nicht von Ihnen kam, ist nichts zu tun: Ihr Passwort bleibt, wie es ist.',
  },
  dashboard: {
    discardMessage: 'An der Anordnung der Übersicht gibt es ungespeicherte Änderungen. Verwerfen?',
    noItems: 'Auf Ihrer Übersicht steht noch nichts. Im Menü „Übersicht“ oben fügen Sie etwas hinzu.',
  },
  error: {
    deletingTitle: '{{title}} wurde nicht gelöscht. Prüfen Sie Ihre Verbindung, und versuchen Sie es noch einmal.',
    documentNotFound: 'Das Dokument {{id}} ist nicht da: Es wurde gelöscht, hat nie bestanden, oder Sie dürfen es nicht sehen.',
    notAllowedToAccessPage: 'Ihre Rolle darf diese Seite nicht öffnen. Wenden Sie sich an einen Administrator.',
    notAllowedToPerformAction: 'Ihre Rolle darf das nicht. Wenden Sie sich an einen Administrator.',
    unauthorized: 'Ihre Rolle darf diese Seite nicht öffnen. Wenden Sie sich an einen Administrator.',
    unverifiedEmail: 'Bestätigen Sie Ihre E-Mail-Adresse, bevor Sie sich anmelden.',
  },
  fields: {
    chooseBetweenCustomTextOrDocument: 'Geben Sie eine Adresse ein, oder verknüpfen Sie ein Dokument.',
    chooseDocumentToLink: 'Dokument zum Verknüpfen auswählen',
  },
  folder: {
    folderTypeDescription: 'Welche Dokumente in diesem Ordner liegen dürfen.',
    moveItemsToFolderConfirmation: '<1>{{count}} {{label}}</1> nach <2>{{toFolder}}</2> verschieben?',
    moveItemsToRootConfirmation: '<1>{{count}} {{label}}</1> in den Hauptordner verschieben?',
    moveItemToFolderConfirmation: '<1>{{title}}</1> nach <2>{{toFolder}}</2> verschieben?',
    moveItemToRootConfirmation: '<1>{{title}}</1> in den Hauptordner verschieben?',
  },
  general: {
    aboutToDelete: '{{label}} <1>{{title}}</1> löschen?',
    aboutToDeleteCount_many: '{{count}} {{label}} löschen?',
    aboutToDeleteCount_one: '{{count}} {{label}} löschen?',
    aboutToDeleteCount_other: '{{count}} {{label}} löschen?',
    aboutToPermanentlyDelete: '{{label}} <1>{{title}}</1> endgültig löschen?',
    aboutToPermanentlyDeleteTrash: '<0>{{count}}</0> <1>{{label}}</1> endgültig aus dem Papierkorb löschen?',
    aboutToRestore: '{{label}} <1>{{title}}</1> wiederherstellen?',
    aboutToRestoreAsDraft: '{{label}} <1>{{title}}</1> als Entwurf wiederherstellen?',
    aboutToRestoreAsDraftCount: '{{count}} {{label}} als Entwurf wiederherstellen?',
    aboutToRestoreCount: '{{count}} {{label}} wiederherstellen?',
    aboutToTrash: '{{label}} <1>{{title}}</1> in den Papierkorb verschieben?',
    aboutToTrashCount: '{{count}} {{label}} in den Papierkorb verschieben?',
    changesNotSaved: 'Ihre Änderungen sind nicht gespeichert. Wenn Sie diese Seite verlassen, gehen sie verloren.',
    copyWarning: '{{to}} wird mit {{from}} überschrieben, für {{label}} {{title}}. Fortfahren?',
    creatingNewLabel: '{{label}}: neu',
    currentlyEditing:
      'bearbeitet dieses Dokument gerade. Wenn Sie übernehmen, kann dort nicht weiter geschrieben werden, und Ungespeichertes kann verloren gehen.',
    documentOutOfDate:
      'Jemand anderes hat dieses Dokument geändert, seit Sie es geöffnet haben. Ihre Eingaben bleiben erhalten und werden Ihnen nach dem Neuladen wieder angeboten.',
    enterAValue: 'Wert eingeben',
    moveConfirm: '{{count}} {{label}} nach <1>{{destination}}</1> verschieben?',
    sorryNotFound: 'Unter dieser Adresse gibt es nichts, oder Ihre Rolle darf es nicht öffnen.',
    unsavedChanges: 'Es gibt ungespeicherte Änderungen. Speichern oder verwerfen Sie sie, bevor Sie fortfahren.',
    unsavedChangesDuplicate: 'Es gibt ungespeicherte Änderungen. Trotzdem duplizieren?',
  },
  // Follows "Duplizieren".
  localization: { selectedLocales: 'in ausgewählten Sprachen' },
  upload: {
    cropToolDescription: 'Ziehen Sie an den Ecken, zeichnen Sie einen neuen Ausschnitt, oder ändern Sie die Werte unten.',
    focalPointDescription: 'Ziehen Sie den Punkt im Bild dorthin, was immer zu sehen sein soll, oder ändern Sie die Werte unten.',
  },
  validation: {
    emailAddress: 'Geben Sie eine gültige E-Mail-Adresse ein.',
    enterNumber: 'Geben Sie eine gültige Zahl ein.',
    username: 'Geben Sie einen gültigen Benutzernamen ein: Buchstaben, Ziffern, Bindestriche, Punkte und Unterstriche.',
  },
  version: {
    // The distance is inserted uninflected: "2 Monate".
    lastSavedAgo: 'Zuletzt gespeichert: {{distance}} her',
    versionAgo: '{{distance}} her',
    aboutToPublishSelection: 'Alle ausgewählten {{label}} veröffentlichen?',
    aboutToRevertToPublished: 'Zurück zu dem, was veröffentlicht ist? Was seither im Entwurf steht, geht verloren.',
    aboutToUnpublish: 'Die Veröffentlichung aufheben? Besucher sehen es dann nicht mehr.',
    aboutToUnpublishIn: 'Die Veröffentlichung auf {{locale}} aufheben? Besucher sehen es dann in dieser Sprache nicht mehr.',
    schedulePublish: 'Veröffentlichung planen',
    aboutToUnpublishSelection: 'Die Veröffentlichung aller ausgewählten {{label}} aufheben? Besucher sehen sie dann nicht mehr.',
  },
} as const

/** Payload's Spanish uses "tú"; the shop uses the formal address. */
const spanish = {
  authentication: {
    alreadyLoggedIn: 'La sesión ya está iniciada',
    beginCreateFirstUser: 'Para empezar, cree el primer usuario.',
    checkYourEmailForPasswordReset:
      'Si la dirección de correo pertenece a una cuenta, recibirá en breve cómo restablecer la contraseña. Mire también en la carpeta de correo no deseado.',
    forgotPasswordEmailInstructions: 'Introduzca su dirección de correo. Recibirá cómo restablecer la contraseña.',
    forgotPasswordQuestion: '¿Ha olvidado su contraseña?',
    forgotPasswordUsernameInstructions:
      'Introduzca su nombre de usuario. Enviaremos cómo restablecer la contraseña a la dirección de correo correspondiente.',
    generatingNewAPIKeyWillInvalidate: 'Una clave API nueva <1>invalida</1> la anterior. ¿Continuar?',
    loggedIn: 'Para entrar con otra cuenta, <0>cierre primero la sesión</0>.',
    loggedInChangePassword: 'Su contraseña se cambia en <0>su cuenta</0>.',
    loggedOutInactivity: 'La sesión se ha cerrado por inactividad.',
    loggedOutSuccessfully: 'La sesión está cerrada.',
    loginWithAnotherUser: 'Para entrar con otra cuenta, <0>cierre primero la sesión</0>.',
    newPassword: `Nueva contraseña (al menos ${shortestPassword} caracteres)`,
    newAccountCreated:
      'Tiene una cuenta nueva en <a href="{{serverURL}}">{{serverURL}}</a>. Siga este enlace para confirmar su dirección de correo: <a href="{{verificationURL}}">{{verificationURL}}</a><br> Después podrá iniciar sesión.',
    resetYourPassword: 'Restablecer la contraseña',
    verifyYourEmail: 'Confirmar la dirección de correo',
    youAreInactive: 'Lleva un tiempo sin actividad y, por su seguridad, la sesión se cerrará en breve. ¿Desea mantenerla abierta?',
    youAreReceivingResetPassword:
      'Recibe este mensaje porque se ha pedido una contraseña nueva para su cuenta. Siga este enlace para establecerla:',
    youDidNotRequestPassword: 'Si no la ha pedido usted, no tiene que hacer nada: su contraseña no cambia.',
  },
  error: {
    deletingTitle: '{{title}} no se ha eliminado. Compruebe su conexión e inténtelo de nuevo.',
    notAllowedToAccessPage: 'Su rol no permite abrir esta página. Consulte a un administrador.',
    notAllowedToPerformAction: 'Su rol no permite hacer esto. Consulte a un administrador.',
    unauthorized: 'Su rol no permite abrir esta página. Consulte a un administrador.',
    unverifiedEmail: 'Confirme su dirección de correo antes de iniciar sesión.',
  },
  fields: {
    chooseBetweenCustomTextOrDocument: 'Introduzca una dirección o enlace un documento.',
    chooseDocumentToLink: 'Elegir el documento que se enlaza',
    enterURL: 'Introduzca una dirección',
  },
  general: {
    // as in the menu
    backToDashboard: 'Volver al resumen',
    dashboard: 'Resumen',
    changesNotSaved: 'Sus cambios no están guardados. Si sale de esta página, se perderán.',
    currentlyEditing:
      'está editando este documento. Si toma usted el control, esa persona no podrá seguir y puede perder lo que no haya guardado.',
    documentOutOfDate:
      'Otra persona ha modificado este documento desde que usted lo abrió. Lo que ha escrito se conserva y podrá recuperarlo después de recargar.',
    enterAValue: 'Introduzca un valor',
    resetPreferencesDescription: 'Todas sus preferencias vuelven a los valores de partida.',
    sorryNotFound: 'En esta dirección no hay nada, o su rol no permite abrirlo.',
    unsavedChanges: 'Hay cambios sin guardar. Guárdelos o descártelos antes de continuar.',
    unsavedChangesDuplicate: 'Hay cambios sin guardar. ¿Duplicar de todos modos?',
    welcome: 'Bienvenida',
  },
  localization: { selectedLocales: 'en idiomas elegidos', selectLocaleToCopy: 'Elija el idioma que se copia' },
  upload: {
    cropToolDescription: 'Arrastre las esquinas, dibuje otro recorte o ajuste los valores de abajo.',
    dragAndDrop: 'Arrastre y suelte un archivo',
    dragAndDropHere: 'o arrastre un archivo hasta aquí',
    focalPointDescription: 'Arrastre el punto hasta lo que siempre debe verse o ajuste los valores de abajo.',
    selectCollectionToBrowse: 'Elija una lista',
    selectFile: 'Elegir un archivo',
  },
  validation: {
    emailAddress: 'Introduzca una dirección de correo válida.',
    enterNumber: 'Introduzca un número válido.',
    username: 'Introduzca un nombre de usuario válido: letras, números, guiones, puntos y guiones bajos.',
  },
} as const

/** Payload's French says “sauvegarder”, “éditer” and “un(e) nouveau ou nouvelle”. */
const french = {
  authentication: { newPassword: `Nouveau mot de passe (au moins ${shortestPassword} caractères)` },
  fields: {
    addNew: 'Ajouter',
    addNewLabel: 'Ajouter\u202f: {{label}}',
    saveChanges: 'Enregistrer les modifications',
    uploadNewLabel: 'Téléverser\u202f: {{label}}',
  },
  general: {
    // as in the menu
    backToDashboard: 'Retour à la vue d’ensemble',
    dashboard: 'Vue d’ensemble',
    createNew: 'Créer',
    createNewLabel: 'Créer\u202f: {{label}}',
    edit: 'Modifier',
    leaveWithoutSaving: 'Quitter sans enregistrer',
    save: 'Enregistrer',
    saving: 'Enregistrement…',
    // Payload's French calls the placeholder "titre".
    schedulePublishFor: 'Programmer la publication\u202f: {{title}}',
  },
  version: { lastSavedAgo: 'Dernier enregistrement il y a {{distance}}' },
} as const

interface Overrides {
  readonly authentication: Readonly<Record<'newPassword', string>>
  /** Only on the pen icon of an article's picture. */
  readonly fields: Readonly<Record<'editRelationship', string>>
  readonly general: Readonly<
    Record<
      | 'creatingNewLabel'
      | 'documentOutOfDate'
      | 'menu'
      | 'or'
      | 'searchBy'
      | 'noLabel'
      | 'noResultsFound'
      | 'noResultsDescription'
      | 'payloadSettings'
      | 'sorryNotFound'
      | 'true'
      | 'false',
      string
    >
  >
  readonly error: Readonly<
    Record<'noFilesUploaded' | 'valueMustBeUnique' | 'notAllowedToAccessPage' | 'notAllowedToPerformAction' | 'unauthorized', string>
  >
  readonly localization: Readonly<Record<'localeToPublish', string>>
  readonly version: Readonly<Record<'aboutToRestore' | 'aboutToRestoreGlobal' | 'preview', string>>
}

/** Replaces texts of Payload that are misleading, informal or unidiomatic. */
export const translations: LocalizedValue<Overrides> = {
  en: {
    authentication: { newPassword: `New password (at least ${shortestPassword} characters)` },
    fields: { editRelationship: 'Edit caption' },
    general: {
      documentOutOfDate:
        'Someone else has changed this document since you opened it. What you typed is kept and offered to you again after reloading.',
      noLabel: '–',
      sorryNotFound: 'There is nothing at this address, or your role can’t open it.',
      payloadSettings: 'Language and appearance',
      true: 'Yes',
      false: 'No',
      menu: 'Menu',
      or: 'or',
      searchBy: 'Search: {{label}}',
      creatingNewLabel: 'New {{label}}',
      noResultsFound: 'Nothing here',
      noResultsDescription:
        'Either nothing has been created yet, or nothing matches the search and filters above. Clear them to see everything.',
    },
    error: {
      noFilesUploaded: 'Choose a file first.',
      valueMustBeUnique: 'This value is already in use. Choose another one.',
      notAllowedToAccessPage: 'Your role can’t open this page. Ask an administrator.',
      notAllowedToPerformAction: 'Your role can’t do this. Ask an administrator.',
      unauthorized: 'Your role can’t open this page. Ask an administrator.',
    },
    localization: {
      localeToPublish: 'Language to publish (the other languages stay as published, or show the English texts)',
    },
    version: {
      aboutToRestore:
        'This returns the {{label}} to its state of {{versionDate}}. Visitors see it immediately, unless you restore it as a draft.',
      aboutToRestoreGlobal: 'This returns {{label}} to its state of {{versionDate}}. Visitors see it immediately.',
      preview: 'View page',
    },
  },
  es: {
    ...spanish,
    fields: { ...spanish.fields, editRelationship: 'Editar el pie de imagen' },
    general: {
      noLabel: '–',
      ...spanish.general,
      payloadSettings: 'Idioma y apariencia',
      true: 'Sí',
      false: 'No',
      menu: 'el menú',
      or: 'o',
      searchBy: 'Buscar: {{label}}',
      creatingNewLabel: 'Crear: {{label}}',
      noResultsFound: 'Aquí no hay nada',
      noResultsDescription: 'O aún no se ha creado nada, o la búsqueda y los filtros de arriba no dejan nada: quítelos para verlo todo.',
    },
    error: { ...spanish.error, noFilesUploaded: 'Elija primero un archivo.', valueMustBeUnique: 'Ya está en uso: elija otro, por favor.' },
    localization: {
      ...spanish.localization,
      localeToPublish: 'Idioma que se publica (los demás siguen como están publicados o muestran los textos en inglés)',
    },
    version: {
      aboutToRestore:
        'Este documento ({{label}}) vuelve a su estado del {{versionDate}}. Los visitantes lo verán enseguida, salvo que vuelva como borrador.',
      aboutToRestoreGlobal: '{{label}} vuelve a su estado del {{versionDate}}. Los visitantes lo verán enseguida.',
      preview: 'Ver la página',
    },
  },
  fr: {
    ...french,
    fields: { ...french.fields, editRelationship: 'Modifier la légende' },
    general: {
      ...french.general,
      documentOutOfDate:
        'Une autre personne a modifié ce document depuis que vous l’avez ouvert. Votre saisie est conservée et vous sera proposée après le rechargement.',
      noLabel: '–',
      sorryNotFound: 'Il n’y a rien à cette adresse, ou votre rôle ne permet pas de l’ouvrir.',
      payloadSettings: 'Langue et apparence',
      true: 'Oui',
      false: 'Non',
      menu: 'le menu',
      or: 'ou',
      searchBy: 'Rechercher\u202f: {{label}}',
      creatingNewLabel: 'Créer\u202f: {{label}}',
      noResultsFound: 'Rien ici',
      noResultsDescription:
        'Soit rien n’a encore été créé, soit la recherche et les filtres ci-dessus ne laissent rien\u202f: effacez-les pour tout voir.',
    },
    error: {
      noFilesUploaded: 'Choisissez d’abord un fichier.',
      valueMustBeUnique: 'Déjà utilisé : veuillez en choisir un autre.',
      notAllowedToAccessPage: 'Votre rôle ne permet pas d’ouvrir cette page. Adressez-vous à un administrateur.',
      notAllowedToPerformAction: 'Votre rôle ne permet pas cette action. Adressez-vous à un administrateur.',
      unauthorized: 'Votre rôle ne permet pas d’ouvrir cette page. Adressez-vous à un administrateur.',
    },
    localization: {
      localeToPublish: 'Langue à publier (les autres gardent leur version publiée ou affichent les textes anglais)',
    },
    version: {
      ...french.version,
      aboutToRestore:
        'Ce document ({{label}}) revient à son état du {{versionDate}}. Les visiteurs le verront aussitôt, sauf s’il revient en brouillon.',
      aboutToRestoreGlobal: '{{label}} revient à son état du {{versionDate}}. Les visiteurs le verront aussitôt.',
      preview: 'Voir la page',
    },
  },
  de: {
    ...german,
    fields: { ...german.fields, editRelationship: 'Bildunterschrift bearbeiten' },
    general: {
      noLabel: '–',
      ...german.general,
      payloadSettings: 'Sprache und Darstellung',
      true: 'Ja',
      false: 'Nein',
      menu: '(Menü)',
      or: 'oder',
      searchBy: 'Suchen: {{label}}',
      noResultsFound: 'Hier ist nichts',
      noResultsDescription:
        'Entweder wurde noch nichts angelegt, oder Suche und Filter lassen nichts übrig: Löschen Sie sie, um alles zu sehen.',
    },
    error: {
      ...german.error,
      noFilesUploaded: 'Wählen Sie zuerst eine Datei.',
      valueMustBeUnique: 'Das ist schon vergeben: Bitte wählen Sie etwas anderes.',
    },
    localization: {
      ...german.localization,
      localeToPublish: 'Zu veröffentlichende Sprache (die anderen bleiben wie veröffentlicht oder zeigen die englischen Texte)',
    },
    version: {
      ...german.version,
      aboutToRestore: '{{label}} kehrt zum Stand vom {{versionDate}} zurück. Besucher sehen ihn sofort, außer er kommt als Entwurf zurück.',
      aboutToRestoreGlobal: '{{label}} kehrt zum Stand vom {{versionDate}} zurück. Besucher sehen ihn sofort.',
      preview: 'Seite ansehen',
    },
  },
}
