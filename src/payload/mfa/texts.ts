import { words } from '@/payload/words'

export const refusals = {
  wrongCode: words({
    en: 'This code is not right, or it has been used. Wait for the next one and enter that.',
    es: 'Este código no es correcto o ya se ha usado. Espere al siguiente e introdúzcalo.',
    fr: 'Ce code n’est pas le bon, ou il a déjà servi. Attendez le suivant et saisissez-le.',
    de: 'Dieser Code stimmt nicht oder wurde schon verwendet. Warten Sie auf den nächsten und geben Sie diesen ein.',
  }),
  tooMany: words({
    en: 'Too many wrong codes. Please wait a while, or use a recovery code.',
    es: 'Demasiados códigos erróneos. Espere un poco o use un código de recuperación.',
    fr: 'Trop de codes erronés. Veuillez patienter, ou utilisez un code de secours.',
    de: 'Zu viele falsche Codes. Bitte warten Sie eine Weile, oder verwenden Sie einen Wiederherstellungscode.',
  }),
  again: words({
    en: 'That took too long, or something has changed meanwhile. Please begin again.',
    es: 'Ha pasado demasiado tiempo o algo ha cambiado entretanto. Empiece de nuevo.',
    fr: 'Cela a pris trop de temps, ou quelque chose a changé entre-temps. Veuillez recommencer.',
    de: 'Das hat zu lange gedauert, oder inzwischen hat sich etwas geändert. Bitte beginnen Sie von vorn.',
  }),
  wrongPassword: words({
    en: 'This is not your current password.',
    es: 'Esta no es su contraseña actual.',
    fr: 'Ce n’est pas votre mot de passe actuel.',
    de: 'Das ist nicht Ihr aktuelles Passwort.',
  }),
  isRequired: words({
    en: 'The site settings ask it of all staff.',
    es: 'Los ajustes del sitio lo exigen a todo el personal.',
    fr: 'Les réglages du site l’exigent de toute l’équipe.',
    de: 'Die Website-Einstellungen verlangen sie vom ganzen Team.',
  }),
  ownFirst: words({
    en: 'Turn it on for yourself first, in your own account: otherwise you would be logged out now.',
    es: 'Actívelo antes para usted, en su propia cuenta: de lo contrario se cerraría ahora su sesión.',
    fr: 'Activez-la d’abord pour vous, dans votre propre compte : sinon vous seriez déconnecté maintenant.',
    de: 'Schalten Sie sie zuerst bei sich ein, in Ihrem eigenen Konto: Sonst würden Sie jetzt abgemeldet.',
  }),
} as const
