/**
 * npm run bench -- mail [--mails 1500 --each 100]: emails per second from the outbox through the worker to a mail server that takes
 * `--each` ms per email, with real Postgres, sockets and rendering.
 */
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import os from 'node:os'
import { parseArgs } from 'node:util'
import { withClient } from '../../scripts/lib/database.mjs'
import { fillAndBuild, seed } from '../../scripts/lib/seeding.mjs'
import { shopEnvironment } from '../../scripts/lib/settings.mjs'
import { checkMachine } from '../../scripts/lib/prepare.mjs'
import { say, step } from '../../scripts/lib/output.mjs'
import { openFreshDatabase, openTestServer } from '../../tests/runner/test-database.mjs'
import { programArguments } from '../../scripts/lib/typescript.mjs'
import { onStop, runCommand } from '../../scripts/lib/process.mjs'
import { openSmtpSink } from '../../tests/support/mail/smtp-sink'

const patience = 300_000

const queueMails = (databaseUrl: string, count: number): Promise<unknown> =>
  withClient(databaseUrl, (client) =>
    client.query(
      `insert into mail_outbox (id, template, recipient, locale, data, dedupe_key, status, urgency, attempts, next_attempt_at, created_at, updated_at)
       select gen_random_uuid(), (array['renewal-reminder', 'contact-confirmation', 'password-changed'])[1 + number % 3]::enum_mail_outbox_template,
         'reader-' || number || '@example.com', (array['en', 'es', 'fr', 'de'])[1 + number % 4]::enum_mail_outbox_locale,
         jsonb_build_object('domain', 'saltandbarley.com', 'expiresAt', '2027-02-19T00:00:00.000Z', 'days', 30, 'autoRenew', true,
           'price', jsonb_build_object('amount', 1499, 'currency', 'USD', 'digits', 2), 'name', 'Ada', 'message', repeat('A question. ', 40)),
         'bench:' || number, 'queued', 3, 0, now(), now(), now() from generate_series(1, $1::int) as number`,
      [count],
    ),
  )

await runCommand(async () => {
  checkMachine()
  const { values } = parseArgs({ options: { mails: { type: 'string', default: '1500' }, each: { type: 'string', default: '100' } } })
  const count = Number(values.mails)
  const sink = await openSmtpSink(Number(values.each))
  onStop(sink.close)
  const server = await step('Starting Postgres', openTestServer)
  const databaseUrl = await step('Creating a database', () => openFreshDatabase(server, 'mail'))
  const overrides = { SMTP_URL: sink.url, MAIL_FROM: 'desk@bench.localdomain', SITE_URL: 'http://localhost:3999' }
  const env = shopEnvironment({ databaseUrl, port: 3999, overrides })
  await fillAndBuild(env, { fill: (each) => seed(each), isBuilt: false })
  await step(`Queueing ${count} emails`, () => queueMails(databaseUrl, count))
  const worker = spawn(process.execPath, await programArguments('src/programs/worker.ts'), {
    env: { ...env, NODE_ENV: 'production' },
    stdio: ['ignore', 'ignore', 'inherit'],
  })
  const over = once(worker, 'exit')
  onStop(async () => {
    worker.kill('SIGTERM')
    await over
  })
  await step('Waiting for the first email', () => sink.arrived(1))
  const began = performance.now()
  const arrived = await step('Waiting for all emails', () =>
    Promise.race([
      sink.arrived(count).then(() => true),
      new Promise<boolean>((resolve) => setTimeout(() => resolve(false), patience).unref()),
    ]),
  )
  const seconds = (performance.now() - began) / 1000
  const different = new Set(sink.mails.map(({ messageId }) => messageId)).size
  const cpu = os.cpus()[0]?.model.trim() ?? 'unknown processor'
  say(
    `  ${(sink.mails.length / seconds).toFixed(0)} emails per second (${sink.mails.length} in ${seconds.toFixed(1)} s, ${values.each} ms per email on the server)`,
  )
  say(
    `  ${different} distinct emails, ${sink.mails.length - different} duplicates, ${sink.connections} connections; ${os.cpus().length} × ${cpu}`,
  )
  return arrived && different === count ? 0 : 1
})
