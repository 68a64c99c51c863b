import type { Locale, LocalizedValue } from '@/lib/config/locales'

/** Lines as editors write them, such as `refund = money back, return`. */
export const readSynonyms = (lines: string): readonly (readonly string[])[] =>
  lines
    .split('\n')
    .map((line) =>
      line
        .split(/[=,]/)
        .map((phrase) => phrase.trim())
        .filter((phrase) => phrase !== ''),
    )
    .filter((phrases) => phrases.length > 0)

const mostLines = 200
const mostPhrases = 20
const longestPhrase = 60

/** Number of the first line that the search can't use, starting at 1; `null` if there is none. */
export const findInvalidLine = (lines: string): number | null => {
  const wrong = lines.split('\n').findIndex((line, index) => {
    if (line.trim() === '') return false
    const [phrases = []] = readSynonyms(line)
    return index >= mostLines || phrases.length < 2 || phrases.length > mostPhrases || phrases.some(({ length }) => length > longestPhrase)
  })
  return wrong === -1 ? null : wrong + 1
}

const written: LocalizedValue<string> = {
  en: `refund = money back, withdrawal, return, reimbursement
cancel = cancellation, terminate, quit
invoice = bill, receipt
auth code = authcode, EPP, EPP code, authorization code, authorisation code, transfer code
transfer = move, migrate, migration
SSL = TLS, HTTPS, certificate
email = e-mail, mail, mailbox
price = pricing, cost, fee
support = help, contact, customer service, phone, phone number, hotline
nameserver = name server, DNS
website = site, homepage, web page
log in = login, sign in, password
privacy = GDPR, data protection
tax = VAT, GST, sales tax
uptime = SLA, availability, downtime
RAM = memory
storage = disk, disk space, SSD`,
  es: `reembolso = devolución, devolver, dinero, desistimiento
cancelar = anular, darse de baja, dar de baja, cancelación, baja
factura = facturación, recibo
código de autorización = auth code, authcode, EPP, código EPP, código de transferencia
transferir = transferencia, traslado, trasladar, migración, migrar, mover
SSL = TLS, HTTPS, certificado
correo = email, e-mail, buzón, mail
precio = coste, costo, tarifa, cuesta, cuestan
soporte = ayuda, asistencia, contacto, teléfono, número de teléfono, atención al cliente
servidor de nombres = nameserver, DNS
sitio web = página web, web, sitio, página
iniciar sesión = acceso, contraseña, login
privacidad = RGPD, protección de datos
impuestos = IVA, impuesto
disponibilidad = SLA, caída, uptime
copia de seguridad = backup, respaldo
RAM = memoria
almacenamiento = espacio, disco, SSD`,
  fr: `remboursement = rembourser, rétractation, retour
annuler = annulation, résilier, résiliation
facture = facturation, reçu
code d’autorisation = code auth, auth code, authcode, EPP, code EPP, code de transfert
transfert = transférer, déménager, migration, migrer, déplacer
SSL = TLS, HTTPS, certificat
mail = e-mail, email, courriel, messagerie, boîte mail
prix = tarif, coût, coûte
assistance = aide, support, contact, téléphone, numéro de téléphone, service client
serveur de noms = nameserver, DNS
site web = site internet, site
connexion = se connecter, mot de passe, login
confidentialité = RGPD, protection des données
taxe = TVA, TTC, HT
disponibilité = SLA, panne, uptime
sauvegarde = backup
RAM = mémoire
stockage = espace disque, disque, SSD`,
  de: `Rückerstattung = Erstattung, erstatten, Geld zurück, Widerruf, widerrufen, Rückgabe
kündigen = Kündigung, stornieren, beenden
Rechnung = Beleg, Quittung
Auth-Code = Authcode, Authinfo, EPP, EPP-Code, Autorisierungscode, Transfercode
Transfer = transferieren, Domaintransfer, übertragen, Umzug, umziehen, Wechsel, wechseln, mitnehmen
SSL = TLS, HTTPS, Zertifikat
E-Mail = Email, Mail, Postfach
Preis = Kosten, kostet, Gebühr
Support = Hilfe, Kontakt, Telefon, Telefonnummer, Kundendienst, Hotline
Nameserver = DNS
Website = Webseite, Homepage, Internetseite
anmelden = einloggen, Login, Passwort, Kennwort
Datenschutz = DSGVO
Steuer = USt, MwSt, Mehrwertsteuer, Umsatzsteuer
Verfügbarkeit = SLA, Ausfall, Uptime
Backup = Sicherung, Datensicherung, Sicherungskopie
RAM = Arbeitsspeicher
Speicherplatz = Speicher, Festplatte, SSD
VPS = vServer, virtueller Server`,
}

/** Defaults for a new shop. */
export const defaultSynonyms: Readonly<Partial<Record<Locale, string>>> = written
