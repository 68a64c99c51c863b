import net from 'node:net'
import { afterAll, describe, expect, it } from 'vitest'
import { askMailServer } from '../../../scripts/lib/doctor.mjs'
import { freePort } from '../../../scripts/lib/settings.mjs'

const servers: net.Server[] = []
afterAll(() => {
  for (const server of servers) server.close()
})

const serverThatSays = async (words: string): Promise<number> => {
  const port = await freePort()
  const server = net.createServer((socket) => socket.on('error', () => {}).write(words))
  servers.push(server)
  await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve))
  return port
}

describe('the mail server', () => {
  it('passes with a greeting', async () => {
    expect(await askMailServer(`smtp://user:password@127.0.0.1:${await serverThatSays('220 mail.test ESMTP\r\n')}`)).toMatch(/responds$/)
  })

  it('is reported in one line without its password if down or invalid', async () => {
    const dead = `smtp://user:password@127.0.0.1:${await freePort()}`
    await expect(askMailServer(dead)).rejects.toThrow(/^The mail server 127\.0\.0\.1:\d+ did not respond \(ECONNREFUSED\)\. Start it/)
    await expect(askMailServer(`smtp://127.0.0.1:${await serverThatSays('SSH-2.0-x\r\n')}`)).rejects.toThrow(/is not a mail server/)
  })

  it('may be unset', async () => {
    expect(await askMailServer(undefined)).toContain('MAIL_DIR')
  })
})
