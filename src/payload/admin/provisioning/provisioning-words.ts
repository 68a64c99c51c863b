import { words } from '@/payload/words'
import type { GroupField, TextField } from 'payload'
import { shopWritten } from '@/payload/access/rules'
import { plainText } from '@/payload/fields/sales'

export const provisioningWords = {
  task: words({ en: 'Setup task', es: 'Tarea de alta', fr: 'Tâche de mise en place', de: 'Einrichtungsaufgabe' }),
  tasks: words({ en: 'Setup tasks', es: 'Tareas de alta', fr: 'Tâches de mise en place', de: 'Einrichtungsaufgaben' }),
  about: words({
    en: 'What has to happen at the host for what was bought: set up, suspend, resume, change, take away. Where no host does it by itself, do it there and say so here. Of one subscription, a task waits for the one before.',
    es: 'Lo que debe hacerse en el host con lo comprado: poner en marcha, suspender, reanudar, cambiar, retirar. Si ningún host lo hace por sí solo, hágalo allí y márquelo aquí. En una suscripción, cada tarea espera a la anterior.',
    fr: 'Ce qui doit se faire chez l’hébergeur pour ce qui a été acheté : mettre en place, suspendre, réactiver, modifier, supprimer. Si aucun hébergeur ne le fait seul, faites-le chez lui et indiquez-le ici. Pour un abonnement, chaque tâche attend la précédente.',
    de: 'Was beim Host mit dem Gekauften geschehen muss: einrichten, sperren, entsperren, ändern, entfernen. Wo kein Host das von selbst tut, erledigen Sie es dort und vermerken es hier. Je Abonnement wartet eine Aufgabe auf die vorige.',
  }),
  title: words({ en: 'Staff actions', es: 'Acciones del equipo', fr: 'Actions de l’équipe', de: 'Aktionen des Teams' }),
  owner: words({
    en: 'Create the account at the host for the address of the order and have the panel invite it: its owner sets the password there. Never type a password here.',
    es: 'Cree la cuenta en el host para la dirección del pedido y haga que el panel la invite: su titular elige allí la contraseña. No escriba nunca una contraseña aquí.',
    fr: 'Créez le compte chez l’hébergeur pour l’adresse de la commande et faites-la inviter par le panneau : son titulaire y choisit le mot de passe. Ne saisissez jamais de mot de passe ici.',
    de: 'Legen Sie das Konto beim Host für die Adresse der Bestellung an und lassen Sie das Panel sie einladen: Dort wird das Passwort gewählt. Geben Sie hier nie ein Passwort ein.',
  }),
  address: words({ en: 'Server', es: 'Servidor', fr: 'Serveur', de: 'Server' }),
  user: words({ en: 'Username', es: 'Usuario', fr: 'Nom d’utilisateur', de: 'Benutzername' }),
  panel: words({
    en: 'Address of the control panel',
    es: 'Dirección del panel de control',
    fr: 'Adresse du panneau de contrôle',
    de: 'Adresse des Control-Panels',
  }),
  ipv4: words({ en: 'IPv4 address', es: 'Dirección IPv4', fr: 'Adresse IPv4', de: 'IPv4-Adresse' }),
  ipv6: words({ en: 'IPv6 address', es: 'Dirección IPv6', fr: 'Adresse IPv6', de: 'IPv6-Adresse' }),
  mailHost: words({ en: 'Mail server', es: 'Servidor de correo', fr: 'Serveur de messagerie', de: 'Mailserver' }),
  reason: words({ en: 'Reason', es: 'Motivo', fr: 'Motif', de: 'Grund' }),
  done: words({ en: 'It is done', es: 'Está hecho', fr: 'C’est fait', de: 'Ist erledigt' }),
  failed: words({ en: 'It cannot be done', es: 'No se puede hacer', fr: 'C’est impossible', de: 'Geht nicht' }),
  again: words({ en: 'Run again', es: 'Ejecutar de nuevo', fr: 'Relancer', de: 'Erneut ausführen' }),
  noted: words({ en: 'Noted.', es: 'Anotado.', fr: 'C’est noté.', de: 'Vermerkt.' }),
  malformed: words({
    en: 'Please give a reason; with access data all three, the address of the panel beginning with https://.',
    es: 'Indique un motivo; si da los datos de acceso, los tres, y la dirección del panel debe empezar por https://.',
    fr: 'Veuillez indiquer un motif ; pour les accès, les trois champs, et une adresse du panneau en https://.',
    de: 'Bitte geben Sie einen Grund an; bei Zugangsdaten alle drei, die Adresse des Panels mit https://.',
  }),
  missing: words({
    en: 'There is no such task.',
    es: 'No existe esa tarea.',
    fr: 'Cette tâche n’existe pas.',
    de: 'Diese Aufgabe gibt es nicht.',
  }),
  notNow: words({
    en: 'Its state does not allow this. Reload the page.',
    es: 'Su estado no lo permite. Vuelva a cargar la página.',
    fr: 'Son état ne le permet pas. Rechargez la page.',
    de: 'Ihr Status lässt das nicht zu. Bitte laden Sie die Seite neu.',
  }),
} as const

/** The customer's email, read through the order at the end of `path`; virtual. */
export const itsEmail = (path: string): TextField =>
  shopWritten({
    name: 'email',
    type: 'text',
    virtual: path,
    label: words({ en: 'Email', es: 'Correo electrónico', fr: 'Mail', de: 'E-Mail' }),
    admin: { position: 'sidebar' },
  })

/** U28: where the customer finds the service. Contains no secrets. */
export const accessFields: GroupField = shopWritten({
  name: 'access',
  type: 'group',
  label: words({ en: 'Access', es: 'Acceso', fr: 'Accès', de: 'Zugang' }),
  fields: [
    plainText('address', provisioningWords.address),
    plainText('user', provisioningWords.user),
    plainText('panel', provisioningWords.panel),
    plainText('ipv4', provisioningWords.ipv4),
    plainText('ipv6', provisioningWords.ipv6),
    plainText('mailHost', provisioningWords.mailHost),
  ],
})
