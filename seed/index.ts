import type { Payload } from 'payload'
import { siteTag, insertContentChange } from '@/modules/content/publishing.repository'
import { rebuildPassages } from '@/modules/content/search/passages'
import { chooseContent, withoutDemoNote } from './chosen-content'
import { writeDemoHistory } from './demo-history'
import { writeLogins, type DemoLogin } from './demo-logins'
import { adoptFilledShop } from './adopt-filled-shop'
import { recordSeededKeys, readSeededKeys } from './seeded-key-repository'
import { writeCollection, type Written } from './write-collection'
import { writeGlobal } from './write-global'

export { demoLogins } from './demo-logins'

export interface SeedOptions {
  /** Restores every seeded document, deleted ones too. Other documents are left unchanged. */
  readonly reset?: boolean
  /** Writes a year of history for the demo customer, if there is one. */
  readonly withHistory?: boolean
  /** Called with one line per step. */
  readonly log?: (line: string) => void
}

export interface SeedSummary {
  readonly collections: Readonly<Record<string, Written>>
  readonly globals: Readonly<Record<string, 'written' | 'kept'>>
  readonly logins: readonly DemoLogin[]
  /** Written steps of the demo customer's history. */
  readonly pastSteps: number
  readonly isChanged: boolean
}

const sentence = (slug: string, { created, reset, kept }: Written): string =>
  `${slug}: ${[created && `${created} created`, reset && `${reset} reset`, kept && `${kept} kept`].filter(Boolean).join(', ')}`

/**
 * Fills the shop with the specification's catalogue (§9) and demo content in four languages, each document once. Later changes and
 * deletions are kept unless `reset`. Idempotent.
 */
export const seed = async (
  payload: Payload,
  { reset = false, withHistory = false, log = () => {} }: SeedOptions = {},
): Promise<SeedSummary> => {
  if (!reset && (await adoptFilledShop(payload))) log('this shop was filled before: nothing of the seed is new to it')
  const seeded = await readSeededKeys(payload)
  const { collectionSeeds, globalSeeds, isWithoutDemo } = chooseContent(seeded)
  if (isWithoutDemo) {
    await recordSeededKeys(payload.db.drizzle, ...withoutDemoNote)
    log('without demo content (SEED_DEMO_CONTENT)')
  }
  const collections: Record<string, Written> = {}
  for (const collection of collectionSeeds) {
    const written = await writeCollection(payload, collection, seeded, reset)
    collections[collection.slug] = written
    log(sentence(collection.slug, written))
  }

  const globals: Record<string, 'written' | 'kept'> = {}
  for (const global of globalSeeds) {
    globals[global.slug] = (await writeGlobal(payload, global, seeded, reset)) ? 'written' : 'kept'
    log(`${global.slug}: ${globals[global.slug]}`)
  }

  const logins = await writeLogins(payload)
  log(`logins: ${logins.length} written`)

  const isWritten =
    Object.values(collections).some(({ created, reset: restored }) => created + restored > 0) || Object.values(globals).includes('written')
  // Invalidates caches once, where saving in the admin would do so per document.
  if (isWritten) {
    await insertContentChange(payload.db.drizzle, [siteTag])
    await rebuildPassages(payload)
  }
  // Needs the catalogue.
  const pastSteps = withHistory ? await writeDemoHistory(payload) : 0
  if (withHistory) log(`history of the demo customer: ${pastSteps} written`)
  return { collections, globals, logins, pastSteps, isChanged: isWritten || logins.length > 0 }
}
