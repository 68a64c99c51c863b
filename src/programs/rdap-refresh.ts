// node scripts/run.mjs src/programs/rdap-refresh.ts: fetches the RDAP bootstrap list (RFC 9224) into RDAP_DIR, if valid.
import fs from 'node:fs'
import { buildEnvironment } from '@/lib/config/env'
import { refreshBootstrap } from '@/integrations/rdap/bootstrap'

if (fs.existsSync('.env')) process.loadEnvFile('.env')
const { RDAP_BOOTSTRAP_URL, RDAP_DIR } = buildEnvironment()
const refreshed = await refreshBootstrap({ address: RDAP_BOOTSTRAP_URL, folder: RDAP_DIR })
if (refreshed.ok) {
  const { servers, publishedAt } = refreshed.value
  process.stdout.write(`${servers.size} extensions, published ${new Date(publishedAt).toISOString()}: ${RDAP_DIR}\n`)
} else {
  process.stderr.write(`The list from ${RDAP_BOOTSTRAP_URL} was rejected (${refreshed.error}); keeping the current one.\n`)
  process.exitCode = 1
}
