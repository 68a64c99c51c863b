import type { Field, GlobalConfig } from 'payload'
import { unpaidOrders } from '@/lib/config/limits'
import { marketingGlobal } from '@/payload/access/rules'
import { checkbox, percentage, positiveNumber, wholeNumber } from '@/payload/fields/numbers'
import { keyList } from '@/payload/fields/rows'
import { listPrice, price } from '@/payload/fields/prices'
import { pricesShown, strikePolicy } from '@/payload/fields/settings'
import { taxRates, taxSeat } from '@/payload/fields/tax'
import { defaultStackLimit } from '@/payload/admin/promotions/category-nouns'
import { words } from '@/payload/words'
import { shownSettings } from './shown-settings'

/** P6: strike price of a family as a multiple of its price; off shows none. */
const strike = (family: 'ssl' | 'email', label: ReturnType<typeof words>, defaultValue: number): Field => ({
  type: 'row',
  fields: [
    checkbox(`${family}StrikeEnabled`, label, { defaultValue: true }),
    positiveNumber(
      `${family}StrikeMultiplier`,
      words({ en: 'Price times', es: 'Precio multiplicado por', fr: 'Prix multiplié par', de: 'Preis mal' }),
      { required: true, defaultValue },
    ),
  ],
})

export const pricingSettings: GlobalConfig = {
  ...shownSettings('pricing-settings', 'promotions', { isPriced: true }),
  label: words({ en: 'Pricing settings', es: 'Ajustes de precios', fr: 'Réglages des prix', de: 'Preiseinstellungen' }),
  access: marketingGlobal,
  fields: [
    percentage(
      'taxRate',
      words({
        en: 'Tax rate in percent',
        es: 'Tipo impositivo en porcentaje',
        fr: 'Taux de taxe en pour cent',
        de: 'Steuersatz in Prozent',
      }),
      { required: true, defaultValue: 0.1 },
    ),
    taxSeat,
    taxRates,
    pricesShown,
    wholeNumber(
      'maxCombinedDiscountPercent',
      words({
        en: 'Most that discounts may take together, in percent',
        es: 'Máximo de todos los descuentos juntos, en porcentaje',
        fr: 'Maximum cumulé des remises, en pour cent',
        de: 'Höchster gemeinsamer Rabatt in Prozent',
      }),
      { required: true, most: 100, defaultValue: 100 },
    ),
    {
      type: 'row',
      fields: [
        wholeNumber(
          'stackLimitPercent',
          words({
            en: 'Warn where promotions together may take more than, in percent',
            es: 'Avisar si las promociones juntas pueden superar, en porcentaje',
            fr: 'Avertir si les promotions cumulées peuvent dépasser, en pour cent',
            de: 'Warnen, wenn Aktionen zusammen mehr nehmen können als, in Prozent',
          }),
          {
            required: true,
            least: 1,
            most: 100,
            defaultValue: defaultStackLimit,
            description: words({
              en: 'The worst cart is looked for when a code or an automatic discount is edited. What a cart may lose at most is the limit above.',
              es: 'Al editar un código o un descuento automático se busca el peor carrito. Lo máximo que puede perder un carrito es el límite anterior.',
              fr: 'Le pire panier est recherché quand un code ou une remise automatique est modifié. Le maximum par panier reste la limite ci-dessus.',
              de: 'Der schlimmste Warenkorb wird gesucht, wenn ein Code oder automatischer Rabatt bearbeitet wird. Was ein Warenkorb höchstens verliert, sagt die Grenze darüber.',
            }),
          },
        ),
        checkbox(
          'refusesAboveStackLimit',
          words({
            en: 'Refuse to save beyond it',
            es: 'No guardar si se supera',
            fr: 'Refuser l’enregistrement au-delà',
            de: 'Darüber nicht speichern',
          }),
        ),
      ],
    },
    wholeNumber(
      'wildcardMultiplier',
      words({
        en: 'Wildcard certificate: price times',
        es: 'Certificado wildcard: precio multiplicado por',
        fr: 'Certificat wildcard : prix multiplié par',
        de: 'Wildcard-Zertifikat: Preis mal',
      }),
      { required: true, least: 1, most: 100, defaultValue: 3 },
    ),
    keyList(
      'wildcardExcluded',
      words({
        en: 'Certificates without wildcard',
        es: 'Certificados sin wildcard',
        fr: 'Certificats sans wildcard',
        de: 'Zertifikate ohne Wildcard',
      }),
      words({
        en: 'No authority may issue these as a wildcard.',
        es: 'Ninguna autoridad puede emitirlos como wildcard.',
        fr: 'Aucune autorité ne peut les délivrer en wildcard.',
        de: 'Keine Stelle darf sie als Wildcard ausstellen.',
      }),
      'certificates',
    ),
    price(
      'multiDomainPrice',
      words({
        en: 'Multi-domain certificate, a year',
        es: 'Certificado multidominio, al año',
        fr: 'Certificat multidomaine, par an',
        de: 'Multi-Domain-Zertifikat, pro Jahr',
      }),
      { required: true, defaultValue: 149.99 },
    ),
    {
      type: 'row',
      fields: [
        price(
          'defaultTransferPrice',
          words({
            en: 'Transfer of any other extension',
            es: 'Transferencia de otra extensión',
            fr: 'Transfert de toute autre extension',
            de: 'Transfer jeder anderen Endung',
          }),
          { required: true, defaultValue: 12.99 },
        ),
        listPrice(
          'defaultTransferOriginalPrice',
          words({ en: 'Its list price', es: 'Su precio de lista', fr: 'Son prix catalogue', de: 'Listenpreis dazu' }),
          'defaultTransferPrice',
          { required: true, defaultValue: 19.99 },
        ),
      ],
    },
    wholeNumber(
      'nameHoldHours',
      words({
        en: 'An ordered name is held for its buyer, in hours',
        es: 'Un nombre pedido se reserva a su comprador, en horas',
        fr: 'Un nom commandé est réservé à son acheteur, en heures',
        de: 'Ein bestellter Name bleibt für den Käufer vorgemerkt, in Stunden',
      }),
      {
        required: true,
        least: 1,
        most: 720,
        defaultValue: 72,
        description: words({
          en: 'Until its payment arrives. An order that was placed keeps the hours it began with.',
          es: 'Hasta que llegue su pago. Un pedido ya realizado conserva las horas con las que empezó.',
          fr: 'Jusqu’à l’arrivée du paiement. Une commande déjà passée garde la durée du moment.',
          de: 'Bis die Zahlung eingeht. Eine aufgegebene Bestellung behält die Frist, mit der sie begann.',
        }),
      },
    ),
    {
      type: 'row',
      fields: [
        wholeNumber(
          'transferDays',
          words({
            en: 'Days an order waits for a bank transfer',
            es: 'Días que un pedido espera una transferencia',
            fr: 'Jours d’attente d’un virement',
            de: 'Tage, die eine Bestellung auf eine Überweisung wartet',
          }),
          { required: true, least: unpaidOrders.reminderDays + 1, most: 60, defaultValue: unpaidOrders.defaults.transferDays },
        ),
        wholeNumber(
          'cardMinutes',
          words({
            en: 'Minutes an order waits for a card after its payment page was last opened',
            es: 'Minutos que un pedido espera una tarjeta desde que se abrió su página de pago por última vez',
            fr: 'Minutes d’attente d’un paiement par carte après la dernière ouverture de sa page',
            de: 'Minuten, die eine Bestellung nach dem letzten Öffnen der Zahlungsseite auf eine Karte wartet',
          }),
          { required: true, least: 15, most: 1440, defaultValue: unpaidOrders.defaults.cardMinutes },
        ),
      ],
    },
    wholeNumber(
      'unpaidDomains',
      words({
        en: 'Domains one buyer may reserve before paying',
        es: 'Dominios que un comprador puede reservar antes de pagar',
        fr: 'Domaines qu’un acheteur peut réserver avant de payer',
        de: 'Domains, die ein Käufer vor der Zahlung reservieren kann',
      }),
      {
        required: true,
        least: 1,
        most: 100,
        defaultValue: unpaidOrders.defaults.domains,
        description: words({
          en: 'Counted by account, email address and network. Each limited discount code counts once per buyer until it is paid.',
          es: 'Se cuenta por cuenta, correo y red. Cada código de descuento limitado cuenta una vez por comprador hasta que se paga.',
          fr: 'Compté par compte, adresse mail et réseau. Chaque code de réduction limité compte une fois par acheteur jusqu’au paiement.',
          de: 'Gezählt nach Konto, E-Mail-Adresse und Netz. Jeder begrenzte Rabattcode zählt bis zur Zahlung einmal je Käufer.',
        }),
      },
    ),
    strike(
      'ssl',
      words({
        en: 'Strike through a higher SSL price',
        es: 'Tachar un precio SSL más alto',
        fr: 'Barrer un prix SSL plus élevé',
        de: 'Höheren SSL-Preis durchstreichen',
      }),
      1.2,
    ),
    strike(
      'email',
      words({
        en: 'Strike through a higher email price',
        es: 'Tachar un precio de correo más alto',
        fr: 'Barrer un prix mail plus élevé',
        de: 'Höheren E-Mail-Preis durchstreichen',
      }),
      1.4,
    ),
    strikePolicy,
  ],
}
