// Fills the database of DATABASE_URL as `seed/run.ts` does, but with the pseudo-locale in the place of German.
import config from '@payload-config'
import { getPayload } from 'payload'
import { seed } from '../../seed'
import { collectionSeeds, globalSeeds } from '../../seed/collections'
import { pseudoContent } from './pseudo-content'

// the registries of this process alone
for (const entry of collectionSeeds) Object.assign(entry, { documents: pseudoContent(entry.documents) })
for (const entry of globalSeeds) Object.assign(entry, { document: pseudoContent(entry.document) })

await seed(await getPayload({ config }))
process.exit(0)
