import type { PayloadRequest, TextField } from 'payload'
import { buildEnvironment } from '@/lib/config/env'
import { readRdapServer } from '@/core/domains/registry'
import { staff } from '@/payload/access/rules'
import { translate, words } from '@/payload/words'

const fault = words({
  en: 'Please enter the address of an RDAP server, such as https://rdap.example.com/v1/.',
  es: 'Introduzca la dirección de un servidor RDAP, por ejemplo https://rdap.example.com/v1/.',
  fr: 'Veuillez saisir l’adresse d’un serveur RDAP, par exemple https://rdap.example.com/v1/.',
  de: 'Bitte geben Sie die Adresse eines RDAP-Servers ein, zum Beispiel https://rdap.example.com/v1/.',
})

/** Loopback servers are allowed outside of production only. */
const read = (address: string) => readRdapServer(address, { allowLoopback: buildEnvironment().NODE_ENV !== 'production' })

/** RDAP server for this TLD if IANA's list lacks it or is wrong. Stored with its trailing slash. */
export const rdapServer: TextField = {
  name: 'rdapServer',
  type: 'text',
  label: words({ en: 'RDAP server', es: 'Servidor RDAP', fr: 'Serveur RDAP', de: 'RDAP-Server' }),
  access: { read: staff },
  maxLength: 300,
  admin: {
    position: 'sidebar',
    description: words({
      en: 'Only where IANA’s list lacks this ending: a wrong one makes taken names look free.',
      es: 'Solo si la lista de la IANA no incluye esta extensión: uno equivocado hace parecer libres nombres ocupados.',
      fr: 'Seulement si la liste de l’IANA ignore cette extension : une erreur ferait paraître libres des noms déjà pris.',
      de: 'Nur, wenn die Liste der IANA diese Endung nicht kennt: Ein falscher lässt vergebene Namen frei erscheinen.',
    }),
  },
  hooks: { beforeValidate: [({ value }: { value?: unknown }) => (typeof value === 'string' ? (read(value) ?? value.trim()) : value)] },
  validate: (value: unknown, { req }: { req: PayloadRequest }) =>
    value === undefined ||
    value === null ||
    value === '' ||
    (typeof value === 'string' && value.length <= 300 && read(value) !== null) ||
    translate(req, fault),
}
