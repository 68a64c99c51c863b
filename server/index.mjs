// node server/index.mjs dev|start [address to listen on]: what `npm start`, `npm run dev` and the image run.
import { fileURLToPath } from 'node:url'
import { serve } from './serve.mjs'

const [, , mode, hostname] = process.argv
const { PORT = '3000', SITE_URL = 'http://localhost:3000', TRUSTED_PROXY_COUNT = '0', DRAIN_MS = '0', WAITS_AT_PORT } = process.env

try {
  await serve({
    mode: mode === 'dev' ? 'dev' : 'start',
    dir: fileURLToPath(new URL('..', import.meta.url)),
    port: Number(PORT),
    proxies: Number(TRUSTED_PROXY_COUNT || 0),
    site: SITE_URL,
    drain: Number(DRAIN_MS || 0),
    ...(hostname === undefined ? {} : { hostname }),
    ...(WAITS_AT_PORT === undefined ? {} : { waitsAt: Number(WAITS_AT_PORT) }),
  })
} catch (error) {
  console.error(error)
  process.exit(1)
}
