import type { Endpoint } from 'payload'
import { z } from 'zod'
import { defaultLocale } from '@/lib/config/locales'
import { createContext } from '@/container'
import { chargeNow, readCharges, type NotCharged } from '@/modules/renewals/dunning/dunning.service'
import { words, type Words } from '@/cms/words'
import { answered, forbidden, refused, staffMember } from './staff-calls'

const refusals = {
  'not-found': [
    404,
    words({
      en: 'No card is to pay this.',
      es: 'Ninguna tarjeta paga esto.',
      fr: 'Aucune carte ne règle ce paiement.',
      de: 'Hierfür ist keine Karte vorgesehen.',
    }),
  ],
  'not-possible': [
    409,
    words({
      en: 'It is paid or being charged. Reload the page.',
      es: 'Está pagado o se está cobrando. Vuelva a cargar la página.',
      fr: 'Il est payé ou en cours de débit. Rechargez la page.',
      de: 'Sie ist bezahlt oder wird gerade abgebucht. Bitte laden Sie die Seite neu.',
    }),
  ],
} as const satisfies Record<NotCharged, readonly [number, Words]>

const idOf = (asked: unknown): string | null => z.uuid().safeParse(asked).data ?? null

/** `GET /api/payments/{id}/charges`: what became of the tries to take a payment from a kept card. */
export const readChargesEndpoint: Endpoint = {
  method: 'get',
  path: '/:id/charges',
  handler: async (req) => {
    if (staffMember(req) === null) return refused(req, forbidden)
    const id = idOf(req.routeParams?.['id'])
    return answered({ charges: id === null ? null : await readCharges(req.payload.db.drizzle, id) })
  },
}

/** `POST /api/payments/{id}/charge`: admin and support try again at once (U24). */
export const chargeNowEndpoint: Endpoint = {
  method: 'post',
  path: '/:id/charge',
  handler: async (req) => {
    const by = staffMember(req)
    if (by === null) return refused(req, forbidden)
    const id = idOf(req.routeParams?.['id'])
    const charged = id === null ? null : await chargeNow(createContext(req.payload, defaultLocale), id, by)
    if (charged?.ok) return answered({ state: charged.value })
    return refused(req, refusals[charged?.error ?? 'not-found'])
  },
}
