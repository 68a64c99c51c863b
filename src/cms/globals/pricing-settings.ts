import type { Field, GlobalConfig } from 'payload'
import { marketingGlobal } from '../access/sets'
import { groups } from '../admin/groups'
import { checkbox } from '../fields/flags'
import { keyList } from '../fields/lists'
import { listPrice, percentage, positiveNumber, price, wholeNumber } from '../fields/numbers'
import { shownGlobal } from '../hooks/after-publish'
import { keptGlobalVersions } from '../versions/kept-versions'
import { words } from '../words'

/** P6: the struck-through price of a family is its price times this; off shows none. */
const strike = (family: 'ssl' | 'email', label: ReturnType<typeof words>, defaultValue: number): Field => ({
  type: 'row',
  fields: [
    checkbox(`${family}StrikeEnabled`, label, { defaultValue: true }),
    positiveNumber(`${family}StrikeMultiplier`, words('Price times', 'Precio multiplicado por', 'Prix multiplié par', 'Preis mal'), {
      required: true,
      defaultValue,
    }),
  ],
})

export const pricingSettings: GlobalConfig = {
  slug: 'pricing-settings',
  label: words('Pricing settings', 'Ajustes de precios', 'Réglages des prix', 'Preiseinstellungen'),
  access: marketingGlobal,
  admin: { group: groups.promotions },
  versions: keptGlobalVersions,
  hooks: shownGlobal('pricing-settings', { isPriced: true }),
  fields: [
    percentage(
      'taxRate',
      words('Tax rate in percent', 'Tipo impositivo en porcentaje', 'Taux de taxe en pour cent', 'Steuersatz in Prozent'),
      { required: true, defaultValue: 0.1 },
    ),
    wholeNumber(
      'maxCombinedDiscountPercent',
      words(
        'Most that discounts may take together, in percent',
        'Máximo de todos los descuentos juntos, en porcentaje',
        'Maximum cumulé des remises, en pour cent',
        'Höchster gemeinsamer Rabatt in Prozent',
      ),
      {
        required: true,
        most: 100,
        defaultValue: 100,
      },
    ),
    wholeNumber(
      'wildcardMultiplier',
      words(
        'Wildcard certificate: price times',
        'Certificado wildcard: precio multiplicado por',
        'Certificat wildcard : prix multiplié par',
        'Wildcard-Zertifikat: Preis mal',
      ),
      {
        required: true,
        least: 1,
        most: 100,
        defaultValue: 3,
      },
    ),
    keyList(
      'wildcardExcluded',
      words('Certificates without wildcard', 'Certificados sin wildcard', 'Certificats sans wildcard', 'Zertifikate ohne Wildcard'),
      words(
        'No authority may issue these as a wildcard.',
        'Ninguna autoridad puede emitirlos como wildcard.',
        'Aucune autorité ne peut les délivrer en wildcard.',
        'Keine Stelle darf sie als Wildcard ausstellen.',
      ),
      'certificates',
    ),
    price(
      'multiDomainPrice',
      words(
        'Multi-domain certificate, a year',
        'Certificado multidominio, al año',
        'Certificat multidomaine, par an',
        'Multi-Domain-Zertifikat, pro Jahr',
      ),
      { required: true, defaultValue: 149.99 },
    ),
    {
      type: 'row',
      fields: [
        price(
          'defaultTransferPrice',
          words(
            'Transfer of any other extension',
            'Transferencia de otra extensión',
            'Transfert de toute autre extension',
            'Transfer jeder anderen Endung',
          ),
          { required: true, defaultValue: 12.99 },
        ),
        listPrice(
          'defaultTransferOriginalPrice',
          words('Its list price', 'Su precio de lista', 'Son prix catalogue', 'Listenpreis dazu'),
          'defaultTransferPrice',
          { required: true, defaultValue: 19.99 },
        ),
      ],
    },
    wholeNumber(
      'nameHoldHours',
      words(
        'An ordered name is held for its buyer, in hours',
        'Un nombre pedido se reserva a su comprador, en horas',
        'Un nom commandé est réservé à son acheteur, en heures',
        'Ein bestellter Name bleibt für den Käufer vorgemerkt, in Stunden',
      ),
      {
        required: true,
        least: 1,
        most: 720,
        defaultValue: 72,
        description: words(
          'Until its payment arrives. An order that was placed keeps the hours it began with.',
          'Hasta que llegue su pago. Un pedido ya realizado conserva las horas con las que empezó.',
          'Jusqu’à l’arrivée du paiement. Une commande déjà passée garde la durée du moment.',
          'Bis die Zahlung eingeht. Eine aufgegebene Bestellung behält die Frist, mit der sie begann.',
        ),
      },
    ),
    strike(
      'ssl',
      words(
        'Strike through a higher SSL price',
        'Tachar un precio SSL más alto',
        'Barrer un prix SSL plus élevé',
        'Höheren SSL-Preis durchstreichen',
      ),
      1.2,
    ),
    strike(
      'email',
      words(
        'Strike through a higher e-mail price',
        'Tachar un precio de correo más alto',
        'Barrer un prix e-mail plus élevé',
        'Höheren E-Mail-Preis durchstreichen',
      ),
      1.4,
    ),
  ],
}
