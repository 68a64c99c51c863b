/** A word the shop does not use, and the one it does. A star stands for any letters, at either end. */
export interface AvoidedWord {
  readonly not: string
  readonly use: string
  /** Where it is meant: the word stands in this. */
  readonly unless?: string
}

const avoid = (not: string, use: string, unless?: string): AvoidedWord => ({ not, use, ...(unless === undefined ? {} : { unless }) })

/**
 * One thing, one word: what stands for a thing of the shop beside its own word, or means something else in the trade.
 * docs/glossary.md, "Words we do not use", says the same.
 */
export const avoidedWords: Readonly<Record<string, readonly AvoidedWord[]>> = {
  en: [
    avoid('e-mail*', 'email'),
    avoid('letterbox', 'mailbox'),
    avoid('coupon*', 'discount code'),
    avoid('e-commerce', 'ecommerce'),
    avoid('TLD*', 'extension'),
    avoid('an ending', 'extension'),
    avoid('every ending', 'extension'),
    avoid('sign in', 'log in'),
    avoid('signed in', 'log in'),
    avoid('2FA', 'two-step login'),
    avoid('MFA', 'two-step login'),
    avoid('blackmail', 'ransomware'),
    avoid('clean-up service', 'malware removal'),
    avoid('uptime watch', 'monitoring'),
    avoid('web site*', 'website'),
    avoid('organization*', 'organisation'),
    avoid('recognize*', 'recognise'),
    avoid('color*', 'colour'),
    avoid('neighbor*', 'neighbour'),
    avoid('center', 'centre', 'resource center'),
    avoid('canceled', 'cancelled'),
  ],
  es: [
    avoid('e-mail*', 'correo'),
    avoid('email', 'correo', 'email marketing'),
    avoid('una carta', 'correo'),
    avoid('divisa*', 'moneda'),
    avoid('cupón', 'código de descuento'),
    avoid('cupones', 'código de descuento'),
    avoid('depósito*', 'anticipo'),
    avoid('términos', 'condiciones'),
    avoid('TLD*', 'extensión'),
    avoid('hospedaje', 'alojamiento'),
    avoid('firewall', 'cortafuegos'),
    avoid('backup*', 'copia de seguridad'),
    avoid('snapshot*', 'instantánea'),
    avoid('vigilancia', 'monitorización'),
    avoid('red de distribución', 'CDN', 'red de distribución de contenido'),
    avoid('correo comercial', 'email marketing'),
    avoid('cámara de copias', 'copia inmutable'),
    avoid('servicio de limpieza', 'eliminación de malware'),
    avoid('chantaje', 'ransomware'),
    avoid('2FA', 'acceso en dos pasos'),
  ],
  fr: [
    avoid('e-mail*', 'mail', 'e-mailing'),
    avoid('courriel*', 'mail'),
    avoid('courrier*', 'mail', 'courrier postal'),
    avoid('coupon*', 'code de réduction'),
    avoid('code promo', 'code de réduction'),
    avoid('TLD*', 'extension'),
    avoid('firewall', 'pare-feu'),
    avoid('backup*', 'sauvegarde'),
    avoid('snapshot*', 'instantané'),
    avoid('ransomware', 'rançongiciel'),
    avoid('verrou de domaine', 'verrouillage du domaine'),
    avoid('diffusion de contenu', 'CDN', 'CDN : diffusion de contenu'),
    avoid('chantage', 'rançongiciel'),
    avoid('service de nettoyage', 'nettoyage antimalware'),
    avoid('GB', 'Go'),
    avoid('TB', 'To'),
    avoid('MB', 'Mo'),
    avoid('2FA', 'connexion en deux étapes'),
  ],
  de: [
    avoid('Email*', 'E-Mail'),
    avoid('Brief*', 'E-Mail', 'per Brief'),
    avoid('Gutschein*', 'Rabattcode'),
    avoid('Coupon*', 'Rabattcode'),
    avoid('Erneuerung*', 'Verlängerung'),
    avoid('TLD*', 'Endung'),
    avoid('AGB', 'Nutzungsbedingungen'),
    avoid('Webseite*', 'Website'),
    avoid('einloggen', 'anmelden'),
    avoid('Netzfilter', 'Firewall'),
    avoid('Überwachung', 'Monitoring'),
    avoid('*wache', 'Monitoring'),
    avoid('Reinigungsdienst', 'Malware-Entfernung'),
    avoid('Erpressung', 'Ransomware'),
    avoid('Passwortraten', 'Erraten von Passwörtern'),
    avoid('2FA', 'Anmeldung in zwei Schritten'),
  ],
}
