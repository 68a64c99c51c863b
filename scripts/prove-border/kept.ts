/** What the CMS keeps, by its own configuration: one line of JSON. It reads the shop's environment, so it runs beside the shop. */
import config from '@payload-config'
import { fieldNames } from '../../tests/support/border/shapes'

const { collections, globals } = await config
console.log(JSON.stringify({ collections: collections.map(fieldNames), globals: globals.map(fieldNames) }))
process.exit(0)
