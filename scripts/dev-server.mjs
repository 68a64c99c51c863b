// node scripts/dev-server.mjs dev [hostname]: the server of `npm run dev`. Next's own, without page cache and limits, so that edits show at
// once.
import { once } from 'node:events'
import http from 'node:http'
import next from 'next'
import { onStop } from '../server/drain.mjs'
import { handOff } from '../server/hand-off.mjs'
import { localRequestToken, redirectToSite, resolveClientIp } from '../server/visitor.mjs'
import { root } from './lib/project.mjs'

const { PORT = '3000', SITE_URL: site = 'http://localhost:3000', TRUSTED_PROXY_COUNT } = process.env
/** All addresses by default. */
const hostname = process.argv[3]
const port = Number(PORT)
const proxies = Number(TRUSTED_PROXY_COUNT || 0)

handOff.localRequestToken = localRequestToken
const server = http.createServer()
const app = next({ dev: true, dir: root, port, httpServer: server, ...(hostname === undefined ? {} : { hostname }) })
const handle = app.getRequestHandler()
server.on('request', (request, response) => {
  const elsewhere = redirectToSite(request, { site, proxies })
  if (elsewhere !== undefined) return void response.writeHead(307, elsewhere).end()
  resolveClientIp(request, proxies)
  void handle(request, response)
})
server.listen(port, hostname)
await once(server, 'listening')
await app.prepare()
onStop(async () => {
  server.closeAllConnections()
  await app.close()
})
