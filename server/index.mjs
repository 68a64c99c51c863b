// node server/index.mjs dev|start [hostname]: entry point of `npm start`, `npm run dev` and the image.
import { fileURLToPath } from 'node:url'
import { serve } from './serve.mjs'

const [, , mode, hostname] = process.argv
const { PORT = '3000', SITE_URL = 'http://localhost:3000', TRUSTED_PROXY_COUNT = '0', SHUTDOWN_DRAIN_MS = '0', STANDBY_PORT } = process.env

try {
  await serve({
    mode: mode === 'dev' ? 'dev' : 'start',
    dir: fileURLToPath(new URL('..', import.meta.url)),
    port: Number(PORT),
    proxies: Number(TRUSTED_PROXY_COUNT || 0),
    site: SITE_URL,
    drain: Number(SHUTDOWN_DRAIN_MS || 0),
    ...(hostname === undefined ? {} : { hostname }),
    ...(STANDBY_PORT === undefined ? {} : { waitsAt: Number(STANDBY_PORT) }),
  })
} catch (error) {
  console.error(error)
  process.exit(1)
}
