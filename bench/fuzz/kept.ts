/** Prints the CMS schema as one line of JSON. A separate process, since it needs the shop's environment. */
import config from '@payload-config'
import { fieldNames } from '../../tests/support/border/shapes'

const { collections, globals } = await config
console.log(JSON.stringify({ collections: collections.map(fieldNames), globals: globals.map(fieldNames) }))
process.exit(0)
