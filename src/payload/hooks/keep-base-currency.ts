import type { CollectionBeforeDeleteHook } from 'payload'
import { words } from '@/payload/words'
import { refuseConflict } from './documents'

const refusal = words({
  en: 'US dollars cannot be removed: every price is stored in them.',
  es: 'El dólar estadounidense no se puede eliminar: todos los precios se guardan en esa moneda.',
  fr: 'Le dollar américain ne peut pas être supprimé : tous les prix y sont enregistrés.',
  de: 'Der US-Dollar kann nicht entfernt werden: Alle Preise sind darin gespeichert.',
})

/** M3: prices are stored in USD, so its row cannot be deleted. */
export const keepBaseCurrency: CollectionBeforeDeleteHook = async ({ id, req }) => {
  const currency = await req.payload.findByID({ collection: 'currencies', id, depth: 0, overrideAccess: true, req })
  if (currency.code === 'USD') refuseConflict({ req }, refusal)
}
