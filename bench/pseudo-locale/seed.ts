// Seeds DATABASE_URL like `seed/run.ts`, with the pseudo-locale instead of German.
import config from '@payload-config'
import { getPayload } from 'payload'
import { seed } from '../../seed'
import { collectionSeeds, globalSeeds } from '../../seed/collections'
import { pseudoContent } from './pseudo-content'

// changes this process's registries only
for (const entry of collectionSeeds) Object.assign(entry, { documents: pseudoContent(entry.documents) })
for (const entry of globalSeeds) Object.assign(entry, { document: pseudoContent(entry.document) })

await seed(await getPayload({ config }))
process.exit(0)
