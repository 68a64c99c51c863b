/** Payload's German says "du": what it says to the person, as the shop does. */
export const german = {
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
    notAllowedToAccessPage: 'Sie dürfen diese Seite nicht öffnen.',
    notAllowedToPerformAction: 'Das dürfen Sie nicht.',
    unauthorized: 'Dafür müssen Sie angemeldet sein.',
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
    documentOutOfDate: 'Jemand anderes hat dieses Dokument inzwischen geändert. Sie sehen einen alten Stand.',
    enterAValue: 'Wert eingeben',
    moveConfirm: '{{count}} {{label}} nach <1>{{destination}}</1> verschieben?',
    sorryNotFound: 'Zu dieser Adresse gibt es hier nichts.',
    unsavedChanges: 'Es gibt ungespeicherte Änderungen. Speichern oder verwerfen Sie sie, bevor Sie fortfahren.',
    unsavedChangesDuplicate: 'Es gibt ungespeicherte Änderungen. Trotzdem duplizieren?',
  },
  // it stands after "Duplizieren"
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
    // the span of time comes without its case: "2 Monate"
    lastSavedAgo: 'Zuletzt gespeichert: {{distance}} her',
    versionAgo: '{{distance}} her',
    aboutToPublishSelection: 'Alle ausgewählten {{label}} veröffentlichen?',
    aboutToRevertToPublished: 'Zurück zu dem, was veröffentlicht ist? Was seither im Entwurf steht, geht verloren.',
    aboutToUnpublish: 'Die Veröffentlichung aufheben? Besucher sehen es dann nicht mehr.',
    aboutToUnpublishIn: 'Die Veröffentlichung auf {{locale}} aufheben? Besucher sehen es dann in dieser Sprache nicht mehr.',
    aboutToUnpublishSelection: 'Die Veröffentlichung aller ausgewählten {{label}} aufheben? Besucher sehen sie dann nicht mehr.',
  },
} as const
