import { words } from '@/payload/words'

export const recoveryWords = {
  title: words({ en: 'Not saved', es: 'Sin guardar', fr: 'Non enregistré', de: 'Nicht gespeichert' }),
  offer: words({
    en: 'You typed something here on {at} and did not save it.',
    es: 'El {at} escribió algo aquí y no lo guardó.',
    fr: 'Le {at}, vous avez saisi ici quelque chose que vous n’avez pas enregistré.',
    de: 'Am {at} haben Sie hier etwas eingegeben und nicht gespeichert.',
  }),
  clash: words({
    en: 'The same fields have been saved since: putting it back takes the place of what stands there now.',
    es: 'Los mismos campos se han guardado después: al recuperarlo se sustituye lo que hay ahora.',
    fr: 'Les mêmes champs ont été enregistrés depuis : ce que vous rétablissez remplace ce qui s’y trouve.',
    de: 'Dieselben Felder wurden seither gespeichert: Was Sie zurückholen, tritt an die Stelle dessen, was jetzt dort steht.',
  }),
  readOnly: words({
    en: 'It is kept until you can edit this document again.',
    es: 'Se guarda en este navegador hasta que pueda volver a editar este documento.',
    fr: 'Ce texte reste gardé jusqu’à ce que vous puissiez à nouveau modifier ce document.',
    de: 'Es bleibt aufgehoben, bis Sie dieses Dokument wieder bearbeiten können.',
  }),
  show: words({ en: 'What you typed', es: 'Lo que escribió', fr: 'Ce que vous avez saisi', de: 'Was Sie eingegeben haben' }),
  restore: words({ en: 'Put it back', es: 'Recuperar', fr: 'Rétablir', de: 'Zurückholen' }),
  drop: words({ en: 'Discard it', es: 'Descartar', fr: 'Abandonner', de: 'Verwerfen' }),
  unreachable: words({
    en: 'The shop cannot be reached, so nothing was saved. What you typed is still here: save again once the connection is back.',
    es: 'No se puede conectar con la tienda y no se ha guardado nada. Lo que ha escrito sigue aquí: guárdelo de nuevo cuando vuelva la conexión.',
    fr: 'La boutique est injoignable : rien n’a été enregistré. Ce que vous avez saisi est toujours là ; enregistrez à nouveau quand la connexion sera rétablie.',
    de: 'Der Shop ist nicht erreichbar, deshalb wurde nichts gespeichert. Ihre Eingaben sind noch hier: Speichern Sie erneut, sobald die Verbindung wieder da ist.',
  }),
  loggedOut: words({
    en: 'You are no longer logged in, so nothing was saved. What you typed is still here: log in again in another tab, then save.',
    es: 'Su sesión ha terminado y no se ha guardado nada. Lo que ha escrito sigue aquí: inicie sesión en otra pestaña y guarde después.',
    fr: 'Vous n’êtes plus connecté : rien n’a été enregistré. Ce que vous avez saisi est toujours là ; reconnectez-vous dans un autre onglet, puis enregistrez.',
    de: 'Sie sind nicht mehr angemeldet, deshalb wurde nichts gespeichert. Ihre Eingaben sind noch hier: Melden Sie sich in einem anderen Tab an und speichern Sie dann.',
  }),
  logIn: words({
    en: 'Log in, in a new tab',
    es: 'Iniciar sesión en otra pestaña',
    fr: 'Se connecter dans un nouvel onglet',
    de: 'In einem neuen Tab anmelden',
  }),
  back: words({
    en: 'You can save again.',
    es: 'Ya puede volver a guardar.',
    fr: 'Vous pouvez à nouveau enregistrer.',
    de: 'Sie können wieder speichern.',
  }),
} as const
