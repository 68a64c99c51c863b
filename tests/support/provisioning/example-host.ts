import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { createProvisioner, openPlans } from '../../../examples/provisioner/provisioner.mjs'
import type { Provisioner } from '@/core/provisioning/provisioning'
import { createHttpProvisioner } from '@/integrations/provisioning/http'
import { createHttpSender } from '@/integrations/webhook-sender'
import { signMessage } from '@/lib/crypto/sign-message'

export const hostSecret = `whsec_${Buffer.alloc(32, 'h').toString('base64')}`

interface HttpHostOptions {
  readonly url: string
  readonly secret?: string
  readonly allowLoopback?: boolean
}

/** The adapter as the container wires it. */
export const httpProvisionerTo = ({ url, secret = hostSecret, allowLoopback = true }: HttpHostOptions): Provisioner => {
  const sender = createHttpSender({ patience: 5_000, answerKept: 65_536, allowLoopback })
  const now = Date.now
  return createHttpProvisioner({
    now,
    post: (eventId, body) => sender.send(signMessage({ url, eventId, body, at: now(), secrets: [secret] })),
  })
}

/** The example program in this process, behind a real socket. */
export const openExampleHost = async ({ settleMs = 0 }: { readonly settleMs?: number } = {}) => {
  const folder = mkdtempSync(path.join(tmpdir(), 'plans-'))
  const plans = openPlans(folder)
  const server = createProvisioner({ plans, secret: hostSecret, machine: { host: 'panel.hosts.test', ipv4: '203.0.113.10' }, settleMs })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo
  return {
    url: `http://127.0.0.1:${port}/jobs`,
    folder,
    plans,
    close: async () => {
      server.closeAllConnections()
      server.close()
      rmSync(folder, { recursive: true })
    },
  }
}
