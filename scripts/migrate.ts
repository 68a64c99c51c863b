// npm run migrate: applies the migrations that the database lacks, as every production process does when it connects (`prodMigrations`).
import config from '@payload-config'
import { getPayload } from 'payload'

await getPayload({ config, disableOnInit: true })
process.exit(0)
