import type { Messages } from '@/lib/i18n/messages'
import type { Words } from '@/cms/words'
import { place } from './message-place'

/** The parts that a namespace is divided into. */
type PartsOf<Name extends keyof Messages> = {
  readonly [Part in keyof Messages[Name] as Messages[Name][Part] extends string ? never : Part]: Words
}

const account: PartsOf<'account'> = {
  balance: place('Balance of a subscription', 'Saldo de una suscripción', 'Solde d’un abonnement', 'Guthaben eines Abonnements'),
  cancelContract: place('Cancellation of a contract', 'Cancelación de un contrato', 'Résiliation d’un contrat', 'Kündigung eines Vertrags'),
  cards: place('Saved cards', 'Tarjetas guardadas', 'Cartes enregistrées', 'Gespeicherte Karten'),
  change: place('Change of a plan', 'Cambio de plan', 'Changement d’offre', 'Tarifwechsel'),
  claim: place('An order joins the account', 'Pedido añadido a la cuenta', 'Commande ajoutée au compte', 'Bestellung ins Konto übernehmen'),
  codeStep: place('Second step of the login', 'Segundo paso del acceso', 'Deuxième étape de connexion', 'Zweiter Schritt der Anmeldung'),
  contacts: place('Owner of a domain', 'Titular de un dominio', 'Titulaire d’un domaine', 'Inhaber einer Domain'),
  dashboard: place('Overview', 'Resumen', 'Vue d’ensemble', 'Übersicht'),
  dns: place('Name servers and DNS', 'Servidores de nombres y DNS', 'Serveurs de noms et DNS', 'Nameserver und DNS'),
  domains: place('Domains', 'Dominios', 'Domaines', 'Domains'),
  errors: place('Error messages', 'Mensajes de error', 'Messages d’erreur', 'Fehlermeldungen'),
  fields: place('Fields', 'Campos', 'Champs', 'Felder'),
  firstSteps: place('First steps', 'Primeros pasos', 'Premiers pas', 'Erste Schritte'),
  forgot: place('Forgotten password', 'Contraseña olvidada', 'Mot de passe oublié', 'Passwort vergessen'),
  invoices: place('Invoices', 'Facturas', 'Factures', 'Rechnungen'),
  login: place('Login', 'Acceso', 'Connexion', 'Anmeldung'),
  moneyBack: place('Money back', 'Devolución del dinero', 'Remboursement', 'Geld zurück'),
  nav: place('Menu', 'Menú', 'Menu', 'Menü'),
  newCodes: place('New recovery codes', 'Nuevos códigos de recuperación', 'Nouveaux codes de secours', 'Neue Wiederherstellungscodes'),
  order: place('An order', 'Un pedido', 'Une commande', 'Eine Bestellung'),
  parts: place('Payments in parts', 'Pagos a plazos', 'Paiements en plusieurs fois', 'Ratenzahlung'),
  passkeys: place('Passkeys', 'Claves de acceso', 'Clés d’accès', 'Passkeys'),
  profile: place('Profile', 'Perfil', 'Profil', 'Profil'),
  register: place('Opening an account', 'Creación de la cuenta', 'Création du compte', 'Konto eröffnen'),
  renew: place('Renewal of a domain', 'Renovación de un dominio', 'Renouvellement d’un domaine', 'Verlängerung einer Domain'),
  reset: place('New password', 'Contraseña nueva', 'Nouveau mot de passe', 'Neues Passwort'),
  settings: place('Settings', 'Ajustes', 'Réglages', 'Einstellungen'),
  subscriptions: place('Subscriptions', 'Suscripciones', 'Abonnements', 'Abonnements'),
  twoStep: place('Two-step login', 'Acceso en dos pasos', 'Connexion en deux étapes', 'Anmeldung in zwei Schritten'),
  twoStepSetup: place(
    'Setting up two-step login',
    'Activar el acceso en dos pasos',
    'Activer la connexion en deux étapes',
    'Zwei Schritte einrichten',
  ),
  verify: place('Confirming an address', 'Confirmación de la dirección', 'Confirmation de l’adresse', 'Adresse bestätigen'),
}

const mail: PartsOf<'mail'> = {
  addressKnown: place('Address already known', 'Dirección ya conocida', 'Adresse déjà connue', 'Adresse schon bekannt'),
  contactConfirmation: place('Message received', 'Mensaje recibido', 'Message reçu', 'Nachricht eingegangen'),
  domainExpired: place('Domain is free again', 'Dominio libre de nuevo', 'Domaine de nouveau libre', 'Domain wieder frei'),
  domainGrace: place('Domain has expired', 'Dominio vencido', 'Domaine expiré', 'Domain abgelaufen'),
  domainRedemption: place('Domain in redemption', 'Dominio en recuperación', 'Domaine en rédemption', 'Domain in der Rückholfrist'),
  domainRegistered: place('Domain registered', 'Dominio registrado', 'Domaine enregistré', 'Domain registriert'),
  facts: place('Details below an email', 'Datos al pie del correo', 'Détails au bas du mail', 'Angaben unter der E-Mail'),
  migrationConfirmation: place('Moving a site', 'Traslado de un sitio', 'Transfert d’un site', 'Umzug einer Website'),
  nameLost: place('Name was gone', 'Nombre perdido', 'Nom perdu', 'Name nicht mehr frei'),
  orderCancelled: place('Order cancelled', 'Pedido cancelado', 'Commande annulée', 'Bestellung storniert'),
  orderReceipt: place('Receipt of an order', 'Recibo del pedido', 'Reçu de la commande', 'Beleg der Bestellung'),
  orderRefunded: place('Refund', 'Reembolso', 'Remboursement', 'Rückzahlung'),
  passwordChanged: place('Password changed', 'Contraseña cambiada', 'Mot de passe modifié', 'Passwort geändert'),
  paymentApart: place('Payment that does not match', 'Pago que no coincide', 'Paiement qui ne correspond pas', 'Abweichende Zahlung'),
  paymentFailed: place('Payment failed', 'Pago fallido', 'Paiement échoué', 'Zahlung fehlgeschlagen'),
  paymentReceived: place('Payment received', 'Pago recibido', 'Paiement reçu', 'Zahlung eingegangen'),
  paymentReminder: place('Payment reminder', 'Recordatorio de pago', 'Rappel de paiement', 'Zahlungserinnerung'),
  renewalReminder: place('Reminder of a renewal', 'Aviso de renovación', 'Rappel de renouvellement', 'Erinnerung an die Verlängerung'),
  resetPassword: place('New password', 'Contraseña nueva', 'Nouveau mot de passe', 'Neues Passwort'),
  securityNotice: place('Security notices', 'Avisos de seguridad', 'Avis de sécurité', 'Sicherheitshinweise'),
  staffNotice: place('Notice to staff', 'Aviso al personal', 'Avis au personnel', 'Hinweis an das Team'),
  subscription: place('Subscription', 'Suscripción', 'Abonnement', 'Abonnement'),
  subscriptionOrder: place(
    'Order of the next term',
    'Pedido del próximo periodo',
    'Commande de la prochaine période',
    'Bestellung der nächsten Laufzeit',
  ),
  transferAwaiting: place('Transfer awaits the registry', 'Transferencia a la espera', 'Transfert en attente', 'Transfer wartet'),
  transferCompleted: place('Transfer completed', 'Transferencia terminada', 'Transfert terminé', 'Transfer abgeschlossen'),
  transferFailed: place('Transfer failed', 'Transferencia fallida', 'Transfert échoué', 'Transfer fehlgeschlagen'),
  transferRequested: place('Transfer ordered', 'Transferencia pedida', 'Transfert commandé', 'Transfer bestellt'),
  verifyEmail: place('Confirming an address', 'Confirmación de la dirección', 'Confirmation de l’adresse', 'Adresse bestätigen'),
}

/** What many namespaces divide themselves into, by the same names. */
const common: Readonly<Record<string, Words>> = {
  errors: account.errors,
  fields: account.fields,
  facts: place('Details', 'Datos', 'Détails', 'Angaben'),
  reasons: place('Reasons of a refusal', 'Motivos de rechazo', 'Motifs de refus', 'Gründe einer Ablehnung'),
  sort: place('Sorting', 'Orden', 'Tri', 'Sortierung'),
  steps: place('Steps', 'Pasos', 'Étapes', 'Schritte'),
  pay: place('Payment', 'Pago', 'Paiement', 'Zahlung'),
  bank: place('Bank transfer', 'Transferencia bancaria', 'Virement', 'Überweisung'),
  invoices: account.invoices,
}

const own: Readonly<Record<string, Readonly<Record<string, Words>>>> = { account, mail }

/** Which part of its namespace a message belongs to, where that has a name. */
export const partOfMessage = (key: string): Words | null => {
  const [namespace = '', part = '', ...rest] = key.split('.')
  return rest.length === 0 ? null : (own[namespace]?.[part] ?? common[part] ?? null)
}
