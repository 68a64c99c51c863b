// Stands where Next does, and says what it was told.
import http from 'node:http'

const server = http.createServer((request, response) => {
  if (request.url === '/too-large') response.writeHead(413).end()
  else response.end(JSON.stringify(request.headers))
})
// as Next does with what it does not know
server.on('upgrade', (_request, socket) => socket.destroy())
server.listen(0, '127.0.0.1', () => process.send?.(server.address().port))
